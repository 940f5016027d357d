import { useEffect } from 'react';

/** Whether keys pressed there are text input, or meant for an open panel. */
const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

/** Opens the search on `/`, except while typing. `openSearch` must be a stable function. */
export const useSearchKey = (openSearch: () => void): void => {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || takesKeys(event.target))
        return;
      event.preventDefault();
      openSearch();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [openSearch]);
};
