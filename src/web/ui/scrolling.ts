/**
 * Watches a box that may scroll. It sets `data-overflow` to the direction that overflows (a box without overflow scrolls with the page)
 * and makes the box a tab stop meanwhile. Returns a function that stops watching.
 *
 * @param onResize called after each change of the box's or its content's size
 */
export const watchScrolling = (box: HTMLElement, onResize?: () => void): (() => void) => {
  const observer = new ResizeObserver(() => {
    const sideways = box.scrollWidth > box.clientWidth;
    const down = box.scrollHeight > box.clientHeight;
    box.dataset['overflow'] = sideways ? 'sideways' : down ? 'down' : 'none';
    if (sideways || down) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
    onResize?.();
  });
  observer.observe(box);
  for (const child of box.children) observer.observe(child);
  return () => observer.disconnect();
};

/** A ref for a box that may scroll: `watchScrolling`. */
export const scrollBox = (box: HTMLElement | null): (() => void) | undefined =>
  box === null || !('ResizeObserver' in globalThis) ? undefined : watchScrolling(box);
