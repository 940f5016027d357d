import { parameterOf } from '../ui/table/tableState.ts';

/** What every page reads of its address: the selection, and the match from which the route guard completes it (specification §5). */
export const selectionParameters: readonly string[] = [
  'seasonId',
  'tournamentId',
  'teamId',
  'teamOrgId',
  'date',
  'matchId',
];

/** The parameters of tables by their names; a page's only table has none. */
export const tableParameters = (...names: readonly string[]): readonly string[] =>
  names.flatMap((name) =>
    (['sort', 'page', 'size'] as const).map((parameter) => parameterOf(name, parameter)),
  );

/** The parameters of tables of which each side of a match has one. */
export const tablesBySide = (...names: readonly string[]): readonly string[] =>
  tableParameters(...names.flatMap((name) => [`${name}-home`, `${name}-away`]));

/** What a statistics page is narrowed by, beside the selection. */
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

/** The schedule's own part of a query and the selection: what its links carry on, and nothing that is only tied to the address. */
export const scheduleQueryIn = (search: string): URLSearchParams =>
  new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) =>
      [...selectionParameters, ...scheduleParameters].includes(name),
    ),
  );
