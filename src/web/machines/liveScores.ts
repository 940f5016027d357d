import type { LiveChannel } from '@kampdag/core/live/channel/channel';
import type { DisplayDelay, followScores, LiveScoresSnapshot } from './followScores.ts';
import { lazyActor, type ReadableActor } from './lazyActor.ts';

/** Before any match is followed. */
const noScores: LiveScoresSnapshot = { context: { scores: new Map(), pinned: new Map() } };

type FollowedScores = ReturnType<typeof followScores>;

/** The live scores of the matches on the page: one subscription per match, however many components show it. */
export type LiveScores = ReadableActor<LiveScoresSnapshot> & Pick<FollowedScores, 'follow' | 'pin'>;

/** The live scores of a page. Loads nothing while no match is in play. */
export const createLiveScores = (
  loadLiveChannel: () => Promise<LiveChannel>,
  behind: DisplayDelay,
): LiveScores => {
  const actor = lazyActor<LiveScoresSnapshot, (scores: FollowedScores) => void>(noScores, async () => {
    const [{ followScores, scoresOver }, channel] = await Promise.all([
      import('./followScores.ts'),
      loadLiveChannel(),
    ]);
    return () => {
      const scores = followScores(noScores, scoresOver(channel, behind));
      return {
        getSnapshot: () => scores.snapshot$.value,
        subscribe: (next) => scores.snapshot$.subscribe(next),
        send: (change) => change(scores),
        start: () => undefined,
        stop: () => undefined,
      };
    };
  });
  return {
    getSnapshot: actor.getSnapshot,
    subscribe: actor.subscribe,
    follow: (matches) => {
      if (matches.length === 0) return () => undefined;
      let release: (() => void) | undefined;
      actor.start();
      actor.send((scores) => {
        release = scores.follow(matches);
      });
      return () => actor.send(() => release?.());
    },
    pin: (matchId, score) => {
      actor.start();
      actor.send((scores) => scores.pin(matchId, score));
    },
  };
};
