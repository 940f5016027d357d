/** Lets what is done to one thing happen one after the other, in the order of asking. */
export type Turns<K> = (key: K, act: () => Promise<void>) => Promise<void>;

/** No turns yet. What an act throws is whoever asked for it to hear, and hinders no later one. */
export const createTurns = <K>(): Turns<K> => {
  const last = new Map<K, Promise<void>>();
  return async (key, act) => {
    const before = last.get(key);
    const own = (before ?? Promise.resolve()).then(act);
    const over = own.catch(() => undefined);
    last.set(key, over);
    try {
      await own;
    } finally {
      if (last.get(key) === over) last.delete(key);
    }
  };
};
