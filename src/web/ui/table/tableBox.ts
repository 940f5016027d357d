import { watchScrolling } from '../scrolling.ts';

const isDrawn = (element: Element): boolean => element.getClientRects().length > 0;

/** Whether the column before the end column is partly under it. */
const isCovering = (end: Element): boolean => {
  let before = end.previousElementSibling;
  while (before !== null && !isDrawn(before)) before = before.previousElementSibling;
  return before !== null && before.getBoundingClientRect().right > end.getBoundingClientRect().left + 1;
};

/** A ref for a table's box: as `scrollBox`, and it sets `data-covering` while the end column covers another. */
export const tableBox = (box: HTMLElement | null): (() => void) | undefined => {
  if (box === null || !('ResizeObserver' in globalThis)) return undefined;
  const look = (): void => {
    const end = box.querySelector('th[data-end]');
    box.toggleAttribute('data-covering', end !== null && isCovering(end));
  };
  const stop = watchScrolling(box, look);
  box.addEventListener('scroll', look, { passive: true });
  return () => {
    stop();
    box.removeEventListener('scroll', look);
  };
};
