import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import { either, option, type taskEither } from 'fp-ts';
import { assign, fromPromise, setup } from 'xstate';

/** A page's request: what it is for, and how to ask. */
export interface PageRequest<A> {
  /** Two requests with the same key ask for the same; an answer is never shown under another key. */
  readonly key: string;
  readonly ask: taskEither.TaskEither<GatewayFailure, A>;
}

export interface PageContext<A> {
  readonly request: PageRequest<A> | null;
  /** The last answer to this request; it stays while the same is asked again, and when that fails (reading 28). */
  readonly value: option.Option<A>;
  readonly failure: GatewayFailure | null;
}

export type PageEvent<A> =
  | { readonly type: 'ask'; readonly request: PageRequest<A> }
  /** The same once more, after a failure. */
  | { readonly type: 'retry' }
  /** The same once more, because it may have changed. */
  | { readonly type: 'refresh' };

export interface PageInput<A> {
  readonly request: PageRequest<A> | null;
  /** The answer, where it came with the page: the machine is then ready from the start. */
  readonly preloaded: option.Option<A>;
}

/** A rejected promise is a bug in a request, yet the page says so instead of loading for ever. */
const thrown = (error: unknown): GatewayFailure => ({
  type: 'Unreachable',
  message: error instanceof Error ? error.message : String(error),
});

/**
 * The life of one page's data: idle → loading → ready or failed. Another request ends the one in flight, whose late answer
 * dies with its actor; the same request again is ignored (specification §4, the equality rule).
 */
export const createPageMachine = <A>() =>
  setup({
    types: {
      context: {} as PageContext<A>,
      events: {} as PageEvent<A>,
      input: {} as PageInput<A>,
    },
    actors: {
      ask: fromPromise<
        either.Either<GatewayFailure, A>,
        taskEither.TaskEither<GatewayFailure, A> | undefined
      >(({ input }) => input?.() ?? Promise.reject(new Error('Nothing to ask for'))),
    },
    guards: {
      asksOther: ({ context, event }) => event.type === 'ask' && event.request.key !== context.request?.key,
      hasAnswer: ({ context }) => option.isSome(context.value),
      hasRequest: ({ context }) => context.request !== null,
    },
    actions: {
      take: assign(({ context, event }) =>
        event.type === 'ask' ? { request: event.request, value: option.none, failure: null } : context,
      ),
      forgive: assign({ failure: null }),
    },
  }).createMachine({
    id: 'page',
    context: ({ input }) => ({ request: input.request, value: input.preloaded, failure: null }),
    initial: 'idle',
    on: { ask: { guard: 'asksOther', target: '.loading', reenter: true, actions: 'take' } },
    states: {
      idle: {
        always: [
          { guard: 'hasAnswer', target: 'ready' },
          { guard: 'hasRequest', target: 'loading' },
        ],
      },
      loading: {
        entry: 'forgive',
        invoke: {
          src: 'ask',
          input: ({ context }) => context.request?.ask,
          onDone: [
            {
              guard: ({ event }) => either.isRight(event.output),
              target: 'ready',
              actions: assign({ value: ({ event }) => option.fromEither(event.output) }),
            },
            {
              target: 'failed',
              actions: assign({
                failure: ({ event }) => (either.isLeft(event.output) ? event.output.left : null),
              }),
            },
          ],
          onError: { target: 'failed', actions: assign({ failure: ({ event }) => thrown(event.error) }) },
        },
      },
      ready: { on: { refresh: { target: 'loading' } } },
      failed: { on: { retry: { target: 'loading' }, refresh: { target: 'loading' } } },
    },
  });

/** What a view is told of a page's data. */
export type PageView<A> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: A }
  /** An answer that could not be renewed: shown, and marked as out of date. */
  | { readonly state: 'stale'; readonly value: A; readonly failure: GatewayFailure }
  | { readonly state: 'failed'; readonly failure: GatewayFailure };

/** The view of a context for one key; loading while the machine still holds another's. */
export const pageView = <A>(context: PageContext<A>, key: string | null): PageView<A> => {
  if (key === null || context.request?.key !== key) return { state: 'loading' };
  const { value, failure } = context;
  if (option.isSome(value)) {
    return failure === null
      ? { state: 'ready', value: value.value }
      : { state: 'stale', value: value.value, failure };
  }
  return failure === null ? { state: 'loading' } : { state: 'failed', failure };
};
