/** Milliseconds after which a browser that draws no frames counts as having painted. */
const longestWait = 300;

/** Resolves after the first paint, that is in the second frame, and after 300 ms at the latest; at once if the page is hidden or empty. */
export const firstPaint = (page: Window, view: Element): Promise<void> =>
  new Promise((resolve) => {
    if (page.document.hidden || !view.hasChildNodes()) {
      resolve();
      return;
    }
    page.setTimeout(resolve, longestWait);
    page.requestAnimationFrame(() => page.requestAnimationFrame(() => resolve()));
  });
