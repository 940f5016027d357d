import type { Match } from '@kampdag/core/league/match/match';
import { historySince, startOf } from '@kampdag/core/league/match/matchStart';
import { sportKindOf } from '@kampdag/core/site/deployment';
import type { Services } from '../context/services.ts';
import { type LazyActor, lazyActor } from './lazyActor.ts';
import { nothingKnown } from './liveFacts.ts';
import type { LiveRequest, LiveSnapshot } from './liveMatchMachine.ts';

/** The machine of a live page. */
export type LiveActor = LazyActor<LiveSnapshot, LiveRequest>;

/** The state before any update. */
export const initialLive: LiveSnapshot = { value: 'waiting', context: nothingKnown };

/** The live-match machine over the live channel; its code is loaded after the first view. */
export const followMatch = (
  match: Match,
  { loadLiveChannel, clock, deployment, renderedAt, viewing }: Services,
): LiveActor =>
  lazyActor<LiveSnapshot, LiveRequest>(initialLive, async () => {
    const [{ createLiveMatchActor }, channel] = await Promise.all([
      import('./liveMatchMachine.ts'),
      loadLiveChannel(),
    ]);
    return () =>
      createLiveMatchActor(channel, {
        of: {
          matchId: match.matchId,
          sport: sportKindOf(deployment, match.sportId),
          since: historySince(match, renderedAt),
        },
        startsAt: startOf(match),
        now: clock.now,
        delay: (viewing?.delay ?? 0) * 1000,
      });
  });
