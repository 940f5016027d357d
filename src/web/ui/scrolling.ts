/**
 * A ref for a box that may scroll. It sets `data-overflow` to the direction that overflows (a box without overflow scrolls with the page)
 * and makes the box a tab stop meanwhile.
 */
export const scrollBox = (box: HTMLElement | null): (() => void) | undefined => {
  if (box === null || !('ResizeObserver' in globalThis)) return undefined;
  const observer = new ResizeObserver(() => {
    const sideways = box.scrollWidth > box.clientWidth;
    const down = box.scrollHeight > box.clientHeight;
    box.dataset['overflow'] = sideways ? 'sideways' : down ? 'down' : 'none';
    if (sideways || down) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  });
  observer.observe(box);
  for (const child of box.children) observer.observe(child);
  return () => observer.disconnect();
};
