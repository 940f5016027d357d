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
 * Hands a click anywhere in a row on to the row's link: a finger need not hit the name. The link is the real one, for
 * keyboards and for those who hear the page; what can be clicked itself, and a selection of text, are left alone.
 */
export const handOnRowClicks = (body: HTMLElement | null): (() => void) | undefined => {
  body?.addEventListener('click', handOn);
  return () => body?.removeEventListener('click', handOn);
};
