import { emptySelection } from '@kampdag/core/site/selection';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { useToday } from '../context/now.ts';
import type { Choice } from '../context/selection.ts';
import { useServices } from '../context/services.ts';
import { lazyActor, useLazyActor } from '../machines/lazyActor.ts';
import { retryAll, useRetries } from '../machines/retries.ts';
import { preloadedSelection, selectionCalls } from '../machines/selectionCalls.ts';
import {
  initialSelection,
  leagueOf,
  leaguesOf,
  type SelectionContext,
  seasonOf,
  teamsOf,
} from '../machines/selectionContext.ts';
import type { SelectionEvent, SelectionSnapshot } from '../machines/selectionMachine.ts';
import { useCompleteAddress } from './useCompleteAddress.ts';
import { useRouteGuard } from './useRouteGuard.ts';

const contextOf = ({ context }: SelectionSnapshot): SelectionContext => context;

/** The visitor's choice: the address, completed by the route guard and resolved by the selection machine. */
export const useChoiceState = (): Choice => {
  const { deployment, gateway, preloaded, renderedAt } = useServices();
  const guarded = useRouteGuard();
  const today = useToday();

  const actor = useLazyActor(() => {
    const { date } = osloWallTime(renderedAt);
    const first = initialSelection({
      calls: selectionCalls(gateway, deployment, date),
      requested: guarded.selection,
      preloaded: preloadedSelection(preloaded, deployment, date),
    });
    return lazyActor<SelectionSnapshot, SelectionEvent>({ value: 'deciding', context: first }, async () => {
      const { createSelectionActor } = await import('../machines/selectionMachine.ts');
      return () => createSelectionActor(first);
    });
  });
  const { selection, failure } = guarded;
  useEffect(() => {
    if (selection !== null) actor.send({ type: 'choose', selection });
  }, [actor, selection]);
  const resolved = useSelector(actor, contextOf, shallowEqual);
  useCompleteAddress(selection, selection === null ? null : leagueOf({ ...resolved, requested: selection }));

  useRetries(useCallback(() => actor.send({ type: 'retry' }), [actor]));

  return useMemo(() => {
    // The machine receives a new address after this render; until then its lists are read for the new address.
    const context = { ...resolved, requested: selection };
    const teams = teamsOf(context);
    const teamId = selection?.teamId ?? null;
    return {
      selection: selection ?? emptySelection,
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
  }, [resolved, selection, today, failure]);
};
