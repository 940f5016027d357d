import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import { option } from 'fp-ts';
import { useCallback, useEffect, useMemo } from 'react';
import { useServices } from '../context/services.ts';
import { laterActor } from './laterActor.ts';
import {
  type PageEvent,
  type PageRequest,
  type PageShown,
  type PageView,
  pageView,
  startingPage,
} from './pageState.ts';
import { useLater, useShown } from './useLater.ts';

/** A page's data and what a visitor can do about it. */
export interface Page<A> {
  readonly view: PageView<A>;
  /** Asked at this moment, whether for the first time or again. */
  readonly busy: boolean;
  readonly retry: () => void;
  readonly refresh: () => void;
}

const itself = <A>(shown: A): A => shown;

/** One call as a page's data. Null parameters: nothing can be asked yet. */
export const useCall = <P, A>(endpoint: Endpoint<P, A>, params: P | null): Page<A> => {
  const { gateway, preloaded } = useServices();
  const key = params === null ? null : endpoint.write(params);
  const request = useMemo<PageRequest<A> | null>(() => {
    const asked = key === null ? option.none : endpoint.read(key);
    return key === null || option.isNone(asked) ? null : { key, ask: gateway.fetch(endpoint, asked.value) };
  }, [gateway, endpoint, key]);
  const actor = useLater(() => {
    const input = {
      request,
      preloaded: params === null ? option.none : preloaded.read(endpoint, params),
    };
    const first: PageShown<A> = {
      context: startingPage(input),
      busy: request !== null && option.isNone(input.preloaded),
    };
    return laterActor<PageShown<A>, PageEvent<A>>(first, async () =>
      (await import('./pageMachine.ts')).pageActor(input),
    );
  });
  useEffect(() => {
    if (request !== null) actor.send({ type: 'ask', request });
  }, [actor, request]);
  const { context, busy } = useShown(actor, itself);
  const retry = useCallback(() => actor.send({ type: 'retry' }), [actor]);
  const refresh = useCallback(() => actor.send({ type: 'refresh' }), [actor]);
  return { view: pageView(context, key), busy, retry, refresh };
};
