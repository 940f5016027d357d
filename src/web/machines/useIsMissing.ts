import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import { useMemo } from 'react';
import { useServices } from '../context/services.ts';

/** Whether the page came with the word that there is no such thing: it is said at once, also where no script asks again. */
export const useIsMissing = <P, A>(endpoint: Endpoint<P, A>, params: P | null): boolean => {
  const { preloaded } = useServices();
  const path = params === null ? null : endpoint.write(params);
  return useMemo(() => path !== null && preloaded.isMissing(path), [preloaded, path]);
};
