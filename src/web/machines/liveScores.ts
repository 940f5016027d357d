import type { MatchId } from '@kampdag/core/ids';
import type { LiveChannel } from '@kampdag/core/live/channel/channel';
import type { LiveScore } from '@kampdag/core/live/channel/goals';
import type { LiveMatchOf } from '@kampdag/core/live/channel/stream';
import { lazyActor, type MachineView, type ReadableActor } from './lazyActor.ts';
import type { DisplayDelay, LiveScoresEvent } from './liveScoresMachine.ts';

/** What views read of the live scores. */
export type LiveScoresSnapshot = MachineView<
  unknown,
  {
    /** The scores by match; a new map whenever one changes. */
    readonly scores: ReadonlyMap<MatchId, LiveScore>;
    /** The scores of matches shown at a past moment; they hide all later ones. */
    readonly pinned: ReadonlyMap<MatchId, LiveScore>;
  }
>;

/** The live scores of the matches on the page: one subscription per match, however many components show it. */
export interface LiveScores extends ReadableActor<LiveScoresSnapshot> {
  /** Follows matches for one component; returns a function that releases them. */
  readonly follow: (matches: readonly LiveMatchOf[]) => () => void;
  /** Shows a match everywhere as it was at a moment; null shows it live again. */
  readonly pin: (matchId: MatchId, score: LiveScore | null) => void;
}

/** The live scores of a page. Loads nothing while no match is in play. */
export const createLiveScores = (
  loadLiveChannel: () => Promise<LiveChannel>,
  behind: DisplayDelay,
): LiveScores => {
  const initial: LiveScoresSnapshot = { value: null, context: { scores: new Map(), pinned: new Map() } };
  const actor = lazyActor<LiveScoresSnapshot, LiveScoresEvent>(initial, async () => {
    const [{ createLiveScoresActor }, channel] = await Promise.all([
      import('./liveScoresMachine.ts'),
      loadLiveChannel(),
    ]);
    return () => createLiveScoresActor(channel, behind);
  });
  return {
    getSnapshot: actor.getSnapshot,
    subscribe: actor.subscribe,
    follow: (matches) => {
      if (matches.length === 0) return () => undefined;
      actor.start();
      actor.send({ type: 'follow', matches });
      return () => actor.send({ type: 'release', matches });
    },
    pin: (matchId, score) => {
      actor.start();
      actor.send({ type: 'pin', matchId, score });
    },
  };
};
