import type { TournamentId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { isLiveNow } from '@kampdag/core/league/match/matchStatus';
import { dayParameter } from '@kampdag/core/site/paths';
import { type CivilDate, readCivilDate } from '@kampdag/core/time/civilDate';
import type { WallTime } from '@kampdag/core/time/oslo';
import { option } from 'fp-ts';
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useAtWallTime } from '../../context/now.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { standingsMessages } from '../../i18n/messages/standings.ts';
import { useQuery } from '../../router/useQuery.ts';
import { ToggleChips } from '../../ui/controls/choices.tsx';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import type { AsOfDayProps } from './computed/AsOfDay.tsx';
import type { ComputedTableProps } from './computed/ComputedTable.tsx';

const LazyAsOfDay = lazy(async () => ({ default: (await import('./computed/AsOfDay.tsx')).AsOfDay }));
const IfEndedNow = lazy(async () => ({ default: (await import('./computed/IfEndedNow.tsx')).IfEndedNow }));

const LeaguePlaces = lazy(async () => ({
  default: (await import('./computed/LeaguePlaces.tsx')).LeaguePlaces,
}));

/** The component of a past day's table. */
export type AsOfDayComponent = ComponentType<AsOfDayProps>;

/** Other views of a league's table. */
export interface TableViews {
  /** Selects a view; null if there are no matches for it. */
  readonly choices: ReactNode;
  /** The chosen view, in place of the federation's table; null: none. */
  readonly table: ReactNode;
  /** Shown below the table; null: nothing. */
  readonly below: ReactNode;
}

/** The last day with a result; null before the first. */
const lastDayOf = (matches: readonly Match[]): CivilDate | null =>
  matches.reduce<CivilDate | null>(
    (last, { date, result }) => (result !== null && date !== null && (last ?? '') < date ? date : last),
    null,
  );

/** Shows the table as of the day in the address, or as if the matches in play ended now. The views load on demand. */
export const useTableViews = (
  props: ComputedTableProps | null,
  {
    refresh,
    AsOfDay,
    chosen,
  }: {
    readonly refresh: () => void;
    readonly AsOfDay: AsOfDayComponent | null;
    /** The index of the filter's team in the list; null if none. */
    readonly chosen: number | null;
  },
): TableViews => {
  const m = useMessages(standingsMessages);
  const [query, change] = useQuery();
  const [placesOf, setPlacesOf] = useState<TournamentId | null>(null);
  const [nowOf, setNowOf] = useState<TournamentId | null>(null);
  const matches = props?.matches;
  const isLive = useAtWallTime(
    useCallback((now: WallTime) => matches?.some((match) => isLiveNow(match, now)) === true, [matches]),
  );
  const onDay = useCallback((day: CivilDate) => change({ [dayParameter]: day }), [change]);
  const leave = useCallback(() => change({ [dayParameter]: null }), [change]);
  if (props === null) return { choices: null, table: null, below: null };
  const day = option.toNullable(readCivilDate(query.get(dayParameter) ?? ''));
  const last = lastDayOf(props.matches);
  const showsPlaces = last !== null && placesOf === props.tournamentId;
  const isNow = day === null && nowOf === props.tournamentId;
  const toggles = [
    ...(last === null ? [] : [{ key: 'day', label: m.way.day, isOn: day !== null }]),
    ...(isLive || isNow ? [{ key: 'now', label: m.way.now, isOn: isNow }] : []),
    ...(last === null ? [] : [{ key: 'places', label: m.way.places, isOn: showsPlaces }]),
  ];
  const toggle = (key: string): void => {
    if (key === 'places') {
      setPlacesOf(showsPlaces ? null : props.tournamentId);
      return;
    }
    setNowOf(key === 'now' && !isNow ? props.tournamentId : null);
    change({ [dayParameter]: key === 'day' && day === null ? last : null });
  };
  const tableOfDay = (Component: AsOfDayComponent, of: CivilDate): ReactNode => (
    <Component {...props} day={of} onDay={onDay} onLeave={leave} />
  );
  const room = <TableSkeleton columns={10} rows={props.rows.length} />;
  const table =
    day !== null && AsOfDay !== null ? (
      // No Suspense boundary around what came with the page: it would hydrate later than the rest.
      tableOfDay(AsOfDay, day)
    ) : day === null && !isNow ? null : (
      <Suspense fallback={room}>
        {day === null ? <IfEndedNow {...props} refresh={refresh} /> : tableOfDay(LazyAsOfDay, day)}
      </Suspense>
    );
  return {
    choices: toggles.length === 0 ? null : <ToggleChips label={m.ways} toggles={toggles} onToggle={toggle} />,
    table,
    below: showsPlaces ? (
      <Suspense fallback={room}>
        <LeaguePlaces key={props.tournamentId} input={props} chosen={chosen} />
      </Suspense>
    ) : null,
  };
};
