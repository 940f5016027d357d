import { useEffect } from 'react';

/** Where the arrow keys have a meaning of their own. */
const ownKeys =
  'input:not([data-moments]), select, textarea, [contenteditable], [role=tab], [role=radio], [role=option], [role=listbox], [role=combobox], [role=dialog], [data-card]';

/** Which way a key leads, and whether from score to score. */
export type MomentKey = (direction: 'on' | 'back', onlyScores: boolean) => void;

/** The arrow keys lead from event to event wherever they have no meaning of their own; with Shift from score to score. */
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
