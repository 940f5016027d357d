import type { Alarm } from '../log/alarm.ts';
import type { Batch } from '../protocol/batch.ts';
import type { Position } from '../protocol/serials.ts';
import type { Line } from '../session/line.ts';
import type { Feed } from './feed.ts';

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

/** Batches of one line in one turn: others have theirs between. */
const TURN = 32;

/** However much was missed, no more of it waits for the reader than fills the line. */
export const createReplays = (
  line: Pick<Line, 'isFull' | 'isOpen' | 'together'>,
  { after }: Alarm,
): Replays => {
  const waiting = new Set<Replay>();
  let isPlanned = false;

  /** Writes so many batches at most; tells how many are left to this turn, or undefined where the replay has not come to its end. */
  const advance = (replay: Replay, most: number): number | undefined => {
    const { feed } = replay;
    if (replay.at < feed.floor()) {
      replay.at = feed.floor();
      replay.onLoss();
    }
    for (let left = most; left > 0 && line.isOpen() && !line.isFull(); left -= 1) {
      const next = feed.next(replay.at);
      if (next === undefined) return left;
      replay.at = next.position;
      replay.write(next);
    }
    return undefined;
  };

  const turn = (): void => {
    let left = TURN;
    for (const replay of waiting) {
      const rest = advance(replay, left);
      if (rest === undefined) break;
      left = rest;
      waiting.delete(replay);
      replay.onEnd();
    }
    // What is full goes on when it has been read, what only had its turn by itself.
    if (waiting.size > 0 && line.isOpen() && !line.isFull()) plan();
  };

  const pump = (): void => line.together(turn);

  const plan = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    after(0, () => {
      isPlanned = false;
      pump();
    });
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
