/** Resolves after first paint; at once if the page is hidden or empty, or the browser does not report paints. */
export const firstPaint = (page: Window, view: Element): Promise<void> =>
  new Promise((resolve) => {
    const { document } = page;
    const isUnsupported =
      typeof PerformanceObserver === 'undefined' ||
      !PerformanceObserver.supportedEntryTypes.includes('paint');
    if (document.hidden || !view.hasChildNodes() || isUnsupported) {
      resolve();
      return;
    }
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
    // A hidden page no longer paints.
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
