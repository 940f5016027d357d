import { useEffect } from 'react';
import { useServices } from '../context/services.ts';

/** The page's title in the browser, closed by the site's name. The server writes the first one. */
export const useTitle = (...parts: readonly (string | null | undefined)[]): void => {
  const { siteName } = useServices().deployment;
  const title = [...parts, siteName].filter((part) => part !== null && part !== undefined).join(' – ');
  useEffect(() => {
    document.title = title;
  }, [title]);
};
