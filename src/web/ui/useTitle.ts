import { useEffect } from 'react';
import { useServices } from '../context/services.ts';

/** The page's title, closed by the site's name: the browser sets it, the server writes it into the document. */
export const useTitle = (...parts: readonly (string | null | undefined)[]): void => {
  const { deployment, onTitle } = useServices();
  const { siteName } = deployment;
  const title = [...parts, siteName].filter((part) => part !== null && part !== undefined).join(' – ');
  onTitle?.(title);
  useEffect(() => {
    document.title = title;
  }, [title]);
};
