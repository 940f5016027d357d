import { type ComponentType, createElement, type ReactNode, useRef } from 'react';
import { useInView } from '../ui/useInView.ts';
import { useLoaded } from './lazyActor.ts';

interface LazyProps<P> {
  readonly part: P;
  /** Shown until the component is near the viewport and loaded, and if it cannot be loaded. */
  readonly placeholder: ReactNode;
}

/** A component below the fold: loaded and rendered when it is near the viewport. */
export const lazyWhenVisible = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<LazyProps<P>> => {
  const Seen = ({ part, placeholder }: LazyProps<P>) => {
    const place = useRef<HTMLDivElement>(null);
    const Part = useLoaded(useInView(place) ? load : undefined);
    return Part === null ? <div ref={place}>{placeholder}</div> : createElement(Part, part);
  };
  return Seen;
};
