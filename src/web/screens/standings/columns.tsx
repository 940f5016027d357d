import { federationLanguage } from '@kampdag/core/federationLanguage';
import { roundTo } from '@kampdag/core/league/player/percentage';
import { type StandingsColumnKey } from '@kampdag/core/league/rules/standingsColumnKey';
import type { Outcome, SideRecord } from '@kampdag/core/league/standings/form';
import type { PresentationParameter } from '@kampdag/core/league/standings/presentationParameter';
import {
  type FederationColumn,
  federationValue,
  type StandingsColumn,
  standingsColumns,
  standingsValue,
} from '@kampdag/core/league/standings/standingsColumn';
import { goalDifference, goalsText } from '@kampdag/core/league/standings/standingsRow';
import { pointsPerMatch } from '@kampdag/core/league/standings/winMultiplier';
import type { Side } from '@kampdag/core/side';
import type { Sport } from '@kampdag/core/sport/sport';
import type { Figures } from '../../i18n/figures.ts';
import type { StandingsHeadings, StandingsMessages } from '../../i18n/messages/standings.ts';
import { FormStrip } from '../../ui/chart/FormStrip.tsx';
import { type CellValue, type Column, nothing } from '../../ui/table/column.ts';
import { Place, TeamName } from './cells.tsx';
import type { Standing, TableKind } from './standing.ts';

/** What the columns depend on. */
export interface ColumnChoice {
  readonly sport: Sport;
  readonly settings: readonly PresentationParameter[];
  /** From `winMultiplier`. */
  readonly multiplier: 2 | 3;
  /** Whether form is shown; false if the matches could not be loaded. */
  readonly showsForm: boolean;
}

/** The language's texts and number formats. */
export interface Words {
  readonly m: StandingsMessages;
  readonly figures: Figures;
  /** The sport's own headings. */
  readonly own: StandingsHeadings;
}

const groups: Partial<Record<StandingsColumnKey, keyof StandingsMessages['groups']>> = {
  victoriesFullTime: 'victories',
  victoriesOvertime: 'victories',
  victoriesPenalties: 'victories',
  lossesFullTime: 'losses',
  lossesOvertime: 'losses',
  lossesPenalties: 'losses',
  partialPointsScored: 'rallies',
  partialPointsConceded: 'rallies',
};

const totals = { victoriesFullTime: 'victories', lossesFullTime: 'losses' } as const;

/** Win 3, draw 1, loss 0: only the order of forms depends on it. */
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
  cell: ({ row, name, hasWithdrawn }) => (
    <TeamName row={row} name={name} note={hasWithdrawn ? m.withdrawn : null} />
  ),
  isHeader: true,
});

/** The columns of a phone's table, besides rank and team, in this order: the totals, whatever columns the league has chosen. */
const narrowKeys = (columns: readonly StandingsColumn[]): readonly StandingsColumnKey[] =>
  (['matches', 'victories', 'draws', 'losses', 'goalDifference', 'points'] as const).filter(
    (key) => key !== 'draws' || columns.includes(key),
  );

const standingOn =
  (on: 'narrow' | 'wide') =>
  (column: Column<Standing>): Column<Standing> => ({ ...column, on });

const numberOf = (value: CellValue): number | null => (typeof value === 'number' ? value : null);

const headingOf = (key: StandingsColumnKey, { m, own }: Words) => own[key] ?? m.headings[key];

/** The presentation of a column of the federation's table. */
const presentationOf = (
  key: StandingsColumnKey,
  value: (standing: Standing) => CellValue,
  { m, figures }: Words,
): Partial<Column<Standing>> => {
  switch (key) {
    case 'position':
      return {
        align: 'center',
        cell: ({ row, zone }) => <Place place={row.position} zone={zone} />,
      };
    case 'points':
      return { cell: ({ row }) => <b>{row.points ?? nothing}</b>, isPinned: true };
    case 'goals':
      return {
        value: ({ row }) => goalDifference(row),
        text: ({ row }) => goalsText(row) ?? nothing,
        file: ({ row }) => goalsText(row),
      };
    case 'goalDifference':
      return { text: ({ row }) => figures.signed(goalDifference(row)) };
    case 'partialPointsDifference':
      return { text: (standing) => figures.signed(numberOf(value(standing))), group: m.groups.rallies };
    case 'pointsPercentage':
      return { text: (standing) => figures.decimals(numberOf(value(standing)), 1) };
    default: {
      const group = groups[key];
      return group === undefined ? {} : { group: m.groups[group] };
    }
  }
};

/** Treats look-alikes as equal: hyphen, dash and minus. */
const normalizedLabel = (label: string): string => label.toLowerCase().replaceAll(/[‐-―−]/g, '-');

/**
 * Labels the federation's own columns with distinct headings, which also differ from ours: the longer name if the label is taken, and the
 * id if that is taken too.
 */
const distinctLabels = (ours: readonly string[]): ((column: FederationColumn) => string) => {
  const seen = new Set(ours.map(normalizedLabel));
  return ({ typeId, label, name }) => {
    const id = String(typeId);
    const words = [label, name].filter((word) => word !== null);
    const heading =
      [...words, `${words[0] ?? ''} ${id}`.trim()].find((word) => !seen.has(normalizedLabel(word))) ?? id;
    seen.add(normalizedLabel(heading));
    return heading;
  };
};

const federationColumn = (column: FederationColumn, label: string): Column<Standing> => ({
  key: `id-${column.typeId}`,
  label,
  headingLang: federationLanguage,
  ...(column.name === null || column.name === label ? {} : { explanation: column.name }),
  value: ({ row }) => federationValue(row, column),
  numeric: true,
});

/** The columns of the whole table: those in the league's settings, otherwise the sport's own (specification §9). */
export const wholeColumns = (
  { sport, settings, multiplier, showsForm }: ColumnChoice,
  words: Words,
): readonly Column<Standing>[] => {
  const { m } = words;
  const columns = standingsColumns(sport, settings);
  const columnOf = (key: StandingsColumnKey): Column<Standing> => {
    if (key === 'team') return teamColumn(m);
    const [own, explanation] = headingOf(key, words);
    const isBesideTotal =
      (key === 'victoriesFullTime' || key === 'lossesFullTime') && columns.includes(totals[key]);
    const label = isBesideTotal ? m.besideTotal[key] : own;
    const value = ({ row }: Standing) => standingsValue(row, key, pointsPerMatch(sport, multiplier));
    return { key, label, explanation, value, numeric: true, ...presentationOf(key, value, words) };
  };
  const own = columns.flatMap((column) => (typeof column === 'string' ? columnOf(column) : []));
  const form = showsForm ? [formColumn('all', m)] : [];
  const headingOfFederation = distinctLabels([...own, ...form].map(({ label }) => label));
  const inBoth = new Set<StandingsColumn>(['position', 'team', ...narrowKeys(columns)]);
  const wide = columns.map((column): Column<Standing> => {
    const shown =
      typeof column === 'string' ? columnOf(column) : federationColumn(column, headingOfFederation(column));
    return inBoth.has(column) ? shown : standingOn('wide')(shown);
  });
  const narrow = narrowKeys(columns)
    .filter((key) => !columns.includes(key))
    .map(columnOf)
    .map(standingOn('narrow'));
  const points = wide.findIndex(({ key }) => key === 'points');
  return wide
    .toSpliced(points === -1 ? wide.length : points, 0, ...narrow)
    .concat(form.map(standingOn('wide')));
};

const difference = ({ scored, conceded }: SideRecord): number => scored - conceded;

/** The columns of home or away matches, computed from the league's matches. */
export const sideColumns = (side: Side, sport: Sport, words: Words): readonly Column<Standing>[] => {
  const { m, figures } = words;
  const column = (key: StandingsColumnKey, of: (record: SideRecord) => number): Column<Standing> => {
    const [label, explanation] = headingOf(key, words);
    return { key, label, explanation, value: ({ records }) => of(records[side]), numeric: true };
  };
  const shareOf = ({ records }: Standing): number | null => {
    const { won, matches } = records[side];
    return matches === 0 ? null : roundTo((won * 100) / matches, 1);
  };
  const [share, shareExplained] = m.share;
  return [
    teamColumn(m),
    column('matches', ({ matches }) => matches),
    column('victories', ({ won }) => won),
    ...(sport.standings.hasDraws ? [column('draws', ({ drawn }) => drawn)] : []),
    column('losses', ({ lost }) => lost),
    standingOn('wide')(column('goalsScored', ({ scored }) => scored)),
    standingOn('wide')(column('goalsConceded', ({ conceded }) => conceded)),
    {
      ...column('goalDifference', difference),
      on: 'wide',
      text: ({ records }) => figures.signed(difference(records[side])),
    },
    {
      key: 'share',
      label: share,
      explanation: shareExplained,
      value: shareOf,
      text: (standing) => figures.decimals(shareOf(standing), 1),
      numeric: true,
    },
    standingOn('wide')(formColumn(side, m)),
  ];
};
