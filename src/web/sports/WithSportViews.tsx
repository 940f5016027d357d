import type { SportKind } from '@kampdag/core/sport/sportKind';
import type { ReactNode } from 'react';
import { useLazyValue } from '../machines/lazyActor.ts';

/** A sport's views that came with the page. */
export interface LoadedViews<A> {
  readonly sport: SportKind;
  readonly views: A;
}

interface ArrivingProps<A> {
  readonly load: () => Promise<A>;
  /** Stands there until they are loaded. */
  readonly room: ReactNode;
  readonly children: (views: A) => ReactNode;
}

const Arriving = <A,>({ load, room, children }: ArrivingProps<A>) => {
  const views = useLazyValue<A | null>(null, load);
  return views === null ? room : children(views);
};

/** Draws with the views of a sport: at once with those that came with the page, with another sport's when they are loaded. */
export const WithSportViews = <A,>({
  sport,
  loaded,
  ...rest
}: ArrivingProps<A> & { readonly sport: SportKind; readonly loaded: LoadedViews<A> }) =>
  sport === loaded.sport ? rest.children(loaded.views) : <Arriving {...rest} />;
