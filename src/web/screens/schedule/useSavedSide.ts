import { useCallback, useMemo } from 'react';
import { useHydrated } from '../../context/hydration.tsx';
import { useServices } from '../../context/services.ts';
import { readShown, type Shown } from './scheduleQuery.ts';

/** The storage key of the last choice. */
const key = 'schedule';

/** The saved side, and a function to save another (specification §2: remembered). */
export const useRemembered = (): readonly [Shown | null, (shown: Shown) => void] => {
  const { preferences } = useServices();
  const isHydrated = useHydrated();
  const kept = useMemo(
    () => (isHydrated ? readShown(preferences.loadValue?.(key) ?? null) : null),
    [isHydrated, preferences],
  );
  const keep = useCallback((shown: Shown) => preferences.saveValue?.(key, shown), [preferences]);
  return [kept, keep];
};
