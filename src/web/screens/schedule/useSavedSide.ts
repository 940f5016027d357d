import { useCallback, useMemo } from 'react';
import { useHydrated } from '../../context/hydration.tsx';
import { useServices } from '../../context/services.ts';
import { readShown, type ScheduleSide } from './scheduleQuery.ts';

/** The storage key of the last choice. */
const key = 'schedule';

/** The saved side, and a function to save another (specification §2: remembered). */
export const useSavedSide = (): readonly [ScheduleSide | null, (shown: ScheduleSide) => void] => {
  const { preferences } = useServices();
  const isHydrated = useHydrated();
  const kept = useMemo(
    () => (isHydrated ? readShown(preferences.loadValue?.(key) ?? null) : null),
    [isHydrated, preferences],
  );
  const keep = useCallback((shown: ScheduleSide) => preferences.saveValue?.(key, shown), [preferences]);
  return [kept, keep];
};
