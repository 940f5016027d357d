const withAncestors = (element: Element | null): readonly Element[] =>
  element === null ? [] : [element, ...withAncestors(element.parentElement)];

/**
 * Moves the focus of a removed element to its nearest remaining ancestor, so that Tab goes on from there (WCAG 2.4.3, 2.4.7). Returns a
 * function that stops it.
 */
export const restoreLostFocus = (page: Document): (() => void) => {
  const held: { last: readonly Element[] } = { last: [] };
  const remember = ({ target }: FocusEvent): void => {
    held.last = target instanceof Element ? withAncestors(target) : [];
  };
  /** Leaving an element that stays in the page needs no replacement. */
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
    // A dialog that closes restores the focus itself first.
    if (element !== undefined && !element.isConnected) setTimeout(replace);
  });
  const listening = new AbortController();
  page.addEventListener('focusin', remember, { signal: listening.signal });
  page.addEventListener('focusout', forget, { signal: listening.signal });
  observer.observe(page.body, { childList: true, subtree: true });
  return () => {
    listening.abort();
    observer.disconnect();
  };
};
