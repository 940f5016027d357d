import type { OrgId, PersonId, TeamId } from '@kampdag/core/ids';
import { fullName, type Named } from '@kampdag/core/league/player/person';
import { playerPath } from '@kampdag/core/site/paths';
import type { Selection } from '@kampdag/core/site/selection';
import { type ReactNode, useMemo } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { type MatchPageMessages, matchPageMessages } from '../../i18n/messages/matchpage.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { PlayerCell } from './PlayerCell.tsx';

/** A player's line of a federation's sheet. */
export interface SheetLine extends Named {
  readonly personId: PersonId;
  /** Left out where the sheet has no numbers. */
  readonly shirtNumber?: string | null;
  readonly teamId?: TeamId | null;
  readonly orgId?: OrgId | TeamId | null;
}

/** A row of a sheet: a player's figures, or the sum of all. */
interface SheetRow<Figures> {
  readonly player: SheetLine | null;
  readonly figures: Figures;
}

/** What a team's sheet is drawn from. */
export interface SheetTableProps<Figures> {
  readonly caption: string;
  /** Prefix of its state in the address. */
  readonly name: string;
  readonly lines: readonly (SheetLine & Figures)[];
  /** What is counted of each; the same object while nothing in it changes. */
  readonly columns: readonly Column<Figures>[];
  readonly selection: Selection;
  readonly total?: Figures;
  /** Left out where nobody is marked. */
  readonly captains?: ReadonlySet<PersonId>;
  readonly starters?: ReadonlySet<PersonId>;
}

const nobody: ReadonlySet<PersonId> = new Set();

const shirtOf = ({ player }: SheetRow<unknown>): number | null => {
  const shirt = player?.shirtNumber ?? '';
  return /^\d+$/.test(shirt) ? Number(shirt) : null;
};

const nameOf = ({ player }: Pick<SheetRow<unknown>, 'player'>, m: MatchPageMessages): string =>
  player === null ? m.total : fullName(player) || m.nobody;

const nameCell = (
  player: SheetLine | null,
  name: string,
  captains: ReadonlySet<PersonId>,
  starters: ReadonlySet<PersonId>,
): ReactNode =>
  captains === nobody ? (
    name
  ) : (
    <PlayerCell
      name={name}
      isCaptain={player !== null && captains.has(player.personId)}
      isStarter={player !== null && starters.has(player.personId)}
    />
  );

const figureColumn = <Figures,>({ value, text, ...heading }: Column<Figures>): Column<SheetRow<Figures>> => ({
  key: heading.key,
  label: heading.label,
  numeric: true,
  value: ({ figures }) => value(figures),
  ...(heading.explanation === undefined ? {} : { explanation: heading.explanation }),
  ...(text === undefined ? {} : { text: ({ figures }) => text(figures) }),
});

/** A team's players in the order of `lines`, each with a link to the profile; their sum below. */
export const SheetTable = <Figures,>({
  caption,
  name,
  lines,
  columns,
  selection,
  total,
  captains = nobody,
  starters = nobody,
}: SheetTableProps<Figures>) => {
  const m = useMessages(matchPageMessages);
  const hasNumbers = lines.some(({ shirtNumber }) => shirtNumber !== undefined);
  const all = useMemo((): readonly Column<SheetRow<Figures>>[] => {
    const number: Column<SheetRow<Figures>> = {
      key: 'number',
      label: '#',
      explanation: m.number,
      value: shirtOf,
      text: ({ player }) => (player === null ? '' : (player.shirtNumber ?? '–')),
      align: 'end',
    };
    return [
      ...(hasNumbers ? [number] : []),
      {
        key: 'name',
        label: m.player,
        value: (row) => nameOf(row, m),
        isHeader: true,
        cell: ({ player }) => nameCell(player, nameOf({ player }, m), captains, starters),
      },
      ...columns.map(figureColumn),
    ];
  }, [m, hasNumbers, captains, starters, columns]);
  const rows = useMemo(() => lines.map((line) => ({ player: line, figures: line })), [lines]);
  return (
    <DataTable
      caption={caption}
      rows={rows}
      columns={all}
      rowKey={({ player }) => (player === null ? 'total' : String(player.personId))}
      name={name}
      sort={null}
      paged={false}
      rowLink={({ player }) =>
        player === null
          ? null
          : playerPath(selection, { playerId: player.personId, orgId: player.teamId ?? player.orgId ?? null })
      }
      {...(total === undefined ? {} : { total: { player: null, figures: total } })}
    />
  );
};
