import { PersonId } from '@kampdag/core/ids';
import { byShirtNumber, fullName } from '@kampdag/core/league/player/person';
import { playerPath } from '@kampdag/core/site/paths';
import type { Selection } from '@kampdag/core/site/selection';
import type { VolleyballMatchPlayer } from '@kampdag/core/sport/volleyball/volleyballMatchPlayer';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { ballPageMessages } from '../../i18n/messages/matchpageBall.ts';
import { PlayerCell } from '../../match/sheets/PlayerCell.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';

interface VolleyballPlayersProps {
  readonly team: string;
  readonly name: string;
  readonly players: readonly VolleyballMatchPlayer[];
  readonly captains: ReadonlySet<PersonId>;
  readonly selection: Selection;
}

/** The sum is nobody's row. */
const nobodyId = PersonId(0);

const figures = ['points', 'attacks', 'blocks', 'aces'] as const;

const nameCell = (name: string, isCaptain: boolean) => (
  <PlayerCell name={name} isCaptain={isCaptain} isStarter={false} />
);

/** A team's players by shirt number: points, and how they were won; their sum below. */
export const VolleyballPlayers = ({ team, name, players, captains, selection }: VolleyballPlayersProps) => {
  const m = useMessages(matchPageMessages);
  const b = useMessages(ballPageMessages);
  const columns = useMemo(
    (): readonly Column<VolleyballMatchPlayer>[] => [
      {
        key: 'number',
        label: '#',
        explanation: m.number,
        value: ({ shirtNumber }) =>
          shirtNumber !== null && /^\d+$/.test(shirtNumber) ? Number(shirtNumber) : null,
        text: ({ shirtNumber }) => shirtNumber ?? '',
        align: 'end',
      },
      {
        key: 'name',
        label: m.player,
        value: (player) => fullName(player) || m.nobody,
        isHeader: true,
        cell: (player) => nameCell(fullName(player) || m.nobody, captains.has(player.personId)),
      },
      ...figures.map(
        (key): Column<VolleyballMatchPlayer> => ({
          key,
          label: b.volleyball[key][0],
          explanation: b.volleyball[key][1],
          value: (player) => player[key],
          numeric: true,
        }),
      ),
    ],
    [m, b, captains],
  );
  const sorted = useMemo(() => players.toSorted(byShirtNumber), [players]);
  const [first] = players;
  const sum = (key: (typeof figures)[number]): number =>
    players.reduce((total, player) => total + player[key], 0);
  return (
    <DataTable
      caption={b.playersOf(team)}
      rows={sorted}
      columns={columns}
      rowKey={({ personId }) => String(personId)}
      name={name}
      sort={null}
      paged={false}
      rowLink={({ personId, teamId }) => playerPath(selection, { playerId: personId, orgId: teamId })}
      {...(first === undefined
        ? {}
        : {
            total: {
              ...first,
              personId: nobodyId,
              shirtNumber: null,
              firstName: m.total,
              lastName: null,
              points: sum('points'),
              attacks: sum('attacks'),
              blocks: sum('blocks'),
              aces: sum('aces'),
            },
          })}
    />
  );
};
