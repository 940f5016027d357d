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
 * @param preparePressed loads what early presses open, and says whether there were any: that comes before the screen, while the site's code
 *   is read (0.2 s sooner than after it), and the page then loads both in this order
 */
export const preloadScreen = (
  { document, PerformanceObserver }: PreloadingPage,
  preparePressed: () => boolean,
): void => {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  const coming = new Set(Array.from(links, ({ href }) => href));
  new PerformanceObserver((list, observer) => {
    for (const { name } of list.getEntries()) coming.delete(name);
    if (coming.size > 0) return;
    observer.disconnect();
    if (preparePressed()) return;
    for (const { content } of document.querySelectorAll<HTMLTemplateElement>(laterLinks))
      document.head.append(content);
  }).observe({ type: 'resource', buffered: true });
};
