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
