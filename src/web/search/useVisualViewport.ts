import { useEffect, useState } from 'react';

/** The visible part of the window above a phone's keyboard, in pixels. */
export interface VisiblePart {
  readonly top: number;
  readonly height: number;
}

/** The part of the window that no keyboard covers; null where the browser does not report it. */
export const useVisualViewport = (): VisiblePart | null => {
  const [part, setPart] = useState<VisiblePart | null>(null);
  useEffect(() => {
    const { visualViewport } = window;
    if (visualViewport === null) return undefined;
    const read = () => setPart({ top: visualViewport.offsetTop, height: visualViewport.height });
    read();
    visualViewport.addEventListener('resize', read);
    visualViewport.addEventListener('scroll', read);
    return () => {
      visualViewport.removeEventListener('resize', read);
      visualViewport.removeEventListener('scroll', read);
    };
  }, []);
  return part;
};
