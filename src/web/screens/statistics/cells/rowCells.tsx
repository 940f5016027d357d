import type { TeamId } from '@kampdag/core/ids';
import type { Named } from '@kampdag/core/league/player/person';
import { teamPlayersPath } from '@kampdag/core/site/paths';
import type { Selection } from '@kampdag/core/site/selection';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import type { Cells } from '../columns.ts';
import { PlayerCell } from './PlayerCell.tsx';
import { TeamCell, TeamHead } from './TeamCell.tsx';

/** What the cells of a player's row draw. */
export interface PlayerOfTeam {
  readonly name: Named;
  /** Said under the name on a phone; what is not known is left out. */
  readonly under: readonly (string | null)[];
  readonly teamName: string | null;
  readonly teamId: TeamId | null;
}

/** A shirt number as it is said under a name. */
export const shirtMark = (shirtNumber: string | null): string | null =>
  shirtNumber === null ? null : `#${shirtNumber}`;

/** The cells of players: the name, and the team, which leads to its players. */
export const playerCells = <Row,>(
  selection: Selection,
  sport: SportKind,
  tell: (row: Row) => PlayerOfTeam,
): Cells<Row> => ({
  player: (row) => {
    const { name, under } = tell(row);
    return <PlayerCell name={name} under={under} />;
  },
  team: (row) => {
    const { teamName, teamId } = tell(row);
    return (
      <TeamCell name={teamName} to={teamId === null ? null : teamPlayersPath(selection, sport, teamId)} />
    );
  },
});

/** The cells of teams: the name with its crest. */
export const teamCells = <Row,>(nameOf: (row: Row) => string | null): Cells<Row> => ({
  team: (row) => <TeamHead name={nameOf(row)} />,
});
