import type { StoryIncident } from '@kampdag/core/league/incident/incidentStory';
import { type BySide, bySide, mapSides } from '@kampdag/core/side';
import type { BasketballLine } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { rebounds, type ShootingCoverage } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import { totalLine } from '@kampdag/core/sport/basketball/sheets/basketballTotals';
import type { VolleyballMatchPlayer } from '@kampdag/core/sport/volleyball/volleyballMatchPlayer';
import type { BallPageMessages } from '../../i18n/messages/matchpageBall.ts';
import type { Compared } from '../../match/comparison/Comparison.tsx';
import { pointWayOf } from '../../match/events/eventView.ts';

const counted = (label: string, values: BySide<number>): Compared => ({
  label,
  values,
  texts: mapSides(values, String),
});

/** What two basketball teams are compared by; misses only where they were reported (reading 27). */
export const comparedBasketball = (
  own: BySide<readonly BasketballLine[]>,
  coverage: ShootingCoverage,
  m: BallPageMessages,
): readonly Compared[] => {
  const totals = mapSides(own, totalLine);
  const shooting = (
    label: string,
    isComplete: boolean,
    made: (line: BasketballLine) => number,
    missed: (line: BasketballLine) => number,
  ): Compared => {
    const share = (line: BasketballLine): number => {
      const tried = made(line) + missed(line);
      return tried === 0 ? 0 : made(line) / tried;
    };
    return {
      label,
      values: mapSides(totals, isComplete ? share : made),
      texts: mapSides(totals, (line) =>
        isComplete
          ? `${made(line)}/${made(line) + missed(line)} (${Math.round(share(line) * 100)}\u00A0%)`
          : String(made(line)),
      ),
    };
  };
  const rows: readonly Compared[] = [
    shooting(
      m.fieldGoals,
      coverage.fieldGoals,
      (line) => line.twoPointersMade + line.threePointersMade,
      (line) => line.twoPointersMissed + line.threePointersMissed,
    ),
    shooting(
      m.threes,
      coverage.fieldGoals,
      (line) => line.threePointersMade,
      (line) => line.threePointersMissed,
    ),
    shooting(
      m.freeThrows,
      coverage.freeThrows,
      (line) => line.freeThrowsMade,
      (line) => line.freeThrowsMissed,
    ),
    counted(m.rebounds, mapSides(totals, rebounds)),
    counted(
      m.assists,
      mapSides(totals, ({ assists }) => assists),
    ),
    counted(
      m.steals,
      mapSides(totals, ({ steals }) => steals),
    ),
    counted(
      m.blocks,
      mapSides(totals, ({ blocks }) => blocks),
    ),
    counted(
      m.turnovers,
      mapSides(totals, ({ turnovers }) => turnovers),
    ),
    counted(
      m.fouls,
      mapSides(totals, ({ fouls }) => fouls),
    ),
  ];
  return rows.filter(({ values }) => values.home + values.away > 0);
};

/** What two volleyball teams are compared by: points, and how they were won. */
export const comparedVolleyball = (
  points: BySide<number>,
  own: BySide<readonly VolleyballMatchPlayer[]>,
  story: readonly StoryIncident[],
  m: BallPageMessages,
): readonly Compared[] => {
  const sum = (of: (player: VolleyballMatchPlayer) => number): BySide<number> =>
    mapSides(own, (team) => team.reduce((total, player) => total + of(player), 0));
  const errors = bySide(
    (side) =>
      story.filter(({ gain, incident }) => gain?.side === side && pointWayOf(incident) === 'error').length,
  );
  return [
    counted(m.pointsWon, points),
    counted(
      m.attacks,
      sum(({ attacks }) => attacks),
    ),
    counted(
      m.blockPoints,
      sum(({ blocks }) => blocks),
    ),
    counted(
      m.aces,
      sum(({ aces }) => aces),
    ),
    counted(m.opponentErrors, errors),
  ].filter(({ values }) => values.home + values.away > 0);
};
