import type { PersonId } from '@kampdag/core/ids';
import { teamSource } from '@kampdag/core/live/figures/source';
import type { Side } from '@kampdag/core/side';
import type { Figure as FigureName } from '@kampdag/core/sport/figures';
import { type ReactNode, useMemo } from 'react';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { type Column, nothing, textOf } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { Figure } from '../sources/Figure.tsx';
import { PlayerCell } from './PlayerCell.tsx';
import type { PlayerRow, Sheet, SheetPlayer } from './sheet.ts';

/** What a column's figures are the sum of. */
interface Sum {
  readonly counts: readonly FigureName[];
  /** For `4/9`: the figures that the nine are the sum of. */
  readonly among?: readonly FigureName[];
  /** Whether it stands as a percentage, of `4/9` as 44. Default: false. */
  readonly isPercentage?: boolean;
}

/** By a column's key what it is the sum of; one without events of its own has none. */
export type Sums = Readonly<Record<string, Sum>>;

/** What a team's sheet is drawn from. */
export interface SheetTableProps<Figures> {
  readonly caption: string;
  readonly side: Side;
  /** Prefix of its state in the address. */
  readonly name: string;
  readonly sheet: Sheet<Figures>;
  /** What is counted of each; the same object while nothing in it changes. */
  readonly columns: readonly Column<Figures>[];
  readonly sums: Sums;
  /** Where a player leads. */
  readonly pathOf: (id: PersonId) => string;
}

/** A player's row, or the team's own. */
type SheetRow<Figures> = PlayerRow<Figures> | { readonly player: null; readonly figures: Figures };

const shirtOf = ({ player }: SheetRow<unknown>): number | null => {
  const shirt = player?.shirtNumber ?? '';
  return /^\d+$/.test(shirt) ? Number(shirt) : null;
};

const nameCell = (player: SheetPlayer | null, total: string): ReactNode =>
  player === null ? total : <PlayerCell {...player} />;

/** Nothing that an event could add up to; a star stands for what nobody can know. */
const isNone = (text: string): boolean => text === nothing || /^(\*|0(\/0)?)$/.test(text);

/** A number alone is not one of others: where misses are not reported, those that scored are. */
const isAlone = (text: string): boolean => /^\d+$/.test(text);

interface Wording {
  readonly side: Side;
  /** What the team's own line is called. */
  readonly total: string;
  readonly number: (value: number) => string;
}

const figureColumn = <Figures,>(
  column: Column<Figures>,
  sum: Sum | undefined,
  { side, total, number }: Wording,
): Column<SheetRow<Figures>> => {
  const { key, label, explanation, value } = column;
  const text = ({ figures }: SheetRow<Figures>): string => textOf(column, figures, number);
  const cell = (row: SheetRow<Figures>): ReactNode => {
    const shown = text(row);
    if (sum === undefined || isNone(shown)) return shown;
    const { id, name } = row.player ?? { id: null, name: total };
    const { counts, among, isPercentage = false } = sum;
    const source = teamSource(side, counts, isAlone(shown) && !isPercentage ? undefined : among);
    return (
      <Figure
        source={{ ...source, isPercentage, person: id }}
        what={explanation ?? label}
        whose={name}
        text={shown}
      />
    );
  };
  const heading = explanation === undefined ? { key, label } : { key, label, explanation };
  return { ...heading, numeric: true, value: ({ figures }) => value(figures), text, cell };
};

/** A team's players, each with a link to the profile; their sum below. What is known of nobody has no column. */
export const SheetTable = <Figures,>(props: SheetTableProps<Figures>) => {
  const { caption, side, name, sheet, columns, sums, pathOf } = props;
  const m = useMessages(matchPageMessages);
  const { number } = useFormat();
  const { rows, total } = sheet;
  const hasNumbers = rows.some(({ player }) => player.shirtNumber !== null);
  const known = columns
    .filter((column) => rows.some(({ figures }) => textOf(column, figures, number) !== nothing))
    .map(({ key }) => key)
    .join(' ');
  const all = useMemo((): readonly Column<SheetRow<Figures>>[] => {
    const shirt: Column<SheetRow<Figures>> = {
      key: 'number',
      label: '#',
      explanation: m.number,
      value: shirtOf,
      text: ({ player }) => (player === null ? '' : (player.shirtNumber ?? nothing)),
      align: 'end',
    };
    return [
      ...(hasNumbers ? [shirt] : []),
      {
        key: 'name',
        label: m.player,
        value: ({ player }) => (player === null ? m.total : player.name),
        isHeader: true,
        cell: ({ player }) => nameCell(player, m.total),
      },
      ...columns
        .filter(({ key }) => known.split(' ').includes(key))
        .map((column) => figureColumn(column, sums[column.key], { side, total: m.total, number })),
    ];
  }, [m, side, hasNumbers, columns, sums, known, number]);
  return (
    <DataTable<SheetRow<Figures>>
      caption={caption}
      rows={rows}
      columns={all}
      rowKey={({ player }) => String(player?.id ?? 'total')}
      name={name}
      sort={null}
      paged={false}
      rowLink={({ player }) => (player === null ? null : pathOf(player.id))}
      {...(total === null ? {} : { total: { player: null, figures: total } })}
    />
  );
};
