import { useEffect, useState } from 'react';
import { loadWithRetry } from './loadWithRetry.ts';

/** The loaded value, null until then and on the server. `load` must be a stable function. */
export const useLoadedValue = <A>(load: () => Promise<A>): A | null => {
  const [loaded, setLoaded] = useState<{ readonly value: A } | null>(null);
  useEffect(() => {
    let isMounted = true;
    void loadWithRetry(load).then((value) => isMounted && setLoaded({ value }));
    return () => {
      isMounted = false;
    };
  }, [load]);
  return loaded === null ? null : loaded.value;
};
