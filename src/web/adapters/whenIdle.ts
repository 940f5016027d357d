/** Milliseconds after which a browser that is never idle counts as idle. */
const idlePatience = 4_000;

/** Milliseconds that a browser gets which cannot tell when it is idle (Safari). */
const shortWait = 200;

/** Resolves when the browser is idle. */
export const whenIdle = (page: Window): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in page) page.requestIdleCallback(() => resolve(), { timeout: idlePatience });
    else setTimeout(resolve, shortWait);
  });
