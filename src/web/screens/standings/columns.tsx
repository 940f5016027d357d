import type { Outcome } from '@kampdag/core/league/form';
import { roundTo } from '@kampdag/core/league/percentage';
import type { PresentationParameter } from '@kampdag/core/league/presentationParameter';
import {
  type StandingsColumnKey,
  standingsColumns,
  standingsValue,
} from '@kampdag/core/league/standingsColumn';
import type { Side } from '@kampdag/core/side';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import type { StandingsMessages } from '../../i18n/messages/standings.ts';
import { FormStrip } from '../../ui/chart/FormStrip.tsx';
import type { Column } from '../../ui/table/column.ts';
import type { Standing, TableKind } from './standing.ts';
import * as styles from './standings.css.ts';
import { TeamName } from './TeamName.tsx';

/** What decides the columns. */
export interface ColumnChoice {
  readonly sport: SportKind;
  readonly settings: readonly PresentationParameter[];
  /** As `winMultiplier` tells it. */
  readonly multiplier: 2 | 3;
  /** Form is left out where the matches could not be had. */
  readonly showsForm: boolean;
}

type Group = keyof StandingsMessages['groups'];

const groups: ReadonlyMap<StandingsColumnKey, Group> = new Map<StandingsColumnKey, Group>([
  ['victoriesFullTime', 'victories'],
  ['victoriesOvertime', 'victories'],
  ['victoriesPenalties', 'victories'],
  ['lossesFullTime', 'losses'],
  ['lossesOvertime', 'losses'],
  ['lossesPenalties', 'losses'],
  ['partialPointsScored', 'rallies'],
  ['partialPointsConceded', 'rallies'],
  ['partialPointsDifference', 'rallies'],
]);

/** A difference wears its sign. */
const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** Won 3, drawn 1, lost 0: only the order of forms is meant. */
const weight: Readonly<Record<Outcome, number>> = { W: 3, D: 1, L: 0 };

const formColumn = (kind: TableKind, m: StandingsMessages): Column<Standing> => {
  const [label, explanation] = { all: m.form, home: m.formHome, away: m.formAway }[kind];
  return {
    key: 'form',
    label,
    explanation,
    value: ({ form }) =>
      form[kind].length === 0 ? null : form[kind].reduce((sum, outcome) => sum + weight[outcome], 0),
    file: ({ form }) => form[kind].join(' '),
    cell: ({ form }) => <FormStrip results={form[kind]} />,
    numeric: true,
    align: 'start',
  };
};

const teamColumn = (m: StandingsMessages): Column<Standing> => ({
  key: 'team',
  label: m.headings.team[0],
  value: ({ name }) => name,
  cell: ({ name, hasWithdrawn }) => <TeamName name={name} note={hasWithdrawn ? m.withdrawn : null} />,
  isHeader: true,
});

const headingOf = (key: StandingsColumnKey, sport: SportKind, m: StandingsMessages) =>
  m.ofSport[sport][key] ?? m.headings[key];

/** The columns of the whole table: those the league's settings name, else the sport's own (specification §9). */
export const wholeColumns = (
  { sport, settings, multiplier, showsForm }: ColumnChoice,
  m: StandingsMessages,
): readonly Column<Standing>[] => [
  ...standingsColumns(sport, settings).map(({ key, label: chosen }): Column<Standing> => {
    if (key === 'team') return teamColumn(m);
    const [label, explanation] = headingOf(key, sport, m);
    const group = groups.get(key);
    const isSigned = key === 'goalDifference' || key === 'partialPointsDifference';
    const value = ({ row }: Standing) => standingsValue(row, key, multiplier);
    return {
      key,
      label: chosen ?? label,
      explanation,
      value: key === 'goals' ? ({ row }) => standingsValue(row, 'goalDifference', multiplier) : value,
      ...(key === 'goals' ? { text: (standing: Standing) => String(value(standing)), file: value } : {}),
      ...(key === 'points' ? { cell: ({ row }: Standing) => <b>{row.points}</b> } : {}),
      ...(key === 'position'
        ? { cell: ({ row }: Standing) => <span className={styles.position}>{row.position ?? '–'}</span> }
        : {}),
      ...(isSigned ? { text: (standing: Standing) => signed(Number(value(standing))) } : {}),
      ...(group === undefined ? {} : { group: m.groups[group] }),
      numeric: true,
      align: key === 'position' ? 'center' : 'end',
    };
  }),
  ...(showsForm ? [formColumn('all', m)] : []),
];

/** The columns of the matches at home or away, made of the league's matches. */
export const sideColumns = (
  side: Side,
  sport: SportKind,
  m: StandingsMessages,
): readonly Column<Standing>[] => {
  const column = (
    key: StandingsColumnKey,
    value: (standing: Standing) => number | null,
  ): Column<Standing> => {
    const [label, explanation] = headingOf(key, sport, m);
    return { key, label, explanation, value, numeric: true };
  };
  const [share, shareExplained] = m.share;
  return [
    teamColumn(m),
    column('matches', ({ records }) => records[side].matches),
    column('victories', ({ records }) => records[side].won),
    ...(sport === 'icehockey' || sport === 'soccer'
      ? [column('draws', ({ records }) => records[side].drawn)]
      : []),
    column('losses', ({ records }) => records[side].lost),
    column('goalsScored', ({ records }) => records[side].scored),
    column('goalsConceded', ({ records }) => records[side].conceded),
    {
      ...column('goalDifference', ({ records }) => records[side].scored - records[side].conceded),
      text: ({ records }) => signed(records[side].scored - records[side].conceded),
    },
    {
      key: 'share',
      label: share,
      explanation: shareExplained,
      value: ({
        records: {
          [side]: { won, matches },
        },
      }) => (matches === 0 ? null : roundTo((won * 100) / matches, 1)),
      numeric: true,
    },
    formColumn(side, m),
  ];
};
