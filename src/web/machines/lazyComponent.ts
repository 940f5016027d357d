import { type ComponentType, createElement, type FunctionComponent } from 'react';
import { useLazyValue } from './lazyActor.ts';

const Nothing = () => null;

/** A component loaded on its first render. Until then, and on the server, a placeholder is shown. Default: nothing. */
export const lazyComponent = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  Placeholder: ComponentType<P> = Nothing,
): FunctionComponent<P> => {
  const LazyPart = (props: P) => createElement(useLazyValue<ComponentType<P>>(Placeholder, load), props);
  return LazyPart;
};
