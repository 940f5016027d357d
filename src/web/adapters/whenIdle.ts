/** Milliseconds after which a browser that is never idle, or cannot tell, counts as idle. */
const patience = 4_000;

/** Resolves when the browser is idle. */
export const whenIdle = (page: Window): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in page) page.requestIdleCallback(() => resolve(), { timeout: patience });
    else setTimeout(resolve, patience);
  });
