import { useCallback, useMemo } from 'react';
import { useRouter } from './RouterContext.ts';

/** Changes some parameters of the address in place; null takes one out. The others stay. */
export type ChangeQuery = (change: Readonly<Record<string, string | null>>) => void;

/** The address's query, and how a view keeps its state in it. */
export const useQuery = (): readonly [URLSearchParams, ChangeQuery] => {
  const { address, navigate, current } = useRouter();
  const query = useMemo(() => new URLSearchParams(address.search), [address.search]);
  const change = useCallback<ChangeQuery>(
    (changes) => {
      const { pathname, search, hash } = current();
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      const text = next.toString();
      navigate(`${pathname}${text === '' ? '' : `?${text}`}${hash}`, { replace: true });
    },
    [navigate, current],
  );
  return [query, change];
};
