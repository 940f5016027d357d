import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePreloading } from '../../../context/preloading.ts';

const linkAt = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Routes plain clicks on links inside an element through the router, with one listener, because a router link per row costs too
 * much in a list of thousands.
 */
export const useInnerLinks = (): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const preload = usePreloading();
  const newest = useRef({ navigate, preload });
  useEffect(() => {
    newest.current = { navigate, preload };
  }, [navigate, preload]);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const clicked = (event: MouseEvent): void => {
      const link = linkAt(event);
      if (link === null || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      void newest.current.navigate(link.getAttribute('href') ?? '/');
    };
    const approached = (event: Event): void => {
      const link = linkAt(event);
      if (link !== null) newest.current.preload(link.getAttribute('href') ?? '/');
    };
    element.addEventListener('click', clicked);
    element.addEventListener('pointerover', approached);
    element.addEventListener('focusin', approached);
    return () => {
      element.removeEventListener('click', clicked);
      element.removeEventListener('pointerover', approached);
      element.removeEventListener('focusin', approached);
    };
  }, []);
  return place;
};
