import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useInView } from './useInView.ts';

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
    const isSeen = useInView(place);
    const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<P> } | null>(null);
    useEffect(() => {
      if (!isSeen) return;
      load().then(
        (Part) => setLoaded({ Part }),
        () => undefined,
      );
    }, [isSeen]);
    return loaded === null ? <div ref={place}>{placeholder}</div> : <loaded.Part {...part} />;
  };
  return Seen;
};
