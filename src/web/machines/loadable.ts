import type { GatewayFailure } from '@kampdag/core/gateway/client';

/** Loaded content as a view shows it: a call's answer, or what is made of it. */
export type Loadable<A> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: A }
  /** A value whose refresh failed; it is shown as out of date. */
  | { readonly state: 'stale'; readonly value: A; readonly failure: GatewayFailure }
  | { readonly state: 'failed'; readonly failure: GatewayFailure };

/** The value that a view shows, stale or not; null if it shows none. */
export const valueOf = <A>(view: Loadable<A>): A | null =>
  view.state === 'ready' || view.state === 'stale' ? view.value : null;

/** The rows that a view shows, stale or not; null if it shows none. */
export const rowsIn = <A>(view: Loadable<{ readonly rows: readonly A[] }>): readonly A[] | null =>
  valueOf(view)?.rows ?? null;

/** The same with a value computed from the loaded one. */
export const mapLoadable = <A, B>(view: Loadable<A>, computed: (value: A) => B): Loadable<B> =>
  view.state === 'ready' || view.state === 'stale' ? { ...view, value: computed(view.value) } : view;

/** A call's data as a view shows it, or what is made of it. */
export interface LoadedPage<A> {
  readonly view: Loadable<A>;
  /** Whether a request is in flight, the first or a repeated one. */
  readonly busy: boolean;
  /** Retries every failed call on the page. */
  readonly retry: () => void;
}

/** The same with a value computed from the loaded one. */
export const mapPage = <A, B>(
  { view, busy, retry }: LoadedPage<A>,
  computed: (value: A) => B,
): LoadedPage<B> => ({
  view: mapLoadable(view, computed),
  busy,
  retry,
});
