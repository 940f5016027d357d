/** Milliseconds before a failed load is tried again. */
const retryDelay = 2000;

/** Loads until the network is back. */
export const loadWithRetry = async <A>(load: () => Promise<A>): Promise<A> => {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, retryDelay);
    });
    return loadWithRetry(load);
  }
};
