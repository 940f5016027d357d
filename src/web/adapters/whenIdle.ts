/** Milliseconds after which a browser that is never idle, or cannot tell, counts as idle. */
const idlePatience = 4_000;

/** Resolves when the browser is idle. */
export const whenIdle = (page: Window): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in page) page.requestIdleCallback(() => resolve(), { timeout: idlePatience });
    else setTimeout(resolve, idlePatience);
  });
