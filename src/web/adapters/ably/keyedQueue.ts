/** Runs the tasks of one key one after another, in order. */
export type KeyedQueue<K> = (key: K, act: () => Promise<void>) => Promise<void>;

/** Creates an empty queue. A task's error goes to its caller and does not block later tasks. */
export const createKeyedQueue = <K>(): KeyedQueue<K> => {
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
