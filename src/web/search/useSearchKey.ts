import { useEffect } from 'react';

/** Whether the keys pressed there are letters of a text, or meant for a panel that is open. */
const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

/** Has `/` open the search, wherever one is not typing. `openSearch` is to be the same function while it does the same. */
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
