/** Milliseconds after which a browser that is never idle, or does not tell, counts as idle. */
const patience = 4_000;

/** Resolves when the browser has nothing to do: what nobody waits for may begin. */
export const whenIdle = (page: Window): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in page) page.requestIdleCallback(() => resolve(), { timeout: patience });
    else setTimeout(resolve, patience);
  });
