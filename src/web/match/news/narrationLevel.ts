import { type NarrationLevel, narrationLevels } from '@kampdag/core/live/news/news';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../context/services.ts';

/** The storage key. */
const key = 'narration';

const levelOf = (text: string | null | undefined): NarrationLevel =>
  narrationLevels.find((level) => level === text) ?? 'goals';

const noSubscription = (): (() => void) => () => undefined;
const defaultLevel = (): NarrationLevel => 'goals';

/** The visitor's narration level and its setter. Default, also on the server: goals. */
export const useNarrationLevel = (): readonly [NarrationLevel, (level: NarrationLevel) => void] => {
  const { preferences } = useServices();
  const storedLevel = useCallback(() => levelOf(preferences.loadValue?.(key)), [preferences]);
  const remembered = useSyncExternalStore(noSubscription, storedLevel, defaultLevel);
  const [chosen, setChosen] = useState<NarrationLevel | null>(null);
  const choose = useCallback(
    (level: NarrationLevel) => {
      setChosen(level);
      preferences.saveValue?.(key, level);
    },
    [preferences],
  );
  return [chosen ?? remembered, choose];
};
