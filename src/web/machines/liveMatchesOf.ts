import type { Match } from '@kampdag/core/league/match/match';
import type { LiveMatchOf } from '@kampdag/core/live/channel/stream';
import { type Deployment, playedSportOfMatch } from '@kampdag/core/site/deployment';
import { startOfOsloDay } from '@kampdag/core/time/oslo';

/** The matches as their live channels are followed; none of those without a date. */
export const liveMatchesOf = (deployment: Deployment, matches: readonly Match[]): readonly LiveMatchOf[] =>
  matches.flatMap((match) =>
    match.date === null
      ? []
      : [
          {
            matchId: match.matchId,
            sport: playedSportOfMatch(deployment, match),
            since: startOfOsloDay(match.date),
          },
        ],
  );
