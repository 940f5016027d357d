/** Resolves in a task of its own: what the visitor does and what is to be painted come first. */
export const yieldToBrowser = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
