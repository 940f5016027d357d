import { Subject } from 'rxjs';
import type { Scheduler } from '../../effects.ts';
import { textIn } from '../protocol/frames.ts';
import type { Transport } from './transport.ts';

/** Minimum milliseconds between two answers; frames in between are sent together. */
const GAP = 100;

/** Maximum bytes of missed batches in one answer. */
const ENOUGH = 65_536;

/** Milliseconds a poll waits at most, with nothing to say. */
const LONGEST = 25_000;

/** Milliseconds without a poll after which a session ends. */
const SILENCE = 30_000;

/** Carries a session's frames in the answers to polls; calls back once when it is over. */
export const createPollTransport = (scheduler: Scheduler, now: () => number, onEnd: () => void) => {
  const drained$ = new Subject<void>();
  let frames: Buffer[] = [];
  let bytes = 0;
  let state: 'open' | 'closing' | 'over' = 'open';
  let pendingPoll: ((texts: readonly string[]) => void) | undefined;
  let cancel: (() => void) | undefined;
  let polledAt = now();
  let answeredAt = 0;

  const over = (): void => {
    if (state === 'over') return;
    state = 'over';
    onEnd();
  };

  const answer = (): void => {
    cancel = undefined;
    const respond = pendingPoll;
    if (respond === undefined) return;
    pendingPoll = undefined;
    polledAt = now();
    answeredAt = now();
    const texts = frames.map(textIn);
    frames = [];
    bytes = 0;
    respond(texts);
    if (state === 'closing') over();
    else drained$.next();
  };

  const answerSoon = (): void => {
    if (pendingPoll === undefined || cancel !== undefined || frames.length === 0) return;
    cancel = scheduler.after(Math.max(0, answeredAt + GAP - now()), answer);
  };

  const release = (): void => {
    polledAt = now();
    cancel?.();
    cancel = undefined;
    pendingPoll?.([]);
    pendingPoll = undefined;
  };

  const cut = (): void => {
    release();
    over();
  };

  return {
    isOpen: () => state === 'open',
    write: (frame) => {
      if (state !== 'open') return;
      frames.push(frame);
      bytes += frame.length;
      answerSoon();
    },
    cork: (write) => write(),
    queued: () => bytes,
    isFull: () => bytes >= ENOUGH,
    drained$,
    close: () => {
      if (state !== 'open') return;
      state = 'closing';
      if (pendingPoll !== undefined && frames.length > 0) return;
      release();
      over();
    },
    cut,
    ping: () => undefined,
    /** Answers with the buffered frames as soon as there are any; an earlier pending poll is answered empty. */
    poll: (): Promise<readonly string[]> => {
      release();
      return new Promise((resolve) => {
        pendingPoll = resolve;
        answerSoon();
      });
    },
    /** Answers a poll that has waited long, since its client may be gone, and ends after a silence. */
    tick: (): void => {
      const quietFor = now() - polledAt;
      if (pendingPoll !== undefined && quietFor >= LONGEST) release();
      else if (pendingPoll === undefined && quietFor > SILENCE) cut();
    },
  } satisfies Transport & Readonly<Record<string, unknown>>;
};
