import { fullName } from '@kampdag/core/league/player/person';
import type { BasketballPlayer } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { rebounds } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import type { VolleyballMatchPlayer } from '@kampdag/core/sport/volleyball/volleyballMatchPlayer';
import type { BallPageMessages } from '../../i18n/messages/matchpageBall.ts';
import type { BestPlayer } from '../../match/parts/BestPlayers.tsx';

const named = ({
  shirtNumber,
  ...name
}: {
  readonly shirtNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}): string => [shirtNumber, fullName(name)].filter((part) => part !== null && part !== '').join(' ');

const shown = 2;

/** A basketball team's best: by points, then rebounds and assists. */
export const basketballLeaders = (
  players: readonly BasketballPlayer[],
  { columns: c }: BallPageMessages,
): readonly BestPlayer[] =>
  players
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points || rebounds(b) + b.assists - rebounds(a) - a.assists)
    .slice(0, shown)
    .map((player) => ({
      playerId: player.personId,
      orgId: player.teamId,
      name: named(player),
      figures: [
        [player.points, c.points[0]],
        [rebounds(player), c.rebounds[0]],
        [player.assists, c.assists[0]],
      ]
        .filter(([value], at) => at === 0 || value !== 0)
        .map(([value, label]) => `${value} ${label}`)
        .join(' · '),
    }));

/** A volleyball team's best: by points, then aces and blocks. */
export const volleyballLeaders = (
  players: readonly VolleyballMatchPlayer[],
  { volleyball: c }: BallPageMessages,
): readonly BestPlayer[] =>
  players
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points || b.aces + b.blocks - a.aces - a.blocks)
    .slice(0, shown)
    .map((player) => ({
      playerId: player.personId,
      orgId: player.teamId,
      name: named(player),
      figures: [
        [player.points, c.points[0]],
        [player.attacks, c.attacks[0]],
        [player.blocks, c.blocks[0]],
        [player.aces, c.aces[0]],
      ]
        .filter(([value], at) => at === 0 || value !== 0)
        .map(([value, label]) => `${value} ${label}`)
        .join(' · '),
    }));
