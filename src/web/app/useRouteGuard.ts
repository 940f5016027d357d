import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import { readSelection, type Selection } from '@kampdag/core/site/selection';
import { useEffect, useMemo } from 'react';
import { useCall } from '../machines/useCall.ts';
import { useNewestAddress } from '../router/useCurrentAddress.ts';
import { useRouter } from '../router/useRouter.ts';
import { filled, gapCalls, gapOf, isUnknown } from './incompleteAddress.ts';

/** The selection in the address, completed. */
export interface Guarded {
  /** Null until the missing ids are loaded. */
  readonly selection: Selection | null;
  readonly failure: GatewayFailure | null;
}

/**
 * Completes the address (specification §5): a league without its season, a match without either. Corrects the address in place, so that it
 * can be shared.
 */
export const useRouteGuard = (): Guarded => {
  const { address, navigate } = useRouter();
  const newest = useNewestAddress();
  const { pathname, search } = address;
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const gap = useMemo(() => gapOf(query), [query]);
  const calls = gapCalls(gap);
  const league = useCall(calls.league.endpoint, calls.league.params);
  const match = useCall(calls.match.endpoint, calls.match.params);
  const asked = gap === null ? null : gap.type === 'season' ? league : match;
  const view = asked?.view ?? null;

  const { seasonId, tournamentId, teamId, date } = readSelection((name) => query.get(name));
  // The same object while the selection in the address stays the same.
  const selection = useMemo(() => {
    const own = { seasonId, tournamentId, teamId, date };
    if (view === null || (view.state === 'failed' && isUnknown(view.failure))) return own;
    return view.state === 'ready' || view.state === 'stale' ? filled(own, view.value) : null;
  }, [seasonId, tournamentId, teamId, date, view]);

  const filling = view?.state === 'ready' ? view.value : null;
  useEffect(() => {
    if (filling === null) return;
    const here = newest();
    if (here.pathname !== pathname) return;
    const whole = new URLSearchParams(here.search);
    const { seasonId, tournamentId } = filling;
    if (seasonId !== null && !whole.has('seasonId')) whole.set('seasonId', String(seasonId));
    if (tournamentId !== null && !whole.has('tournamentId')) whole.set('tournamentId', String(tournamentId));
    if (whole.toString() === new URLSearchParams(here.search).toString()) return;
    navigate(`${pathname}?${whole.toString()}${here.hash}`, { replace: true });
  }, [filling, pathname, newest, navigate]);

  return {
    selection,
    failure: view?.state === 'failed' && !isUnknown(view.failure) ? view.failure : null,
  };
};
