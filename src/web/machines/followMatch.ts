import type { Match } from '@kampdag/core/league/match/match';
import { historySince, startOf } from '@kampdag/core/league/match/matchStart';
import { sportKindOf } from '@kampdag/core/site/deployment';
import type { Services } from '../context/services.ts';
import { type LaterActor, laterActor } from './laterActor.ts';
import { type LiveShown, type LiveWish, nothingKnown } from './liveMatchState.ts';

/** The match's machine over the live channel; its code comes after the first view. */
export const followMatch = (
  match: Match,
  { loadLiveChannel, clock, deployment, renderedAt }: Services,
): LaterActor<LiveShown, LiveWish> =>
  laterActor<LiveShown, LiveWish>(nothingKnown, async () => {
    const [{ startFollowing }, channel] = await Promise.all([
      import('./startFollowing.ts'),
      loadLiveChannel(),
    ]);
    return startFollowing(channel, {
      of: {
        matchId: match.matchId,
        sport: sportKindOf(deployment, match.sportId),
        since: historySince(match, renderedAt),
      },
      startsAt: startOf(match),
      now: clock.now,
    });
  });
