import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { function as fn, option } from 'fp-ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAnswerFilter } from '../context/answerFilter.ts';
import { useServices } from '../context/services.ts';
import { type CallContext, type CallRequest, type CallSnapshot, createCallMachine } from './callMachine.ts';
import { callView } from './callView.ts';
import { type LoadedPage, mapLoadable } from './loadable.ts';
import { retryAll, useRetries } from './retries.ts';

/** A call's data, and what a visitor can do about it. */
export interface Page<A> extends LoadedPage<A> {
  readonly refresh: () => void;
}

const contextOf = <A>({ context }: CallSnapshot<A>): CallContext<A> => context;
const isBusy = ({ value }: CallSnapshot<unknown>): boolean => value === 'loading';

/** One call as a page's data, as this visitor chose to view results. Null parameters: no request is possible yet. */
export const useCall = <P, A>(endpoint: Endpoint<P, A>, params: P | null): Page<A> => {
  const { gateway, answers } = useServices();
  const filter = useAnswerFilter();
  const key = params === null ? undefined : endpoint.write(params);
  const request = useMemo<option.Option<CallRequest<A>>>(
    () =>
      fn.pipe(
        option.fromNullable(key),
        option.chain((path) =>
          fn.pipe(
            endpoint.read(path),
            option.map((asked) => ({
              key: path,
              ask: gateway.fetch(endpoint, asked),
              held: answers.held(endpoint, asked),
            })),
          ),
        ),
      ),
    [gateway, answers, endpoint, key],
  );
  const [machine] = useState(() => createCallMachine<A>());
  const actor = useActorRef(machine, { input: { request } });
  useEffect(() => {
    if (option.isSome(request)) actor.send({ type: 'ask', request: request.value });
  }, [actor, request]);
  const refresh = useCallback(() => actor.send({ type: 'refresh' }), [actor]);
  const retry = useCallback(() => actor.send({ type: 'retry' }), [actor]);
  useRetries(retry);
  const context = useSelector(actor, contextOf<A>, shallowEqual);
  const busy = useSelector(actor, isBusy);
  const view = useMemo(
    () =>
      mapLoadable(callView(context, key), (answer) => {
        const asked = option.toNullable(key === undefined ? option.none : endpoint.read(key));
        return asked === null ? answer : filter(endpoint, answer, asked);
      }),
    [context, key, filter, endpoint],
  );
  return useMemo(() => ({ view, busy, retry: retryAll, refresh }), [view, busy, refresh]);
};

/** Whether the gateway answered 404 when the server rendered the page, so that it shows without scripts. */
export const useIsMissing = <P, A>(endpoint: Endpoint<P, A>, params: P | null): boolean => {
  const { answers } = useServices();
  const path = params === null ? null : endpoint.write(params);
  return useMemo(() => path !== null && answers.isMissing(path), [answers, path]);
};
