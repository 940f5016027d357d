import type { MatchId } from '@kampdag/core/ids';
import type { LiveChannel } from '@kampdag/core/live/channel/channel';
import type { LiveScore } from '@kampdag/core/live/channel/goals';
import type { LiveMatchOf } from '@kampdag/core/live/channel/stream';
import { lazyActor, type MachineView, type ReadableActor } from './lazyActor.ts';
import type { Behind, LiveScoresEvent } from './liveScoresMachine.ts';

/** What a view reads of the live scores. */
export type LiveScoresSnapshot = MachineView<
  unknown,
  {
    /** The scores that are known, by match: another map whenever one of them changes. */
    readonly scores: ReadonlyMap<MatchId, LiveScore>;
    /** The scores of the matches that are shown as they were at a moment: nothing later of them may be seen. */
    readonly pinned: ReadonlyMap<MatchId, LiveScore>;
  }
>;

/** The running scores of the matches that some place of the page shows: one subscription a match, however many show it. */
export interface LiveScores extends ReadableActor<LiveScoresSnapshot> {
  /** Follows matches for one place, until what it returns is called. */
  readonly follow: (matches: readonly LiveMatchOf[]) => () => void;
  /** Has every place show a match as it was at a moment; null: as it is. */
  readonly pin: (matchId: MatchId, score: LiveScore | null) => void;
}

/** The live scores of a page. Nothing is loaded while no match is in play. */
export const createLiveScores = (loadLiveChannel: () => Promise<LiveChannel>, behind: Behind): LiveScores => {
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
