import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSeen } from './useInView.ts';

interface SeenProps<P> {
  readonly part: P;
  /** Stands in for the part until it is about to be seen, and where its code cannot be had. */
  readonly room: ReactNode;
}

/** A part of a page below what is seen first: its code comes, and it is drawn, when it is about to be seen. */
export const whenSeen = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<SeenProps<P>> => {
  const Seen = ({ part, room }: SeenProps<P>) => {
    const place = useRef<HTMLDivElement>(null);
    const isSeen = useSeen(place);
    const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<P> } | null>(null);
    useEffect(() => {
      if (!isSeen) return;
      load().then(
        (Part) => setLoaded({ Part }),
        () => undefined,
      );
    }, [isSeen]);
    return loaded === null ? <div ref={place}>{room}</div> : <loaded.Part {...part} />;
  };
  return Seen;
};
