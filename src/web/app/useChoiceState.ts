import type { AnswerFilter } from '@kampdag/core/gateway/answerFilter';
import { leaguesOfSeason } from '@kampdag/core/gateway/endpoints';
import type { League } from '@kampdag/core/league/season/league';
import { visitsTeam } from '@kampdag/core/site/paths';
import { emptySelection, readSelection, type Selection } from '@kampdag/core/site/selection';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAnswerFilter } from '../context/answerFilter.ts';
import { useToday } from '../context/now.ts';
import type { Choice } from '../context/selection.ts';
import { useServices } from '../context/services.ts';
import { retryAll, useRetries } from '../machines/retries.ts';
import { heldSelection, selectionCalls } from '../machines/selectionCalls.ts';
import {
  initialSelection,
  leagueOf,
  leaguesOf,
  type SelectionContext,
  seasonOf,
  teamsOf,
} from '../machines/selectionContext.ts';
import { type SelectionSnapshot, selectionMachine } from '../machines/selectionMachine.ts';
import { useCall } from '../machines/useCall.ts';
import { useCurrentAddress, useWhereabouts } from '../router/address.ts';
import { useQuery } from '../router/useQuery.ts';
import { isClientError, missingIdsCalls, withProvidedIds } from './incompleteAddress.ts';

/**
 * Completes the address (specification §5): a league without its season, a match without either. Corrects the address in place, so that it
 * can be shared. The selection is null until the missing ids are loaded.
 */
const useRouteGuard = () => {
  const address = useLocation();
  const navigate = useNavigate();
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
    void navigate(`${pathname}?${whole.toString()}${here.hash}`, { replace: true });
  }, [provided, pathname, currentAddress, navigate]);

  return {
    selection,
    failure: view?.state === 'failed' && !isClientError(view.failure) ? view.failure : null,
  };
};

/**
 * Adds the season's default league to an address that names a season only (specification §2: routes carry both), so that it shows the same
 * when shared. An address that names neither stays as it is and means the newest.
 */
const useCompleteAddress = (selection: Selection | null, league: League | null): void => {
  const [, change] = useQuery();
  const isMissing = selection !== null && selection.seasonId !== null && selection.tournamentId === null;
  const found = isMissing && league?.seasonId === selection.seasonId ? league.tournamentId : null;
  useEffect(() => {
    if (found !== null) change({ tournamentId: String(found) });
  }, [found, change]);
};

const viewedLeagues = (filter: AnswerFilter, rows: readonly League[]): readonly League[] =>
  rows.flatMap((row) => filter(leaguesOfSeason, { rows: [row], problems: [] }, row).rows);

const contextOf = ({ context }: SelectionSnapshot): SelectionContext => context;

/** The visitor's choice: the address, completed by the route guard and resolved by the selection machine. */
export const useChoiceState = (): Choice => {
  const { deployment, gateway, answers, renderedAt } = useServices();
  const filter = useAnswerFilter();
  const guarded = useRouteGuard();
  const today = useToday();
  const isTeamVisited = visitsTeam(useWhereabouts());

  const [input] = useState(() => {
    const { date } = osloWallTime(renderedAt);
    return initialSelection(
      selectionCalls(gateway, deployment, date),
      guarded.selection,
      heldSelection(answers, deployment, date),
    );
  });
  const actor = useActorRef(selectionMachine, { input });
  const { selection, failure } = guarded;
  useEffect(() => {
    if (selection !== null) actor.send({ type: 'choose', selection });
  }, [actor, selection]);
  const resolved = useSelector(actor, contextOf, shallowEqual);
  useCompleteAddress(selection, selection === null ? null : leagueOf({ ...resolved, requested: selection }));

  useRetries(useCallback(() => actor.send({ type: 'retry' }), [actor]));

  return useMemo(() => {
    // The machine receives a new address after this render; until then its lists are read for the new address.
    const { leagues } = resolved;
    const context = {
      ...resolved,
      leagues: leagues === null ? null : { ...leagues, rows: viewedLeagues(filter, leagues.rows) },
      requested: selection,
    };
    const teams = teamsOf(context);
    const teamId = selection?.teamId ?? null;
    return {
      selection: selection ?? emptySelection,
      isTeamVisited,
      season: seasonOf(context),
      league: leagueOf(context),
      team: teams?.find((team) => team.teamId === teamId) ?? null,
      date: selection?.date ?? today,
      today,
      seasons: context.seasons,
      leagues: leaguesOf(context),
      teams,
      failure: failure === null ? context.failure : { step: 'address' as const, failure },
      retry: retryAll,
    };
  }, [resolved, selection, isTeamVisited, today, failure, filter]);
};
