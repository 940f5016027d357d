import { useEffect, useState } from 'react';
import { loadWithRetry } from './loadWithRetry.ts';

/** The loaded value, or `initial` until then and on the server. `load` must be a stable function. */
export const useLoadedValue = <A>(initial: A, load: () => Promise<A>): A => {
  const [loaded, setLoaded] = useState<{ readonly value: A } | null>(null);
  useEffect(() => {
    let isMounted = true;
    void loadWithRetry(load).then((value) => isMounted && setLoaded({ value }));
    return () => {
      isMounted = false;
    };
  }, [load]);
  return loaded === null ? initial : loaded.value;
};
