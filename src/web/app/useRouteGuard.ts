import { readSelection } from '@kampdag/core/site/selection';
import { useEffect, useMemo } from 'react';
import { useCall } from '../machines/useCall.ts';
import { useCurrentAddress, useRouter } from '../router/useRouter.ts';
import { isClientError, missingIdsCalls, withProvidedIds } from './incompleteAddress.ts';

/**
 * Completes the address (specification §5): a league without its season, a match without either. Corrects the address in place, so that it
 * can be shared. The selection is null until the missing ids are loaded.
 */
export const useRouteGuard = () => {
  const { address, navigate } = useRouter();
  const currentAddress = useCurrentAddress();
  const { pathname, search } = address;
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const calls = missingIdsCalls(query);
  const league = useCall(calls.league.endpoint, calls.league.params);
  const match = useCall(calls.match.endpoint, calls.match.params);
  const view = calls.league.params !== null ? league.view : calls.match.params !== null ? match.view : null;

  const { seasonId, tournamentId, teamId, date } = readSelection((name) => query.get(name));
  // The same object while the selection in the address stays the same.
  const selection = useMemo(() => {
    const own = { seasonId, tournamentId, teamId, date };
    if (view === null || (view.state === 'failed' && isClientError(view.failure))) return own;
    return view.state === 'ready' || view.state === 'stale' ? withProvidedIds(own, view.value) : null;
  }, [seasonId, tournamentId, teamId, date, view]);

  const provided = view?.state === 'ready' ? view.value : null;
  useEffect(() => {
    if (provided === null) return;
    const here = currentAddress();
    if (here.pathname !== pathname) return;
    const whole = new URLSearchParams(here.search);
    const { seasonId, tournamentId } = provided;
    if (seasonId !== null && !whole.has('seasonId')) whole.set('seasonId', String(seasonId));
    if (tournamentId !== null && !whole.has('tournamentId')) whole.set('tournamentId', String(tournamentId));
    if (whole.toString() === new URLSearchParams(here.search).toString()) return;
    navigate(`${pathname}?${whole.toString()}${here.hash}`, { replace: true });
  }, [provided, pathname, currentAddress, navigate]);

  return {
    selection,
    failure: view?.state === 'failed' && !isClientError(view.failure) ? view.failure : null,
  };
};
