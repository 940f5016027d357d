import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import { either, option, type taskEither } from 'fp-ts';
import { assign, createActor, fromPromise, setup } from 'xstate';
import type { Start } from './laterActor.ts';
import {
  type PageContext,
  type PageEvent,
  type PageInput,
  type PageShown,
  startingPage,
} from './pageState.ts';
import { started } from './started.ts';

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
      wasAnswered: (_, answer: either.Either<GatewayFailure, A>) => either.isRight(answer),
    },
    actions: {
      take: assign(({ context, event }) =>
        event.type === 'ask' ? { request: event.request, value: option.none, failure: null } : context,
      ),
      forgive: assign({ failure: null }),
      keepTheValue: assign({
        value: (_, answer: either.Either<GatewayFailure, A>) => option.fromEither(answer),
      }),
      keepTheFailure: assign({
        failure: (_, answer: either.Either<GatewayFailure, A>) =>
          either.isLeft(answer) ? answer.left : null,
      }),
    },
  }).createMachine({
    id: 'page',
    context: ({ input }) => startingPage(input),
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
      failed: { on: { retry: { target: 'loading' }, refresh: { target: 'loading' } } },
    },
  });

/** The machine with an input, to be started. */
export const pageActor = <A>(input: PageInput<A>): Start<PageShown<A>, PageEvent<A>> => {
  const machine = createPageMachine<A>();
  return started(
    () => createActor(machine, { input }),
    ({ context, value }) => ({ context, busy: value === 'loading' }),
  );
};
