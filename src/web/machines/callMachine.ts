import type { GatewayFailure } from '@kampdag/core/gateway/client';
import { either, option, type taskEither } from 'fp-ts';
import { assign, fromPromise, setup } from 'xstate';
import type { HeldAnswer } from '../context/answers.ts';
import { sameValue } from '../ui/sameValue.ts';
import type { MachineView } from './machineView.ts';

/** A request: its key, and the call. */
export interface CallRequest<A> {
  /** Requests with the same key are the same; an answer is never shown under another key. */
  readonly key: string;
  readonly ask: taskEither.TaskEither<GatewayFailure, A>;
  /** Its answer of earlier: shown at once, and without asking again where it is fresh. */
  readonly held: option.Option<HeldAnswer<A>>;
}

/** The machine's context. */
export interface CallContext<A> {
  readonly request: option.Option<CallRequest<A>>;
  /** The last answer to this request; it stays while the request is repeated, and if that fails (reading 28). */
  readonly value: option.Option<A>;
  readonly failure: option.Option<GatewayFailure>;
}

export type CallEvent<A> =
  | { readonly type: 'ask'; readonly request: CallRequest<A> }
  /** Repeats a failed request. */
  | { readonly type: 'retry' }
  /** Repeats the request because the answer may have changed. */
  | { readonly type: 'refresh' };

/** What a screen reads of a call's machine. */
export type CallSnapshot<A> = MachineView<'idle' | 'loading' | 'ready' | 'failed', CallContext<A>>;

/** A rejected promise is a bug in a request; the page shows a failure instead of loading for ever. */
const thrown = (error: unknown): GatewayFailure => ({
  type: 'Unreachable',
  message: error instanceof Error ? error.message : String(error),
});

/** The request's key, by which requests are compared. */
const keyOf = option.map((request: CallRequest<unknown>) => request.key);

const isFresh = option.exists(({ isFresh: fresh }: HeldAnswer<unknown>) => fresh);

/** The context of a request that begins, with what is held of it. */
const begun = <A>(request: option.Option<CallRequest<A>>): CallContext<A> => ({
  request,
  value: option.chain(({ held }: CallRequest<A>) => option.map(({ value }: HeldAnswer<A>) => value)(held))(
    request,
  ),
  failure: option.none,
});

/**
 * The life of one call's data: idle → loading → ready or failed. Another request ends the one in flight and ignores its late answer; the
 * same request again does nothing (specification §4, the equality rule).
 */
export const createCallMachine = <A>() =>
  setup({
    types: {
      context: {} as CallContext<A>,
      events: {} as CallEvent<A>,
      input: {} as Pick<CallContext<A>, 'request'>,
    },
    actors: {
      ask: fromPromise<either.Either<GatewayFailure, A>, CallContext<A>['request']>(({ input }) =>
        option.isSome(input) ? input.value.ask() : Promise.reject(new Error('Nothing to ask for')),
      ),
    },
    guards: {
      asksOther: ({ context, event }) =>
        event.type === 'ask' && option.toNullable(keyOf(context.request)) !== event.request.key,
      hasFreshAnswer: ({ context: { request } }) =>
        option.exists(({ held }: CallRequest<A>) => isFresh(held))(request),
      hasRequest: ({ context }) => option.isSome(context.request),
      wasAnswered: (_, answer: either.Either<GatewayFailure, A>) => either.isRight(answer),
    },
    actions: {
      take: assign(({ context, event }) =>
        event.type === 'ask' ? begun(option.some(event.request)) : context,
      ),
      clearFailure: assign({ failure: option.none }),
      // An equal answer stays the same object, so that a refresh without news renders nothing again.
      keepTheValue: assign({
        value: ({ context: { value } }, answer: either.Either<GatewayFailure, A>) => {
          const next = option.fromEither(answer);
          return sameValue(value, next) ? value : next;
        },
      }),
      keepTheFailure: assign({
        failure: (_, answer: either.Either<GatewayFailure, A>) => option.getLeft(answer),
      }),
    },
  }).createMachine({
    id: 'page',
    context: ({ input }) => begun(input.request),
    initial: 'idle',
    on: { ask: { guard: 'asksOther', target: '.idle', reenter: true, actions: 'take' } },
    states: {
      idle: {
        always: [
          { guard: 'hasFreshAnswer', target: 'ready' },
          { guard: 'hasRequest', target: 'loading' },
        ],
      },
      loading: {
        invoke: {
          src: 'ask',
          input: ({ context }) => context.request,
          onDone: [
            {
              guard: { type: 'wasAnswered', params: ({ event }) => event.output },
              target: 'ready',
              actions: { type: 'keepTheValue', params: ({ event }) => event.output },
            },
            {
              target: 'failed',
              actions: { type: 'keepTheFailure', params: ({ event }) => event.output },
            },
          ],
          onError: {
            target: 'failed',
            actions: { type: 'keepTheFailure', params: ({ event }) => either.left(thrown(event.error)) },
          },
        },
      },
      ready: { on: { refresh: { target: 'loading' } } },
      failed: {
        exit: 'clearFailure',
        on: { retry: { target: 'loading' }, refresh: { target: 'loading' } },
      },
    },
  });
