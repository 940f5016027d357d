import type { DeliveryStats } from '@kampdag/core/live/channel/deliveryStats';
import type { LiveUpdate } from '@kampdag/core/live/channel/stream';
import { clockOf } from '@kampdag/core/live/clock/clock';
import { isSilent, type LiveMatch } from '@kampdag/core/live/match';
import type { Instant } from '@kampdag/core/time/instant';
import type { Observable } from 'rxjs';
import { assign, fromEventObservable, setup } from 'xstate';
import { type LiveFacts, nothingKnown } from './liveFacts.ts';

export interface LiveMatchInput {
  /** What is known before anything is followed; null for nothing. */
  readonly known: LiveMatch | null;
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
export interface LiveSnapshot {
  readonly value: LiveMode;
  readonly context: LiveFacts;
}

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
    /** What was told may be published no more (reading 43). */
    forgetTheSnapshot: assign({ match: null }),
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
    match: input.known,
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
    refused: { target: '.unavailable', actions: 'forgetTheSnapshot' },
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
