import type { Batch, Feed } from './feed.ts';
import type { Line } from './line.ts';
import type { Position } from './serials.ts';

/** What somebody has missed of a channel, on its way to him. */
export interface Replay {
  readonly feed: Feed;
  /** The place of the last batch that was written; moves with the replay. */
  at: Position;
  readonly write: (batch: Batch) => void;
  /** Called when what was missed is gone before it could be written; the replay goes on from the floor. */
  readonly onLoss: () => void;
  /** Called when nothing is missing any more, in the turn of the last write. */
  readonly onEnd: () => void;
}

/** Replays of one line: one at a time, in the order of asking, each batch when the reader has taken what came before. */
export interface Replays {
  readonly add: (replay: Replay) => void;
  readonly remove: (replay: Replay) => void;
  /** Goes on; to be called when the reader has taken what waited. */
  readonly pump: () => void;
}

/** However much was missed, no more of it waits for the reader than `room` bytes and a batch. */
export const createReplays = (line: Pick<Line, 'queued' | 'isOpen'>, room: number): Replays => {
  const waiting = new Set<Replay>();

  /** Whether the replay has come to its end. */
  const advance = (replay: Replay): boolean => {
    const { feed } = replay;
    if (replay.at < feed.floor()) {
      replay.at = feed.floor();
      replay.onLoss();
    }
    while (line.isOpen() && line.queued() < room) {
      const next = feed.next(replay.at);
      if (next === undefined) return true;
      replay.at = next.position;
      replay.write(next);
    }
    return false;
  };

  const pump = (): void => {
    for (const replay of waiting) {
      if (!advance(replay)) return;
      waiting.delete(replay);
      replay.onEnd();
    }
  };

  return {
    add: (replay) => {
      waiting.add(replay);
      if (waiting.size === 1) pump();
    },
    remove: (replay) => {
      if (waiting.delete(replay)) pump();
    },
    pump,
  };
};
