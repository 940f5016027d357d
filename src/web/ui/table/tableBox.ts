import { watchScrolling } from '../scrolling.ts';

const isDrawn = (element: Element): boolean => element.getClientRects().length > 0;

/** Whether the column before the end column is partly under it. */
const isCovering = (end: Element): boolean => {
  let before = end.previousElementSibling;
  while (before !== null && !isDrawn(before)) before = before.previousElementSibling;
  return before !== null && before.getBoundingClientRect().right > end.getBoundingClientRect().left + 1;
};

/** Whether a column is cut at the box's end, where no end column stays. */
const isCut = (box: HTMLElement, end: Element | null): boolean =>
  box.scrollLeft + box.clientWidth < box.scrollWidth - 1 &&
  (end === null || end.getBoundingClientRect().right < box.getBoundingClientRect().right - 2);

/** The width of the columns that stay at the box's start while it scrolls. */
const pinnedWidth = (box: HTMLElement): number =>
  Math.max(
    0,
    ...Array.from(box.querySelectorAll<HTMLElement>('thead th'), (heading) => {
      const { position, insetInlineStart } = getComputedStyle(heading);
      const inset = Number.parseFloat(insetInlineStart);
      return position === 'sticky' && Number.isFinite(inset) ? inset + heading.offsetWidth : 0;
    }),
  );

/** Keeps what is scrolled into view, as by Tab, clear of the columns that stay (WCAG 2.4.11). */
const clearPinned = (box: HTMLElement): void => {
  const end = box.querySelector<HTMLElement>('th[data-end]')?.offsetWidth ?? 0;
  box.style.scrollPaddingInline = `${pinnedWidth(box)}px ${end}px`;
};

/**
 * A ref for a table's box: as `scrollBox`, and what is scrolled into view in it is not under a column that stays. It sets `data-scrolled`,
 * `data-covering` while the end column covers another, and `data-cut` while the box ends within the columns.
 */
export const tableBox = (box: HTMLElement | null): (() => void) | undefined => {
  if (box === null || !('ResizeObserver' in globalThis)) return undefined;
  const look = (): void => {
    const end = box.querySelector('th[data-end]');
    box.toggleAttribute('data-covering', end !== null && isCovering(end));
    box.toggleAttribute('data-cut', isCut(box, end));
    box.toggleAttribute('data-scrolled', box.scrollLeft > 0);
  };
  const stop = watchScrolling(box, () => {
    clearPinned(box);
    look();
  });
  box.addEventListener('scroll', look, { passive: true });
  return () => {
    stop();
    box.removeEventListener('scroll', look);
  };
};

const handOn = (event: MouseEvent): void => {
  if (!(event.target instanceof Element) || event.target.closest('a, button') !== null) return;
  if (getSelection()?.isCollapsed === false) return;
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  event.target
    .closest('[data-leads]')
    ?.querySelector('a')
    ?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }),
    );
};

/**
 * Forwards a click anywhere in a row to the row's link, as a larger touch target. Keyboards and screen readers use the link itself; clicks
 * on controls and text selections are left alone.
 */
export const handOnRowClicks = (body: HTMLElement | null): (() => void) | undefined => {
  body?.addEventListener('click', handOn);
  return () => body?.removeEventListener('click', handOn);
};
