import type { LiveChannel } from '@kampdag/core/live/channel/channel';
import { type DeliveryStats, measuredChannel } from '@kampdag/core/live/channel/deliveryStats';
import { type LiveMatchOf, type LiveUpdate, liveMatch$ } from '@kampdag/core/live/channel/stream';
import { clockOf } from '@kampdag/core/live/clock/clock';
import { delayedBy } from '@kampdag/core/live/cursor/delayed';
import { isSilent, type LiveMatch } from '@kampdag/core/live/match';
import type { Instant } from '@kampdag/core/time/instant';
import { asyncScheduler, type Observable, of, timer } from 'rxjs';
import { assign, createActor, fromEventObservable, setup } from 'xstate';
import type { MachineView } from './lazyActor.ts';
import { type LiveFacts, nothingKnown } from './liveFacts.ts';
import { browserFrames, throttleMatches } from './throttleMatches.ts';

export interface LiveMatchInput {
  /** What becomes known of the match (`liveMatch$`); subscribed to while the machine runs. */
  readonly updates$: Observable<LiveUpdate>;
  /** When the match is to begin; null when that is not set. */
  readonly startsAt: Instant | null;
  /** The server's time. */
  readonly now: () => Instant;
  /** How messages have come so far. */
  readonly line: () => DeliveryStats;
  /** Gives the connection up and opens it anew. */
  readonly reconnect: () => void;
}

export interface LiveMatchContext extends LiveMatchInput, LiveFacts {}

/** What a visitor can ask for. */
export interface LiveRequest {
  readonly type: 'tryAgain';
}

/** The machine's states by name. */
export type LiveMode =
  | 'waiting'
  | 'replaying'
  | 'settling'
  | 'notYet'
  | 'notSetUp'
  | 'following'
  | 'reconnecting'
  | 'ended'
  | 'unavailable';

/** What a live page reads of its machine. */
export type LiveSnapshot = MachineView<LiveMode, LiveFacts>;

const hasBegun = (match: LiveMatch): boolean => clockOf(match).state !== 'notStarted';

/**
 * The modes of a live page. The line: waiting → replaying → following ⇄ reconnecting, or unavailable when the service
 * refuses. What the log then says of the match: not set up, not yet begun, being followed, ended.
 */
export const liveMatchMachine = setup({
  types: {
    context: {} as LiveMatchContext,
    events: {} as LiveUpdate | LiveRequest,
    input: {} as LiveMatchInput,
  },
  actors: {
    follow: fromEventObservable<LiveUpdate, Observable<LiveUpdate>>(({ input }) => input),
  },
  guards: {
    theMatchHasEnded: ({ context: { match } }) => match !== null && clockOf(match).state === 'ended',
    nothingWasEverReported: ({ context: { match, startsAt, now } }) =>
      (match === null || isSilent(match)) && (startsAt === null || startsAt <= now()),
    theMatchHasNotBegun: ({ context: { match } }) => match === null || !hasBegun(match),
  },
  actions: {
    keepTheSnapshot: assign({
      match: ({ context, event }) => (event.type === 'match' ? event.match : context.match),
      record: ({ context }) => context.line(),
    }),
    rememberWhenTheLineWasLost: assign({
      lostSince: ({ context }) => context.lostSince ?? context.now(),
    }),
    rememberWhatFailed: assign({
      historyFailure: ({ event }) => (event.type === 'historyFailed' ? event.failure.message : null),
    }),
    rememberTheGlimpse: assign({ glimpse: ({ context }) => ({ at: context.now() }), historyFailure: null }),
    rememberThatThereIsNone: assign({ glimpse: { at: null } }),
    forgetTroubles: assign({
      lostSince: null,
      glimpse: null,
      historyFailure: null,
      record: ({ context }) => context.line(),
    }),
    rememberTheVerification: assign({
      verified: ({ context, event }) =>
        event.type === 'verified'
          ? { at: context.now(), missing: (context.verified?.missing ?? 0) + event.missing }
          : context.verified,
      record: ({ context }) => context.line(),
    }),
    openTheLineAnew: ({ context }) => context.reconnect(),
  },
}).createMachine({
  id: 'liveMatch',
  context: ({ input }) => ({
    ...input,
    ...nothingKnown,
  }),
  invoke: { src: 'follow', input: ({ context }) => context.updates$ },
  initial: 'waiting',
  on: {
    match: { actions: 'keepTheSnapshot' },
    replaying: { target: '.replaying' },
    following: { target: '.settling' },
    disconnected: { target: '.reconnecting', actions: 'rememberWhenTheLineWasLost' },
    historyFailed: {
      target: '.reconnecting',
      actions: ['rememberWhenTheLineWasLost', 'rememberWhatFailed'],
    },
    polled: [
      { guard: 'theMatchHasEnded', target: '.ended', actions: 'forgetTroubles' },
      { target: '.reconnecting', actions: ['rememberWhenTheLineWasLost', 'rememberTheGlimpse'] },
    ],
    pollFailed: {
      target: '.reconnecting',
      actions: ['rememberWhenTheLineWasLost', 'rememberThatThereIsNone'],
    },
    verified: { actions: 'rememberTheVerification' },
    refused: { target: '.unavailable' },
    tryAgain: { actions: 'openTheLineAnew' },
  },
  states: {
    waiting: {},
    replaying: {},
    settling: {
      entry: 'forgetTroubles',
      always: [
        { guard: 'theMatchHasEnded', target: 'ended' },
        { guard: 'nothingWasEverReported', target: 'notSetUp' },
        { guard: 'theMatchHasNotBegun', target: 'notYet' },
        { target: 'following' },
      ],
    },
    notYet: { on: { match: { target: 'settling', actions: 'keepTheSnapshot' } } },
    notSetUp: { on: { match: { target: 'settling', actions: 'keepTheSnapshot' } } },
    following: { on: { match: { target: 'settling', actions: 'keepTheSnapshot' } } },
    reconnecting: {},
    ended: {
      on: {
        match: { target: 'settling', actions: 'keepTheSnapshot' },
        disconnected: {},
        polled: {},
        pollFailed: {},
        replaying: {},
      },
    },
    unavailable: {},
  },
});

/** Milliseconds until what is known of a match is compared with its history, and between two such comparisons. */
const verification = { first: 60_000, next: 300_000 };

/** The match's machine over the live channel, not yet started. All that a page needs only when it follows is reached from here. */
export const createLiveMatchActor = (
  line: LiveChannel,
  {
    of: match,
    startsAt,
    now,
    delay,
  }: Pick<LiveMatchInput, 'startsAt' | 'now'> & {
    readonly of: LiveMatchOf;
    /** Milliseconds by which the match is shown late. */
    readonly delay: number;
  },
) => {
  const { channel, stats } = measuredChannel(line, now);
  return createActor(liveMatchMachine, {
    input: {
      updates$: liveMatch$(channel, match, {
        scheduler: asyncScheduler,
        verify$: timer(verification.first, verification.next),
      }).pipe(delayedBy(of(delay), { now, scheduler: asyncScheduler }), throttleMatches(browserFrames)),
      startsAt,
      now,
      line: stats,
      reconnect: channel.reconnect,
    },
  });
};
