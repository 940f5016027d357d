import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import { useActorRef, useSelector } from '@xstate/react';
import { option } from 'fp-ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useServices } from '../context/services.ts';
import { createPageMachine, type PageRequest, type PageView, pageView } from './pageMachine.ts';

/** A page's data and what a visitor can do about it. */
export interface Page<A> {
  readonly view: PageView<A>;
  /** Asked at this moment, whether for the first time or again. */
  readonly busy: boolean;
  readonly retry: () => void;
  readonly refresh: () => void;
}

/** One call as a page's data. Null parameters: nothing can be asked yet. */
export const useCall = <P, A>(endpoint: Endpoint<P, A>, params: P | null): Page<A> => {
  const { gateway, preloaded } = useServices();
  const key = params === null ? null : endpoint.write(params);
  const request = useMemo<PageRequest<A> | null>(() => {
    const asked = key === null ? option.none : endpoint.read(key);
    return key === null || option.isNone(asked) ? null : { key, ask: gateway.fetch(endpoint, asked.value) };
  }, [gateway, endpoint, key]);
  const [machine] = useState(() => createPageMachine<A>());
  const [input] = useState(() => ({
    request,
    preloaded: params === null ? option.none : preloaded.read(endpoint, params),
  }));
  const actor = useActorRef(machine, { input });
  useEffect(() => {
    if (request !== null) actor.send({ type: 'ask', request });
  }, [actor, request]);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const busy = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const retry = useCallback(() => actor.send({ type: 'retry' }), [actor]);
  const refresh = useCallback(() => actor.send({ type: 'refresh' }), [actor]);
  return { view: pageView(context, key), busy, retry, refresh };
};
