import { useEffect } from 'react';

/** Elements with their own use of arrow keys. */
const ownKeys =
  'input:not([data-moments]), select, textarea, [contenteditable], [role=tab], [role=radio], [role=option], [role=listbox], [role=combobox], [role=dialog], [data-card]';

/** Steps to the next or previous event, or score change. */
export type MomentKey = (direction: 'on' | 'back', onlyScores: boolean) => void;

/** Steps between events with the arrow keys, with Shift between score changes, unless the focused element uses them. */
export const useMomentKeys = (onKey: MomentKey): void => {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { key, shiftKey, target } = event;
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      if (key !== 'ArrowRight' && key !== 'ArrowLeft') return;
      if (target instanceof Element && target.closest(ownKeys) !== null) return;
      event.preventDefault();
      onKey(key === 'ArrowRight' ? 'on' : 'back', shiftKey);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [onKey]);
};
