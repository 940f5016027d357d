import type { GatewayClient, GatewayFailure } from '@kampdag/core/gateway/client';
import { readLog } from '@kampdag/core/gateway/composed/readLog';
import { matchIncidents } from '@kampdag/core/gateway/matchEndpoints';
import type { MatchId } from '@kampdag/core/ids';
import type { PeriodResult } from '@kampdag/core/league/incident/incident';
import { byPlace, decidedIn, periodPlaceOf } from '@kampdag/core/league/match/periodPlace';
import { playedPeriods } from '@kampdag/core/league/match/playedPeriods';
import { publicationOf, publicationOn } from '@kampdag/core/league/match/publication';
import { momentOf } from '@kampdag/core/live/cursor/moment';
import type { Serial } from '@kampdag/core/live/log/timeToken';
import { type LiveMatch, matchUntil } from '@kampdag/core/live/match';
import { type Deployment, playedSportOfMatch } from '@kampdag/core/site/deployment';
import type { Sport } from '@kampdag/core/sport/sport';
import type { SportKind } from '@kampdag/core/sportKind';
import type { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { either, function as fn, taskEither } from 'fp-ts';
import { matchWithLeague } from '../states/matchCalls.ts';
import type { CardPeriod, MatchCardFacts, OfficialPeriods } from './matchCard.ts';

const officialPeriods = (sport: Sport, results: readonly PeriodResult[]): OfficialPeriods => {
  const played = playedPeriods(results, sport);
  return {
    periods: played
      .flatMap((result): readonly CardPeriod[] => {
        const place = periodPlaceOf(sport, result);
        return place === null || place.kind === 'shootout'
          ? []
          : [{ place, score: { home: result.homeGoals, away: result.awayGoals } }];
      })
      .toSorted((a, b) => byPlace(a.place, b.place)),
    decidedIn: decidedIn(sport, played),
  };
};

/** The ports and the time that a match card is loaded with. */
export interface CardRequest {
  readonly gateway: GatewayClient;
  readonly deployment: Deployment;
  readonly now: Instant;
}

/** The facts of a match card, with the match's league. */
export interface FoundMatch {
  readonly facts: MatchCardFacts;
  readonly sport: SportKind;
  /** Null where unknown. */
  readonly league: string | null;
}

/** The match of a log as of the serial of a moment; null before its first message. */
const atMoment = (live: LiveMatch, at: Serial): LiveMatch | null => {
  const moment = momentOf(live, at);
  return moment === null ? null : matchUntil(live, moment.serial);
};

/**
 * Loads the facts of a match card: its periods once it has a result, its log before, and at a moment the log until then. Errors: the
 * gateway's failure.
 *
 * @param at the serial of a moment's last message; null for now
 */
export const findMatch = (
  { gateway, deployment, now }: CardRequest,
  matchId: MatchId,
  at: Serial | null = null,
): taskEither.TaskEither<GatewayFailure, FoundMatch> =>
  fn.pipe(
    matchWithLeague(gateway, matchId),
    taskEither.chain(({ match, league }) =>
      taskEither.fromTask(async () => {
        const sport = playedSportOfMatch(deployment, match);
        const isPublished = league === null || publicationOn(publicationOf(league), match.date).results;
        const isOver = match.result !== null && at === null;
        const [incidents, live] = await Promise.all([
          isPublished && isOver ? gateway.fetch(matchIncidents, { matchId })() : null,
          isPublished && !isOver ? readLog(gateway, matchId, sport)() : null,
        ]);
        return {
          facts: {
            match: at === null ? match : { ...match, result: null },
            isPublished,
            live: live === null || at === null ? live : atMoment(live, at),
            official:
              incidents === null || either.isLeft(incidents)
                ? null
                : officialPeriods(sport, incidents.right.periodResults),
            now: osloWallTime(now),
          },
          sport: sport.kind,
          league: match.tournamentName ?? league?.name ?? null,
        };
      }),
    ),
  );
