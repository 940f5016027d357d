import type { Match } from '@kampdag/core/league/match/match';
import { rowsBySide } from '@kampdag/core/league/match/teamSide';
import { fullName } from '@kampdag/core/league/player/person';
import { isGoaliePosition } from '@kampdag/core/league/player/roster';
import { type BySide, mapSides } from '@kampdag/core/side';
import type { HockeyGoalie } from '@kampdag/core/sport/icehockey/sheets/hockeyGoalie';
import type { HockeyMatchPlayer } from '@kampdag/core/sport/icehockey/sheets/hockeyMatchPlayer';
import type { BestPlayer } from '../../match/parts/BestPlayers.tsx';
import type { HockeyPageMessages } from './playedMessages.ts';

const figuresOf = (
  player: HockeyMatchPlayer,
  goalies: readonly HockeyGoalie[],
  { columns: c, saves, sog }: HockeyPageMessages,
): string => {
  const goalie = goalies.find(({ personId }) => personId === player.personId);
  if (isGoaliePosition(player.memberType) && goalie !== undefined) {
    return `${goalie.saves} ${saves} · ${goalie.shotsAgainst} ${sog}`;
  }
  return `${player.goals} ${c.goals[0]} · ${player.assists} ${c.assists[0]} · ${player.shots} ${c.shots[0]}`;
};

/** Whom the federation names as best of each side. */
export const bestHockeyPlayers = (
  match: Match,
  players: readonly HockeyMatchPlayer[],
  goalies: readonly HockeyGoalie[],
  m: HockeyPageMessages,
): BySide<readonly BestPlayer[]> =>
  mapSides(rowsBySide(match, players), (own) =>
    own
      .filter(({ isBestPlayer }) => isBestPlayer)
      .map((player) => ({
        playerId: player.personId,
        orgId: player.teamId ?? player.orgId,
        name: [player.shirtNumber, fullName(player)].filter((part) => part !== null).join(' '),
        figures: figuresOf(player, goalies, m),
      })),
  );
