import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '../../context/services.ts';
import { readShown, type Shown } from './scheduleQuery.ts';

const unchanging = () => () => undefined;
const nothing = () => null;

/** The name under which the last choice is kept. */
const key = 'schedule';

/** The side that was last chosen, and how to keep another (specification §2: remembered). */
export const useRemembered = (): readonly [Shown | null, (shown: Shown) => void] => {
  const { preferences } = useServices();
  const kept = useSyncExternalStore(
    unchanging,
    () => readShown(preferences.remembered?.(key) ?? null),
    nothing,
  );
  const keep = useCallback((shown: Shown) => preferences.remember?.(key, shown), [preferences]);
  return [kept, keep];
};
