import { type Attendance, averageAttendance } from '@kampdag/core/league/match/attendance';
import type { StatisticsTerms } from '../../../i18n/messages/statisticsTerms.ts';
import type { Column } from '../../../ui/table/column.ts';
import { figure, words } from '../columns.ts';

/** The columns of attendance. */
export const attendanceColumns = (t: StatisticsTerms): readonly Column<Attendance>[] => [
  words('team', t.team, ({ teamName }) => teamName, true),
  figure('lastMatch', t.lastMatch, ({ lastMatch }) => lastMatch),
  figure('total', t.totalSpectators, ({ total }) => total),
  figure('games', t.homeGames, ({ games }) => games),
  figure('average', t.averageSpectators, averageAttendance),
];

/** All spectators of a league, and how many that is a match; null before the first. */
export const attendanceSum = (
  rows: readonly Attendance[],
): { readonly total: number; readonly games: number; readonly average: number | null } => {
  const total = rows.reduce((sum, row) => sum + row.total, 0);
  const games = rows.reduce((sum, row) => sum + row.games, 0);
  return { total, games, average: games <= 0 ? null : Math.round(total / games) };
};
