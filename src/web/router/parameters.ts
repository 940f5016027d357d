import { parameterOf } from '../ui/table/tableState.ts';

/** The parameters that every page reads: the selection, and the match from which the route guard completes it (specification §5). */
export const selectionParameters: readonly string[] = [
  'seasonId',
  'tournamentId',
  'teamId',
  'teamOrgId',
  'date',
  'matchId',
];

/** The parameters of named tables; a page's only table has no name. */
export const tableParameters = (...names: readonly string[]): readonly string[] =>
  names.flatMap((name) =>
    (['sort', 'page', 'size'] as const).map((parameter) => parameterOf(name, parameter)),
  );

/** The parameters of tables that exist once per side of a match. */
export const tablesBySide = (...names: readonly string[]): readonly string[] =>
  tableParameters(...names.flatMap((name) => [`${name}-home`, `${name}-away`]));

/** The filters of a statistics page, beside the selection. */
export const statisticsParameters: readonly string[] = [
  'opponentId',
  'numberMatches',
  'position',
  'minutes',
  'per',
  'search',
  ...tableParameters(''),
];

/** What the schedule keeps in its address, beside the selection. */
export const scheduleParameters: readonly string[] = ['show', 'month', 'rows'];

/** The part of a query that the schedule's links carry: its own parameters and the selection. */
export const scheduleQueryIn = (search: string): URLSearchParams =>
  new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) =>
      [...selectionParameters, ...scheduleParameters].includes(name),
    ),
  );
