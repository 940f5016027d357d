import { useEffect, useState } from 'react';

/** Milliseconds until code that could not be loaded is asked for again. */
const again = 2000;

/** What `load` brings, once it is there; `first` until then, and on the server. `load` is to be the same function always. */
export const useArrived = <A>(first: A, load: () => Promise<A>): A => {
  const [arrived, setArrived] = useState<{ readonly value: A } | null>(null);
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = async (): Promise<void> => {
      try {
        const value = await load();
        if (isWanted) setArrived({ value });
      } catch {
        if (isWanted) timer = setTimeout(() => void attempt(), again);
      }
    };
    void attempt();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [load]);
  return arrived === null ? first : arrived.value;
};
