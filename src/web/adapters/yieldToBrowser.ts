/** Resolves in a new task, after pending input and paint. */
export const yieldToBrowser = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
