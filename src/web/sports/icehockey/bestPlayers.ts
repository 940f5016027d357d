import type { Match } from '@kampdag/core/league/match/match';
import { rowsBySide } from '@kampdag/core/league/match/teamSide';
import { fullName } from '@kampdag/core/league/player/person';
import { isGoaliePosition } from '@kampdag/core/league/player/roster';
import { type BySide, mapSides } from '@kampdag/core/side';
import type { Language } from '@kampdag/core/site/language';
import type { HockeyGoalie } from '@kampdag/core/sport/icehockey/sheets/hockeyGoalie';
import type { HockeyMatchPlayer } from '@kampdag/core/sport/icehockey/sheets/hockeyMatchPlayer';
import type { BestPlayer } from '../../match/parts/BestPlayers.tsx';
import { hockeyTerms as terms } from './terms.ts';

const figuresOf = (
  player: HockeyMatchPlayer,
  goalies: readonly HockeyGoalie[],
  language: Language,
): string => {
  const goalie = goalies.find(({ personId }) => personId === player.personId);
  const counted =
    isGoaliePosition(player.memberType) && goalie !== undefined
      ? ([
          [goalie.saves, terms.saves],
          [goalie.shotsAgainst, terms.shotsAgainst],
        ] as const)
      : ([
          [player.goals, terms.goals],
          [player.assists, terms.assists],
          [player.shots, terms.shots],
        ] as const);
  return counted.map(([value, term]) => `${value} ${term[language].label}`).join(' · ');
};

/** The federation's best players of each side. */
export const bestHockeyPlayers = (
  match: Match,
  players: readonly HockeyMatchPlayer[],
  goalies: readonly HockeyGoalie[],
  language: Language,
): BySide<readonly BestPlayer[]> =>
  mapSides(rowsBySide(match, players), (own) =>
    own
      .filter(({ isBestPlayer }) => isBestPlayer)
      .map((player) => ({
        playerId: player.personId,
        orgId: player.teamId ?? player.orgId,
        name: [player.shirtNumber, fullName(player)].filter((part) => part !== null).join(' '),
        figures: figuresOf(player, goalies, language),
      })),
  );
