import type { Whereabouts } from '@kampdag/core/site/paths';
import { useMemo } from 'react';
import { useRouter } from '../router/useRouter.ts';

/** The current address, as the address rules read it. */
export const useWhereabouts = (): Whereabouts => {
  const { pathname, search } = useRouter().address;
  return useMemo(() => {
    const query = new URLSearchParams(search);
    return { pathname, get: (name) => query.get(name) };
  }, [pathname, search]);
};
