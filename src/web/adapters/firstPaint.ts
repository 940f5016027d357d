/**
 * Resolves when the first view has been painted, at once where there is none to be painted: the page is hidden, it has no view, or the browser
 * does not tell.
 */
export const firstPaint = (page: Window, view: Element): Promise<void> =>
  new Promise((resolve) => {
    const { document } = page;
    const isUntold =
      typeof PerformanceObserver === 'undefined' ||
      !PerformanceObserver.supportedEntryTypes.includes('paint');
    if (document.hidden || !view.hasChildNodes() || isUntold) {
      resolve();
      return;
    }
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
    // Nothing is painted any more once the visitor is elsewhere.
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
