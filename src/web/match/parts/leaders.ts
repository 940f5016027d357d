import type { OrgId, PersonId, TeamId } from '@kampdag/core/ids';
import { fullName, type Named } from '@kampdag/core/league/player/person';
import type { BestPlayer } from './BestPlayers.tsx';

interface Leader extends Named {
  readonly personId: PersonId;
  readonly teamId: TeamId | OrgId | null;
  readonly shirtNumber: string | null;
  readonly points: number;
}

const shown = 2;

/** A team's two best players by points, then by `next`, with their figures that are not zero, points first. */
export const leadersOf = <Player extends Leader>(
  players: readonly Player[],
  next: (player: Player) => number,
  figures: (player: Player) => readonly (readonly [value: number, label: string])[],
): readonly BestPlayer[] =>
  players
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points || next(b) - next(a))
    .slice(0, shown)
    .map((player) => ({
      playerId: player.personId,
      orgId: player.teamId,
      name: [player.shirtNumber, fullName(player)].filter((part) => part !== null && part !== '').join(' '),
      figures: figures(player)
        .filter(([value], at) => at === 0 || value !== 0)
        .map(([value, label]) => `${value} ${label}`)
        .join(' · '),
    }));
