import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import { useMemo } from 'react';
import { useServices } from '../context/services.ts';

/** Whether the gateway answered 404 when the server rendered the page, so that it shows without scripts. */
export const useIsMissing = <P, A>(endpoint: Endpoint<P, A>, params: P | null): boolean => {
  const { preloaded } = useServices();
  const path = params === null ? null : endpoint.write(params);
  return useMemo(() => path !== null && preloaded.isMissing(path), [preloaded, path]);
};
