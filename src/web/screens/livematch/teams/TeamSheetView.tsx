import { memo, type ReactNode } from 'react';
import type { LiveMessages } from '../../../i18n/messages/live.ts';
import { hidden } from '../../../ui/hidden.css.ts';
import { sameValue } from '../sameValue.ts';
import { type SheetRow, savePercentage, type TeamSheet } from './sheet.ts';
import * as styles from './teams.css.ts';

interface Column {
  readonly short: string;
  readonly long: string;
  readonly wide?: boolean;
  readonly text: (row: SheetRow) => string | number | null;
}

const skaterColumns = ({ teams: t }: LiveMessages): readonly Column[] => [
  { short: 'G', long: t.goals, text: ({ line }) => line?.goals ?? 0 },
  { short: 'A', long: t.assists, text: ({ line }) => line?.assists ?? 0 },
  { short: 'P', long: t.points, text: ({ line }) => line?.points ?? 0 },
  { short: 'SOG', long: t.shots, text: ({ line }) => line?.shots ?? 0 },
  { short: 'PIM', long: t.penaltyMinutes, text: ({ line }) => line?.pim ?? 0 },
  {
    short: 'FO',
    long: t.faceoffs,
    wide: true,
    text: ({ line }) => {
      const taken = line === null ? 0 : line.faceoffsWon + line.faceoffsLost;
      return taken === 0 ? null : `${line?.faceoffsWon ?? 0}/${taken}`;
    },
  },
];

const goalieColumns = ({ teams: t }: LiveMessages): readonly Column[] => [
  { short: 'SA', long: t.shotsAgainst, text: ({ line }) => line?.shotsAgainst ?? 0 },
  { short: 'SV', long: t.saves, text: ({ line }) => line?.saves ?? 0 },
  {
    short: 'SV%',
    long: t.savePercentage,
    wide: true,
    text: ({ line }) => (line === null ? null : savePercentage(line)),
  },
];

interface RowProps {
  readonly row: SheetRow;
  readonly columns: readonly Column[];
  readonly messages: LiveMessages;
}

const Row = memo(
  ({ row, columns, messages }: RowProps) => (
    <tr>
      <td className={styles.number}>{row.number ?? '–'}</td>
      <th scope="row" className={styles.player}>
        {row.name}
        {row.rank === null ? null : (
          <span className={styles.letter}>
            <span aria-hidden="true">{row.rank === 'captain' ? 'C' : 'A'}</span>
            <span className={hidden}>{messages.teams[row.rank]}</span>
          </span>
        )}
      </th>
      {columns.map(({ short, text }) => {
        const shown = text(row);
        return (
          <td key={short} className={shown === 0 || shown === null ? styles.zero : styles.figure}>
            {shown ?? '–'}
          </td>
        );
      })}
    </tr>
  ),
  (a, b) => a.columns === b.columns && sameValue(a.row, b.row),
);
Row.displayName = 'SheetRow';

const Sheet = (props: {
  readonly caption: ReactNode;
  readonly rows: readonly SheetRow[];
  readonly columns: readonly Column[];
  readonly messages: LiveMessages;
}) => {
  const { caption, rows, columns, messages } = props;
  return (
    <table className={styles.table}>
      <caption className={hidden}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.headNumber}>
            <span aria-hidden="true">#</span>
            <span className={hidden}>{messages.teams.number}</span>
          </th>
          <th scope="col" className={styles.headName}>
            {caption}
          </th>
          {columns.map(({ short, long, wide }) => (
            <th key={short} scope="col" className={wide === true ? styles.headWide : styles.headFigure}>
              <abbr title={long} aria-label={long} style={{ textDecoration: 'none' }}>
                {short}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} columns={columns} messages={messages} />
        ))}
      </tbody>
    </table>
  );
};

interface TeamSheetProps {
  readonly team: string;
  readonly sheet: TeamSheet;
  readonly columns: SheetColumns;
  readonly messages: LiveMessages;
}

/** The columns of both kinds of player, made once per language. */
export interface SheetColumns {
  readonly skaters: readonly Column[];
  readonly goalies: readonly Column[];
}

export const sheetColumns = (messages: LiveMessages): SheetColumns => ({
  skaters: skaterColumns(messages),
  goalies: goalieColumns(messages),
});

/** One team's players with their figures so far. */
export const TeamSheetView = ({ team, sheet, columns, messages: m }: TeamSheetProps) => (
  <section className={styles.team} aria-label={team}>
    <h3 className={styles.name}>{team}</h3>
    {sheet.skaters.length === 0 ? null : (
      <Sheet caption={m.teams.skaters} rows={sheet.skaters} columns={columns.skaters} messages={m} />
    )}
    {sheet.goalies.length === 0 ? null : (
      <Sheet caption={m.teams.goalies} rows={sheet.goalies} columns={columns.goalies} messages={m} />
    )}
    {sheet.coaches.length === 0 ? null : (
      <p className={styles.coaches}>
        {m.teams.coaches}: {sheet.coaches.join(', ')}
      </p>
    )}
  </section>
);
