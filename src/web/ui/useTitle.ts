import { useEffect } from 'react';
import { useServices } from '../context/services.ts';

/** Sets the page's title, which ends with the site's name; on the server it goes into the document. */
export const useTitle = (...parts: readonly (string | null | undefined)[]): void => {
  const { deployment, onTitle } = useServices();
  const { siteName } = deployment;
  const title = [...parts, siteName].filter((part) => part !== null && part !== undefined).join(' – ');
  onTitle?.(title);
  useEffect(() => {
    document.title = title;
  }, [title]);
};
