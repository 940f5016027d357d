import { either } from 'fp-ts';
import { Subject } from 'rxjs';
import type { Scheduler } from '../../effects.ts';
import type { ConnectionQuota } from '../access/connectionQuota.ts';
import { type ErrorInfo, failures } from '../protocol/failures.ts';
import { ACTION, textIn } from '../protocol/frames.ts';
import { costOf, readMessage } from '../protocol/inbound.ts';
import type { ConnectRequest, Opened, Sessions } from './sessions.ts';
import type { Transport } from './transport.ts';

/** The answer to a poll: frames in JSON. */
export type Polled = either.Either<ErrorInfo, readonly string[]>;

/**
 * Sessions over HTTP polling, for networks that block WebSockets (the SDK's XHR polling). The connection's key, a secret of its
 * owner, identifies the session.
 */
export interface Polls {
  /** Opens a session; the answer begins with CONNECTED. */
  readonly connect: (request: ConnectRequest) => Promise<Polled>;
  /** The frames since the last poll; waits until there are any. */
  readonly receive: (key: string) => Promise<Polled>;
  /** Receives frames from the client, of a total size in bytes. */
  readonly send: (key: string, messages: readonly unknown[], bytes: number) => either.Either<ErrorInfo, void>;
  /** Closes the session, or disconnects it so that it can be resumed. */
  readonly leave: (key: string, how: 'close' | 'disconnect') => void;
  /** Ends sessions that are no longer polled; called about once a second. */
  readonly tick: () => void;
  readonly close: () => void;
}

/** The dependencies of polling. */
export interface PollsConfig {
  readonly sessions: Sessions;
  readonly quota: ConnectionQuota;
  readonly scheduler: Scheduler;
  readonly now: () => number;
}

/** Milliseconds without a poll after which a session ends. */
const SILENCE = 30_000;

/** Minimum milliseconds between two answers; frames in between are sent cork. */
const GAP = 100;

/** Maximum bytes of missed batches in one answer. */
const ENOUGH = 65_536;

interface PolledSession extends Opened {
  readonly transport: PollTransport;
}

interface PollTransport extends Transport {
  /** Answers with the buffered frames as soon as there are any; an earlier pending poll is answered empty. */
  readonly poll: () => Promise<readonly string[]>;
  readonly lastPolled: () => number;
}

const createPollTransport = (scheduler: Scheduler, now: () => number, onEnd: () => void): PollTransport => {
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
    cancel?.();
    cancel = undefined;
    pendingPoll?.([]);
    pendingPoll = undefined;
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
    cut: () => {
      release();
      over();
    },
    ping: () => undefined,
    poll: () => {
      release();
      polledAt = now();
      return new Promise((resolve) => {
        pendingPoll = resolve;
        answerSoon();
      });
    },
    lastPolled: () => (pendingPoll === undefined ? polledAt : now()),
  };
};

const unknown = (): ErrorInfo => failures.connectionForgotten('the connection is not known any more');

export const createPolls = ({ sessions, quota, scheduler, now }: PollsConfig): Polls => {
  const byKey = new Map<string, PolledSession>();

  return {
    connect: async (request) => {
      const grant = await sessions.check(request);
      if (either.isLeft(grant)) return grant;
      const release = quota.acquire(request.reader.address);
      if (release === undefined) return either.left(failures.unavailable('too many are connected'));
      const state: { opened?: Opened } = {};
      const transport = createPollTransport(scheduler, now, () => {
        release();
        if (state.opened === undefined) return;
        byKey.delete(state.opened.key);
        state.opened.lost();
      });
      const opened = sessions.open(transport, request, grant.right);
      state.opened = opened;
      byKey.set(opened.key, { ...opened, transport });
      return either.right(await transport.poll());
    },
    receive: async (key) => {
      const polled = byKey.get(key);
      if (polled === undefined || !polled.session.charge(1)) return either.left(unknown());
      return either.right(await polled.transport.poll());
    },
    send: (key, messages, bytes) => {
      const polled = byKey.get(key);
      if (polled === undefined) return either.left(unknown());
      if (polled.session.charge(messages.length + costOf(bytes))) {
        for (const message of messages) polled.session.receive(readMessage(message));
      }
      return either.right(undefined);
    },
    leave: (key, how) => byKey.get(key)?.session.receive(either.right({ action: ACTION[how] })),
    tick: () => {
      for (const { transport } of byKey.values())
        if (now() - transport.lastPolled() > SILENCE) transport.cut();
    },
    close: () => {
      for (const { transport } of byKey.values()) transport.cut();
    },
  };
};
