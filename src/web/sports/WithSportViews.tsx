import type { SportKind } from '@kampdag/core/sportKind';
import type { ReactNode } from 'react';
import { useLoadedValue } from '../ui/useLoadedValue.ts';

/** The views of a sport that loaded with the page. */
export interface LoadedViews<A> {
  readonly sport: SportKind;
  readonly views: A;
}

interface LazyViewsProps<A> {
  readonly load: () => Promise<A>;
  /** The fallback while they load. */
  readonly room: ReactNode;
  readonly children: (views: A) => ReactNode;
}

const LazyViews = <A,>({ load, room, children }: LazyViewsProps<A>) => {
  const views = useLoadedValue(load);
  return views === null ? room : children(views);
};

/** Renders with a sport's views: at once with those that loaded with the page, lazily with another sport's. */
export const WithSportViews = <A,>({
  sport,
  loaded,
  ...rest
}: LazyViewsProps<A> & { readonly sport: SportKind; readonly loaded: LoadedViews<A> }) =>
  sport === loaded.sport ? rest.children(loaded.views) : <LazyViews {...rest} />;
