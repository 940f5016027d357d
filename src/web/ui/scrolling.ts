const scrolls = (box: HTMLElement): boolean =>
  box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;

/** A ref for a box that may scroll: it is a stop for the keyboard while there is something to scroll to. */
export const focusableWhereItScrolls = (box: HTMLElement | null): (() => void) | undefined => {
  if (box === null || !('ResizeObserver' in globalThis)) return undefined;
  const observer = new ResizeObserver(() => {
    if (scrolls(box)) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  });
  observer.observe(box);
  for (const child of box.children) observer.observe(child);
  return () => observer.disconnect();
};
