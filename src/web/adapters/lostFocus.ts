const withAncestors = (element: Element | null): readonly Element[] =>
  element === null ? [] : [element, ...withAncestors(element.parentElement)];

/**
 * Gives the keyboard's focus of an element that is taken from the page to the nearest place around it that is left (WCAG 2.4.3,
 * 2.4.7): Tab goes on from there. Returns how to end it.
 */
export const keepLostFocus = (page: Document): (() => void) => {
  const held: { last: readonly Element[] } = { last: [] };
  const remember = ({ target }: FocusEvent): void => {
    held.last = target instanceof Element ? withAncestors(target) : [];
  };
  /** Who turns away from what stays wants no focus. */
  const forget = ({ target }: FocusEvent): void => {
    setTimeout(() => {
      const [element] = held.last;
      if (element === target && target instanceof Element && target.isConnected) held.last = [];
    });
  };
  const replace = (): void => {
    if (page.activeElement !== page.body) return;
    const place = held.last.find((element) => element !== page.body && page.body.contains(element));
    held.last = [];
    if (!(place instanceof HTMLElement)) return;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    const [element] = held.last;
    // What closes by itself, such as a dialog, gives it back first.
    if (element !== undefined && !element.isConnected) setTimeout(replace);
  });
  page.addEventListener('focusin', remember);
  page.addEventListener('focusout', forget);
  observer.observe(page.body, { childList: true, subtree: true });
  return () => {
    page.removeEventListener('focusin', remember);
    page.removeEventListener('focusout', forget);
    observer.disconnect();
  };
};
