import { useCallback, useMemo, useState } from 'react';
import { useHydrated } from './hydration.tsx';
import { useServices } from './services.ts';

/** A text that this device keeps under a key, and a function that keeps another; null for none, and until the page is hydrated. */
export const useKept = (key: string): readonly [string | null, (text: string) => void] => {
  const { preferences } = useServices();
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<string | null>(null);
  const kept = useMemo(
    () => (isHydrated ? (preferences.loadValue?.(key) ?? null) : null),
    [isHydrated, preferences, key],
  );
  const keep = useCallback(
    (text: string) => {
      preferences.saveValue?.(key, text);
      setChosen(text);
    },
    [preferences, key],
  );
  return [chosen ?? kept, keep];
};
