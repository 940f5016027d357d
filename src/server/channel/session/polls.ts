import { either } from 'fp-ts';
import { Subject } from 'rxjs';
import type { Addresses } from '../access/addresses.ts';
import type { Alarm } from '../log/alarm.ts';
import { type ErrorInfo, failures } from '../protocol/failures.ts';
import { ACTION, textIn } from '../protocol/frames.ts';
import { costOf, readMessage } from '../protocol/inbound.ts';
import type { Line } from './line.ts';
import type { Arrival, Opened, Reception } from './reception.ts';

/** What a poll is answered with: frames in JSON. */
export type Polled = either.Either<ErrorInfo, readonly string[]>;

/**
 * The door for those whose network lets no WebSocket through: the same sessions, with what they are told fetched by one request after the other (the
 * SDK's XHR polling). The key of the connection, which only its owner knows, names the session.
 */
export interface Polls {
  /** Opens a session; the answer begins with CONNECTED. */
  readonly connect: (arrival: Arrival) => Promise<Polled>;
  /** What was told since the last time; waits until there is something. */
  readonly receive: (key: string) => Promise<Polled>;
  /** Hands in what the client says, so many bytes of it. */
  readonly send: (key: string, messages: readonly unknown[], bytes: number) => either.Either<ErrorInfo, void>;
  /** Ends the session as the client wishes; one that is only disconnected can be resumed. */
  readonly leave: (key: string, how: 'close' | 'disconnect') => void;
  /** Ends sessions that nobody asks for any more; called about once a second. */
  readonly tick: () => void;
  readonly close: () => void;
}

/** What polls live on. */
export interface PollsConfig {
  readonly reception: Reception;
  readonly addresses: Addresses;
  readonly alarm: Alarm;
  readonly now: () => number;
}

/** Milliseconds without a poll after which nobody is there. */
const SILENCE = 30_000;

/** Milliseconds between two answers: what is told meanwhile goes together. */
const GAP = 100;

/** Bytes that one answer brings of what was missed. */
const ENOUGH = 65_536;

interface PolledSession extends Opened {
  readonly line: PollLine;
}

interface PollLine extends Line {
  /** Answers with what waits, or when something does; an earlier question that still waits is answered with nothing. */
  readonly poll: () => Promise<readonly string[]>;
  readonly lastAsked: () => number;
}

const createPollLine = (alarm: Alarm, now: () => number, onOver: () => void): PollLine => {
  const drained$ = new Subject<void>();
  let frames: Buffer[] = [];
  let bytes = 0;
  let state: 'open' | 'closing' | 'over' = 'open';
  let asker: ((told: readonly string[]) => void) | undefined;
  let callOff: (() => void) | undefined;
  let askedAt = now();
  let answeredAt = 0;

  const over = (): void => {
    if (state === 'over') return;
    state = 'over';
    onOver();
  };

  const answer = (): void => {
    callOff = undefined;
    const ask = asker;
    if (ask === undefined) return;
    asker = undefined;
    askedAt = now();
    answeredAt = now();
    const told = frames.map(textIn);
    frames = [];
    bytes = 0;
    ask(told);
    if (state === 'closing') over();
    else drained$.next();
  };

  const answerSoon = (): void => {
    if (asker === undefined || callOff !== undefined || frames.length === 0) return;
    callOff = alarm.after(Math.max(0, answeredAt + GAP - now()), answer);
  };

  const release = (): void => {
    callOff?.();
    callOff = undefined;
    asker?.([]);
    asker = undefined;
  };

  return {
    isOpen: () => state === 'open',
    write: (frame) => {
      if (state !== 'open') return;
      frames.push(frame);
      bytes += frame.length;
      answerSoon();
    },
    together: (write) => write(),
    queued: () => bytes,
    isFull: () => bytes >= ENOUGH,
    drained$,
    close: () => {
      if (state !== 'open') return;
      state = 'closing';
      if (asker !== undefined && frames.length > 0) return;
      release();
      over();
    },
    cut: () => {
      release();
      over();
    },
    ping: () => undefined,
    poll: () => {
      release();
      askedAt = now();
      return new Promise((resolve) => {
        asker = resolve;
        answerSoon();
      });
    },
    lastAsked: () => (asker === undefined ? askedAt : now()),
  };
};

const unknown = (): ErrorInfo => failures.connectionForgotten('the connection is not known any more');

export const createPolls = ({ reception, addresses, alarm, now }: PollsConfig): Polls => {
  const byKey = new Map<string, PolledSession>();

  return {
    connect: async (arrival) => {
      const grant = await reception.check(arrival);
      if (either.isLeft(grant)) return grant;
      const leave = addresses.enter(arrival.reader.address);
      if (leave === undefined) return either.left(failures.unavailable('too many are connected'));
      const state: { opened?: Opened } = {};
      const line = createPollLine(alarm, now, () => {
        leave();
        if (state.opened === undefined) return;
        byKey.delete(state.opened.key);
        state.opened.lost();
      });
      const opened = reception.open(line, arrival, grant.right);
      state.opened = opened;
      byKey.set(opened.key, { ...opened, line });
      return either.right(await line.poll());
    },
    receive: async (key) => {
      const known = byKey.get(key);
      if (known === undefined || !known.session.charge(1)) return either.left(unknown());
      return either.right(await known.line.poll());
    },
    send: (key, messages, bytes) => {
      const known = byKey.get(key);
      if (known === undefined) return either.left(unknown());
      if (known.session.charge(messages.length + costOf(bytes))) {
        for (const message of messages) known.session.receive(readMessage(message));
      }
      return either.right(undefined);
    },
    leave: (key, how) => byKey.get(key)?.session.receive(either.right({ action: ACTION[how] })),
    tick: () => {
      for (const { line } of byKey.values()) if (now() - line.lastAsked() > SILENCE) line.cut();
    },
    close: () => {
      for (const { line } of byKey.values()) line.cut();
    },
  };
};
