import type { DeploymentId } from '@kampdag/core/site/deployment';
import { useCallback, useState } from 'react';
import { useServices } from '../context/services.ts';

/** Maximum number of recent entries. */
const most = 6;

const storageKey = (deployment: DeploymentId): string => `found.${deployment}`;

const readKeys = (text: string | null): readonly string[] =>
  text === null ? [] : text.split(' ').filter((key) => /^[a-z]+:\d+$/.test(key));

/** The keys of the visitor's recent results, newest first, and a function to add one; stored on the device. */
export const useRecentEntries = (): {
  readonly recent: readonly string[];
  readonly remember: (key: string) => void;
} => {
  const { preferences, deployment } = useServices();
  const name = storageKey(deployment.id);
  const [recent, setRecent] = useState(() => readKeys(preferences.loadValue?.(name) ?? null));
  const remember = useCallback(
    (key: string) => {
      const before = readKeys(preferences.loadValue?.(name) ?? null);
      const keys = [key, ...before.filter((each) => each !== key)].slice(0, most);
      preferences.saveValue?.(name, keys.join(' '));
      setRecent(keys);
    },
    [preferences, name],
  );
  return { recent, remember };
};
