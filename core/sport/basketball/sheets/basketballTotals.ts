import type { BasketballLine } from './basketballLine.ts';

const nothing: BasketballLine = {
  seconds: 0,
  points: 0,
  fouls: 0,
  freeThrowsMade: 0,
  freeThrowsMissed: 0,
  twoPointersMade: 0,
  twoPointersMissed: 0,
  threePointersMade: 0,
  threePointersMissed: 0,
  offensiveRebounds: 0,
  defensiveRebounds: 0,
  assists: 0,
  steals: 0,
  blocks: 0,
  turnovers: 0,
};

/** The sum of lines, such as a team's. */
export const totalLine = (lines: readonly BasketballLine[]): BasketballLine =>
  lines.reduce(
    (sum, line) => ({
      seconds: sum.seconds + line.seconds,
      points: sum.points + line.points,
      fouls: sum.fouls + line.fouls,
      freeThrowsMade: sum.freeThrowsMade + line.freeThrowsMade,
      freeThrowsMissed: sum.freeThrowsMissed + line.freeThrowsMissed,
      twoPointersMade: sum.twoPointersMade + line.twoPointersMade,
      twoPointersMissed: sum.twoPointersMissed + line.twoPointersMissed,
      threePointersMade: sum.threePointersMade + line.threePointersMade,
      threePointersMissed: sum.threePointersMissed + line.threePointersMissed,
      offensiveRebounds: sum.offensiveRebounds + line.offensiveRebounds,
      defensiveRebounds: sum.defensiveRebounds + line.defensiveRebounds,
      assists: sum.assists + line.assists,
      steals: sum.steals + line.steals,
      blocks: sum.blocks + line.blocks,
      turnovers: sum.turnovers + line.turnovers,
    }),
    nothing,
  );
