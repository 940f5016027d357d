import { hockeyAttendance } from '@kampdag/core/gateway/icehockeyEndpoints';
import type { TournamentId } from '@kampdag/core/ids';
import { type Attendance, averageAttendance } from '@kampdag/core/league/match/attendance';
import { term } from '../../../i18n/term.ts';
import { figure } from '../../../statistics/columns.ts';
import type { StatisticsDefinition } from '../../../statistics/definition.ts';
import { AttendanceChart } from './AttendanceChart.tsx';
import { AttendanceSummary } from './AttendanceSummary.tsx';

const terms = {
  lastMatch: term(['Last', 'Spectators at the last home match'], ['Siste', 'Tilskuere på siste hjemmekamp']),
  totalSpectators: term(
    ['Total', 'Spectators at all home matches'],
    ['Totalt', 'Tilskuere på alle hjemmekamper'],
  ),
  homeGames: term(['Matches', 'Home matches counted'], ['Kamper', 'Hjemmekamper med tilskuertall']),
  averageSpectators: term(['Average', 'Spectators per home match'], ['Snitt', 'Tilskuere per hjemmekamp']),
};

/** A hockey league's attendance by team, highest average first. */
export const attendance: StatisticsDefinition<{ readonly tournamentId: TournamentId }, Attendance> = {
  endpoint: hockeyAttendance,
  params: (tournamentId) => ({ tournamentId }),
  fields: [],
  subject: { type: 'team', of: ({ teamName, teamId }) => ({ name: teamName, teamId }) },
  columns: () => [
    figure('lastMatch', terms.lastMatch, ({ lastMatch }) => lastMatch),
    figure('total', terms.totalSpectators, ({ total }) => total),
    figure('games', terms.homeGames, ({ games }) => games),
    figure('average', terms.averageSpectators, averageAttendance),
  ],
  detailed: [],
  order: () => (a, b) => (averageAttendance(b) ?? -1) - (averageAttendance(a) ?? -1) || b.total - a.total,
  sort: 'average',
  leaders: [],
  Summary: AttendanceSummary,
  Chart: AttendanceChart,
  isChartBeside: true,
};
