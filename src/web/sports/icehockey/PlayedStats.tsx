import type { PeriodResult } from '@kampdag/core/league/incident/incident';
import type { TimelineIncident } from '@kampdag/core/league/match/incidentTimeline';
import type { Match } from '@kampdag/core/league/match/match';
import type { PeriodCounts } from '@kampdag/core/league/match/periodCounts';
import { rowsBySide, sideOf } from '@kampdag/core/league/match/teamSide';
import { percentageOf } from '@kampdag/core/league/player/percentage';
import { type BySide, bySide, sides } from '@kampdag/core/side';
import type { PowerPlays } from '@kampdag/core/sport/icehockey/penalties/powerPlays';
import type { GoalSummary } from '@kampdag/core/sport/icehockey/sheets/goalSummary';
import type { HockeyGoalie } from '@kampdag/core/sport/icehockey/sheets/hockeyGoalie';
import { type HockeyPenalty, totalPenaltyMinutes } from '@kampdag/core/sport/icehockey/sheets/hockeyPenalty';
import { powerPlaysOf } from '@kampdag/core/sport/icehockey/sheets/powerPlay';
import type { Sport } from '@kampdag/core/sport/sport';
import { Comparison } from '../../match/comparison/Comparison.tsx';
import type { PlayedProps } from '../../match/parts/page.ts';
import { pair } from '../../match/parts/parts.css.ts';
import { type HockeyTeamFigures, hockeyComparison } from './comparison.ts';
import { SpecialTeams } from './SpecialTeams.tsx';

/** Face-offs won by each side; null where none were recorded. */
const faceoffsWon = (
  story: readonly TimelineIncident[],
): { readonly home: number; readonly away: number } | null => {
  const [home = 0, away = 0] = sides.map(
    (side) => story.filter(({ kind, incident }) => kind === 'faceoff' && incident.side === side).length,
  );
  return home + away === 0 ? null : { home, away };
};

/** The sheets of a hockey team's figures; null where one is not available. */
interface HockeySheets {
  readonly match: Match;
  readonly sport: Sport;
  readonly shots: PeriodCounts;
  readonly goals: readonly GoalSummary[] | null;
  readonly penalties: readonly HockeyPenalty[] | null;
  readonly goalies: readonly HockeyGoalie[] | null;
  readonly results: readonly PeriodResult[];
}

const sum = (values: readonly number[]): number => values.reduce((before, value) => before + value, 0);

/** Both teams' figures from the federation's sheets. */
const playedFigures = ({ match, shots, penalties, goalies }: HockeySheets): BySide<HockeyTeamFigures> => {
  const inGoal = goalies === null ? null : rowsBySide(match, goalies);
  return bySide((side) => {
    const saves = inGoal === null ? null : sum(inGoal[side].map((goalie) => goalie.saves));
    const faced = inGoal === null ? 0 : sum(inGoal[side].map(({ shotsAgainst }) => shotsAgainst));
    return {
      goals: match.result?.goals[side] ?? null,
      shots: shots.totals[side],
      // The result's goals include that of a shootout, which was no shot on goal.
      shootingShare: null,
      saves,
      saveShare: saves === null ? null : percentageOf(saves, faced),
      penaltyMinutes:
        penalties === null
          ? null
          : totalPenaltyMinutes(penalties.filter((penalty) => sideOf(match, penalty) === side)),
    };
  });
};

/** Both sides' power plays from the score sheet; null while goals or penalties are unknown. */
const playedPowerPlays = ({
  match,
  sport,
  goals,
  penalties,
  results,
}: HockeySheets): BySide<PowerPlays> | null =>
  goals === null || penalties === null
    ? null
    : powerPlaysOf(
        goals,
        penalties.flatMap((penalty) => {
          const side = sideOf(match, penalty);
          return side === null ? [] : [{ side, penalty }];
        }),
        results,
        sport,
      );

/** Both teams of a played match compared. */
export const PlayedStats = ({
  page: { names },
  story,
  figures,
}: Pick<PlayedProps, 'page' | 'story'> & { readonly figures: HockeySheets }) => (
  <div className={pair}>
    <Comparison definition={hockeyComparison} names={names} teams={playedFigures(figures)} />
    <SpecialTeams
      names={names}
      faceoffsWon={faceoffsWon(story ?? [])}
      powerPlays={playedPowerPlays(figures)}
    />
  </div>
);
