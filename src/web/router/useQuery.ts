import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useRouter } from './useRouter.ts';

/** Changes some parameters of the address in place; null takes one out. The others stay. */
export type ChangeQuery = (change: Readonly<Record<string, string | null>>) => void;

/** The address's query, and how a view keeps its state in it. */
export const useQuery = (): readonly [URLSearchParams, ChangeQuery] => {
  const { address, navigate } = useRouter();
  const { pathname, search, hash } = address;
  const query = useMemo(() => new URLSearchParams(search), [search]);
  // Two changes between two renderings: the second goes on from the first.
  const newest = useRef(search);
  useEffect(() => {
    newest.current = search;
  }, [search]);
  const change = useCallback<ChangeQuery>(
    (changes) => {
      const next = new URLSearchParams(newest.current);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      const text = next.toString();
      newest.current = text === '' ? '' : `?${text}`;
      navigate(`${pathname}${newest.current}${hash}`, { replace: true });
    },
    [navigate, pathname, hash],
  );
  return [query, change];
};
