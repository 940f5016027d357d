import type { PersonId } from '@kampdag/core/ids';
import { teamSource } from '@kampdag/core/live/figures/source';
import type { Figure as FigureName } from '@kampdag/core/live/rules/figureRule';
import type { Side } from '@kampdag/core/side';
import { type ReactNode, useMemo } from 'react';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { type Column, nothing, textOf } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { Figure, isWithoutAttempts } from '../figureSources/Figure.tsx';
import { PlayerCell } from './PlayerCell.tsx';
import type { PlayerRow, Sheet, SheetPlayer } from './sheet.ts';

interface Sum {
  readonly counts: readonly FigureName[];
  /** For `4/9`: the figures that make up the nine. */
  readonly among?: readonly FigureName[];
  /** Whether it is shown as a percentage: `4/9` as 44. Default: false. */
  readonly isPercentage?: boolean;
}

/** Each column's counted figures by column key; none for columns without events of their own. */
export type Sums = Readonly<Record<string, Sum>>;

/** The props of a team's sheet. */
export interface SheetTableProps<Figures> {
  readonly caption: string;
  readonly side: Side;
  /** The prefix of its query parameters. */
  readonly name: string;
  readonly sheet: Sheet<Figures>;
  /** The columns of figures; a stable object until its content changes. */
  readonly columns: readonly Column<Figures>[];
  readonly sums: Sums;
  /** The path to a player. */
  readonly pathOf: (id: PersonId) => string;
}

/** A player's row, or the team's total. */
type SheetRow<Figures> = PlayerRow<Figures> | { readonly player: null; readonly figures: Figures };

const shirtOf = ({ player }: SheetRow<unknown>): number | null => {
  const shirt = player?.shirtNumber ?? '';
  return /^\d+$/.test(shirt) ? Number(shirt) : null;
};

const nameCell = (player: SheetPlayer | null, total: string): ReactNode =>
  player === null ? total : <PlayerCell {...player} />;

/** Whether no event can count towards it: nothing, zero, or a star for unknown. */
const isNone = (text: string): boolean => text === nothing || /^(\*|0(\/0)?)$/.test(text);

interface Wording {
  readonly side: Side;
  /** The heading of the team's total. */
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
    const source = teamSource(side, counts, isWithoutAttempts(shown) && !isPercentage ? undefined : among);
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

/** A team's players with links to their profiles, and their total. Columns that are empty for all are left out. */
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
