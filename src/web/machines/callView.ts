import { option } from 'fp-ts';
import type { CallContext } from './callMachine.ts';
import type { Loadable } from './loadable.ts';

/** The view of a context for one key; loading while the machine still holds another key's answer. */
export const callView = <A>(
  { request, value, failure }: CallContext<A>,
  key: string | undefined,
): Loadable<A> => {
  if (option.isNone(request) || request.value.key !== key) return { state: 'loading' };
  if (option.isNone(value)) {
    return option.isNone(failure) ? { state: 'loading' } : { state: 'failed', failure: failure.value };
  }
  return option.isNone(failure)
    ? { state: 'ready', value: value.value }
    : { state: 'stale', value: value.value, failure: failure.value };
};
