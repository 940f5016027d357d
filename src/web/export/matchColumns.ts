import { scoreText } from '@kampdag/core/live/score/scoreText';
import type { Format } from '../i18n/format.ts';
import type { MatchesMessages } from '../i18n/messages/matches.ts';
import type { BoardRow } from '../matches/boardRow.ts';
import { statusText } from '../matches/matchText.tsx';
import type { Column } from '../ui/table/column.ts';

/** The columns of a file of matches: those of the table on the widest screen. */
export const matchColumns = (
  m: MatchesMessages,
  status: string,
  format: Format,
): readonly Column<BoardRow>[] => [
  { key: 'date', label: m.columns.date, value: ({ date }) => (date === null ? null : format.date(date)) },
  {
    key: 'start',
    label: m.columns.start,
    value: ({ start }) => (start === null ? null : format.time(start)),
  },
  { key: 'tournament', label: m.columns.tournament, value: ({ tournamentName }) => tournamentName },
  { key: 'venue', label: m.columns.venue, value: ({ venue }) => venue },
  { key: 'home', label: m.columns.home, value: ({ teams }) => teams.home.name ?? m.unknownTeam },
  {
    key: 'score',
    label: m.columns.score,
    // An en dash: a spreadsheet reads 3-2 as a day in March.
    value: ({ goals }) => (goals === null ? null : scoreText(goals)),
  },
  { key: 'away', label: m.columns.away, value: ({ teams }) => teams.away.name ?? m.unknownTeam },
  { key: 'status', label: status, value: (row) => statusText(row, m).long },
  { key: 'stream', label: m.columns.stream, value: ({ broadcast }) => broadcast?.url ?? null },
];
