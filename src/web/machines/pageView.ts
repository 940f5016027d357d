import type { GatewayFailure } from '@kampdag/core/gateway/client';
import { option } from 'fp-ts';
import type { PageContext, PageSnapshot } from './pageMachine.ts';

/** A call's data as a view shows it. */
export type PageView<A> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: A }
  /** An answer whose refresh failed; it is shown as out of date. */
  | { readonly state: 'stale'; readonly value: A; readonly failure: GatewayFailure }
  | { readonly state: 'failed'; readonly failure: GatewayFailure };

/** The machine's first snapshot. */
export const initialPage = <A>(context: PageContext<A>): PageSnapshot<A> => ({
  value: option.isSome(context.value) ? 'ready' : option.isSome(context.request) ? 'loading' : 'idle',
  context,
});

/** The answer that a view shows, stale or not; null if it shows none. */
export const valueOf = <A>(view: PageView<A>): A | null =>
  view.state === 'ready' || view.state === 'stale' ? view.value : null;

/** The rows that a view shows, stale or not; null if it shows none. */
export const rowsIn = <A>(view: PageView<{ readonly rows: readonly A[] }>): readonly A[] | null =>
  valueOf(view)?.rows ?? null;

/** The view of a context for one key; loading while the machine still holds another key's answer. */
export const pageView = <A>(
  { request, value, failure }: PageContext<A>,
  key: string | undefined,
): PageView<A> => {
  if (option.isNone(request) || request.value.key !== key) return { state: 'loading' };
  if (option.isNone(value)) {
    return option.isNone(failure) ? { state: 'loading' } : { state: 'failed', failure: failure.value };
  }
  return option.isNone(failure)
    ? { state: 'ready', value: value.value }
    : { state: 'stale', value: value.value, failure: failure.value };
};
