import type { PersonId } from '@kampdag/core/ids';
import { byShirtNumber, fullName } from '@kampdag/core/league/player/person';
import { playerPath } from '@kampdag/core/site/paths';
import type { Selection } from '@kampdag/core/site/selection';
import type { BasketballPlayer } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { type ShootingCoverage } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import { totalLine } from '@kampdag/core/sport/basketball/sheets/basketballTotals';
import { useMemo } from 'react';
import type { Figures } from '../../i18n/figures.ts';
import { useFigures, useMessages } from '../../i18n/I18nContext.tsx';
import { type MatchPageMessages, matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { type BallPageMessages, ballPageMessages } from '../../i18n/messages/matchpageBall.ts';
import { PlayerCell } from '../../match/sheets/PlayerCell.tsx';
import * as styles from '../../match/sheets/playerCell.css.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { type BoxRow, figureColumns } from './boxColumns.ts';

const shirtOf = ({ shirtNumber }: BoxRow): number | null =>
  shirtNumber !== null && /^\d+$/.test(shirtNumber) ? Number(shirtNumber) : null;

const columnsOf = (
  m: MatchPageMessages,
  b: BallPageMessages,
  coverage: ShootingCoverage,
  f: Figures,
): readonly Column<BoxRow>[] => [
  {
    key: 'number',
    label: '#',
    explanation: m.number,
    value: shirtOf,
    text: ({ shirtNumber }) => shirtNumber ?? '',
    align: 'end',
  },
  {
    key: 'name',
    label: m.player,
    value: ({ name }) => name,
    isHeader: true,
    cell: ({ name, isStarter, isCaptain }) => (
      <PlayerCell name={name} isCaptain={isCaptain} isStarter={isStarter} />
    ),
  },
  ...figureColumns(b, coverage, f),
];

interface BoxScoreProps {
  readonly team: string;
  readonly name: string;
  readonly players: readonly BasketballPlayer[];
  readonly coverage: ShootingCoverage;
  readonly starters: ReadonlySet<PersonId>;
  readonly captains: ReadonlySet<PersonId>;
  readonly selection: Selection;
}

/** A team's box score: its players by shirt number, their sum below. Who was not on the court stands last. */
export const BoxScore = ({ team, name, players, coverage, starters, captains, selection }: BoxScoreProps) => {
  const m = useMessages(matchPageMessages);
  const b = useMessages(ballPageMessages);
  const f = useFigures();
  const columns = useMemo(() => columnsOf(m, b, coverage, f), [m, b, coverage, f]);
  const rows = useMemo(
    () =>
      players
        .toSorted(byShirtNumber)
        .toSorted((a, z) => Number(starters.has(z.personId)) - Number(starters.has(a.personId)))
        .map(
          (line): BoxRow => ({
            key: String(line.personId),
            shirtNumber: line.shirtNumber,
            name: fullName(line) || m.nobody,
            isStarter: starters.has(line.personId),
            isCaptain: captains.has(line.personId),
            to: playerPath(selection, { playerId: line.personId, orgId: line.teamId }),
            line,
          }),
        ),
    [players, starters, captains, selection, m],
  );
  const total: BoxRow = {
    key: 'total',
    shirtNumber: null,
    name: m.total,
    isStarter: false,
    isCaptain: false,
    to: null,
    line: totalLine(players),
  };
  return (
    <div className={styles.box}>
      <DataTable
        caption={b.boxOf(team)}
        rows={rows}
        columns={columns}
        rowKey={({ key }) => key}
        name={name}
        sort={null}
        paged={false}
        rowLink={({ to }) => to}
        total={total}
        csv={`${team} ${b.boxScore}`}
      />
    </div>
  );
};
