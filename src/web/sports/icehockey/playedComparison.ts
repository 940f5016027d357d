import type { StoryIncident } from '@kampdag/core/league/incident/incidentStory';
import type { Match } from '@kampdag/core/league/match/match';
import type { PeriodCounts } from '@kampdag/core/league/match/periodCounts';
import type { PeriodResult } from '@kampdag/core/league/match/periodResult';
import { rowsBySide, sideOf } from '@kampdag/core/league/match/teamSide';
import { percentageOf } from '@kampdag/core/league/player/percentage';
import { type BySide, bySide, mapSides } from '@kampdag/core/side';
import type { PowerPlays } from '@kampdag/core/sport/icehockey/penalties/powerPlays';
import type { GoalSummary } from '@kampdag/core/sport/icehockey/sheets/goalSummary';
import type { HockeyGoalie } from '@kampdag/core/sport/icehockey/sheets/hockeyGoalie';
import { type HockeyPenalty, totalPenaltyMinutes } from '@kampdag/core/sport/icehockey/sheets/hockeyPenalty';
import { powerPlaysOf, type SheetPenalty } from '@kampdag/core/sport/icehockey/sheets/powerPlay';
import type { Figures } from '../../i18n/figures.ts';
import type { HockeyPageMessages } from '../../i18n/messages/matchpageHockey.ts';
import type { Compared } from '../../match/comparison/Comparison.tsx';
import { faceoffsWon } from './playedPeriods.ts';

/** What is known of both teams; null where it did not come. */
export interface ComparedInput {
  readonly match: Match;
  readonly shots: PeriodCounts;
  readonly goals: readonly GoalSummary[] | null;
  readonly penalties: readonly HockeyPenalty[] | null;
  readonly goalies: readonly HockeyGoalie[] | null;
  readonly story: readonly StoryIncident[];
  readonly results: readonly PeriodResult[];
}

const known = (both: BySide<number | null>): BySide<number> | null =>
  both.home === null || both.away === null ? null : { home: both.home, away: both.away };

const row = (label: string, values: BySide<number> | null, text?: BySide<string>): readonly Compared[] =>
  values === null ? [] : [{ label, values, texts: text ?? mapSides(values, String) }];

/** The penalties whose side is known. */
const sidedPenalties = ({
  match,
  penalties,
}: ComparedInput): readonly (SheetPenalty & { penalty: HockeyPenalty })[] =>
  (penalties ?? []).flatMap((penalty) => {
    const side = sideOf(match, penalty);
    return side === null ? [] : [{ side, penalty }];
  });

/** Both sides' power plays; null while goals or penalties are not known. */
export const comparedPowerPlays = (input: ComparedInput): BySide<PowerPlays> | null =>
  input.goals === null || input.penalties === null
    ? null
    : powerPlaysOf(input.goals, sidedPenalties(input), input.results);

/** What two hockey teams are compared by: shots, saves, special teams, penalties, face-offs. */
export const comparedHockey = (
  input: ComparedInput,
  m: HockeyPageMessages,
  f: Figures,
): readonly Compared[] => {
  const { match, shots, penalties, goalies, story } = input;
  const sided = sidedPenalties(input);
  const powerPlays = comparedPowerPlays(input);
  const inGoal = goalies === null ? null : rowsBySide(match, goalies);
  const saveShares =
    inGoal === null
      ? null
      : known(
          mapSides(inGoal, (own) => {
            const faced = own.reduce((sum, { shotsAgainst }) => sum + shotsAgainst, 0);
            return percentageOf(
              own.reduce((sum, { saves }) => sum + saves, 0),
              faced,
            );
          }),
        );
  const faceoffs = faceoffsWon(story);
  return [
    ...row(m.shots, known(shots.totals)),
    ...(saveShares === null
      ? []
      : row(
          m.savePctLong,
          saveShares,
          mapSides(saveShares, (share) => `${f.decimals(share, 1)} %`),
        )),
    ...(powerPlays === null
      ? []
      : row(
          m.powerPlay,
          mapSides(powerPlays, (own) => own.goals),
          mapSides(powerPlays, (own) => m.powerPlayText(own.goals, own.chances)),
        )),
    ...(powerPlays === null
      ? []
      : row(
          m.shortHanded,
          mapSides(powerPlays, ({ shorthandedGoals }) => shorthandedGoals),
          // Rare enough to be worth a line only where there was one.
        ).filter(({ values }) => values.home + values.away > 0)),
    ...(penalties === null
      ? []
      : row(
          m.penaltyMinutes,
          bySide((side) =>
            totalPenaltyMinutes(sided.filter((one) => one.side === side).map(({ penalty }) => penalty)),
          ),
        )),
    ...(faceoffs === null ? [] : row(m.faceoffs, faceoffs)),
  ];
};
