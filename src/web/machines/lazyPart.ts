import { type ComponentType, createElement, type FunctionComponent } from 'react';
import { useLazyValue } from './lazyActor.ts';

const Nothing = () => null;

/** A component whose code comes once it is drawn. Until then, and on the server, another stands there; by default nothing. */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  Room: ComponentType<P> = Nothing,
): FunctionComponent<P> => {
  const LazyPart = (props: P) => createElement(useLazyValue<ComponentType<P>>(Room, load), props);
  return LazyPart;
};
