import type { Scheduler } from '../../effects.ts';
import type { Batch } from '../protocol/batch.ts';
import type { Position } from '../protocol/serials.ts';
import type { Transport } from '../session/transport.ts';
import type { Feed } from './feed.ts';

/** A replay of missed batches to one reader. */
export interface Replay {
  readonly feed: Feed;
  /** The position of the last written batch, advanced by the replay. */
  at: Position;
  readonly write: (batch: Batch) => void;
  /** Called when missed batches are gone before they were written; the replay continues from the floor. */
  readonly onLoss: () => void;
  /** Called when nothing is missing any more, synchronously after the last write. */
  readonly onEnd: () => void;
}

/** Batches of one transport in one turn, so that others are not starved. */
const TURN = 32;

/**
 * The replays of one transport, one at a time, in order, each batch when the reader has taken the previous ones: no more is
 * buffered for it than fills its transport.
 */
export const createReplays = (
  transport: Pick<Transport, 'isFull' | 'isOpen' | 'cork'>,
  { after }: Scheduler,
) => {
  const waiting = new Set<Replay>();
  let isPlanned = false;

  /** Writes at most `most` batches; gives the rest of the turn, or undefined if the replay has not ended. */
  const advance = (replay: Replay, most: number): number | undefined => {
    const { feed } = replay;
    if (replay.at < feed.floor()) {
      replay.at = feed.floor();
      replay.onLoss();
    }
    for (let left = most; left > 0 && transport.isOpen() && !transport.isFull(); left -= 1) {
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
    // A full transport continues when drained, otherwise the next turn is scheduled.
    if (waiting.size > 0 && transport.isOpen() && !transport.isFull()) plan();
  };

  const pump = (): void => transport.cork(turn);

  const plan = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    after(0, () => {
      isPlanned = false;
      pump();
    });
  };

  return {
    add: (replay: Replay): void => {
      waiting.add(replay);
      if (waiting.size === 1) pump();
    },
    remove: (replay: Replay): void => {
      if (waiting.delete(replay)) pump();
    },
    /** Continues; called when the reader has drained the transport. */
    pump,
  };
};

export type Replays = ReturnType<typeof createReplays>;
