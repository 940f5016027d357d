import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import { option, type taskEither } from 'fp-ts';

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

/** What a page's machine shows. */
export interface PageShown<A> {
  readonly context: PageContext<A>;
  /** Asked at this moment, whether for the first time or again. */
  readonly busy: boolean;
}

/** Whether a view of both is the same: a machine that takes over from its first state repaints nothing. */
export const sameShown = <A>(a: PageShown<A>, b: PageShown<A>): boolean =>
  a.busy === b.busy &&
  a.context.request === b.context.request &&
  a.context.value === b.context.value &&
  a.context.failure === b.context.failure;

/** Where a page's data starts. */
export const startingPage = <A>({ request, preloaded }: PageInput<A>): PageContext<A> => ({
  request,
  value: preloaded,
  failure: null,
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
