import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCurrentAddress } from './address.ts';

/** Replaces some parameters of the address; null removes one. Does nothing once the page is left. */
export type ChangeQuery = (change: Readonly<Record<string, string | null>>) => void;

/** The address's query, and a function by which a view keeps its state in it. */
export const useQuery = (): readonly [URLSearchParams, ChangeQuery] => {
  const address = useLocation();
  const navigate = useNavigate();
  const newest = useCurrentAddress();
  const { pathname, search } = address;
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback<ChangeQuery>(
    (changes) => {
      const here = newest();
      if (here.pathname !== pathname) return;
      const next = new URLSearchParams(here.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      const text = next.toString();
      void navigate(`${pathname}${text === '' ? '' : `?${text}`}${here.hash}`, { replace: true });
    },
    [navigate, newest, pathname],
  );
  return [query, change];
};
