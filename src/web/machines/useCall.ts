import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import { option } from 'fp-ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Preloaded } from '../context/preloaded.ts';
import { useServices } from '../context/services.ts';
import { laterActor } from './laterActor.ts';
import {
  type PageEvent,
  type PageRequest,
  type PageShown,
  type PageView,
  pageView,
  sameShown,
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

/** What came with the page: the answer, or those of its rows that are enough for the first view. */
const startOf = <P, A>(preloaded: Preloaded, endpoint: Endpoint<P, A>, params: P | null) => {
  const value = params === null ? option.none : preloaded.read(endpoint, params);
  if (params === null || option.isSome(value)) return { value, isPart: false };
  const part = preloaded.readPart(endpoint, params);
  return option.isSome(part) && part.value.place === null
    ? { value: option.some(part.value.value), isPart: true }
    : { value, isPart: false };
};

/** One call as a page's data. Null parameters: nothing can be asked yet. */
export const useCall = <P, A>(endpoint: Endpoint<P, A>, params: P | null): Page<A> => {
  const { gateway, preloaded } = useServices();
  const key = params === null ? null : endpoint.write(params);
  const request = useMemo<PageRequest<A> | null>(() => {
    const asked = key === null ? option.none : endpoint.read(key);
    return key === null || option.isNone(asked) ? null : { key, ask: gateway.fetch(endpoint, asked.value) };
  }, [gateway, endpoint, key]);
  const [start] = useState(() => startOf(preloaded, endpoint, params));
  const actor = useLater(() => {
    const input = { request, preloaded: start.value };
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
  useEffect(
    () => (start.isPart ? preloaded.onLeave(() => actor.send({ type: 'refresh' })) : undefined),
    [start, preloaded, actor],
  );
  const { context, busy } = useShown(actor, itself, sameShown);
  const retry = useCallback(() => actor.send({ type: 'retry' }), [actor]);
  const refresh = useCallback(() => actor.send({ type: 'refresh' }), [actor]);
  return useMemo(
    () => ({ view: pageView(context, key), busy, retry, refresh }),
    [context, key, busy, retry, refresh],
  );
};
