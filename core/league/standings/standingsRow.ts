import { OptionalText } from '../../decode/codecs.ts';
import { entity, type Field, field, type ModelOf } from '../../decode/entity.ts';
import {
  OptionalNumber,
  optionalId,
  ReportedCount,
  ReportedPlace,
  ReportedSum,
} from '../../decode/rowCodecs.ts';
import { TeamId } from '../../ids.ts';

/** Figures of matches at home or away that only a league's settings ask for, by their wire names. */
const countsByVenue = [
  'matches',
  'draws',
  'goalsScored',
  'goalsConceded',
  'partialPointsScored',
  'partialPointsConceded',
  'victories',
  'victoriesFulltime',
  'victoriesOvertime',
  'victoriesPenalties',
  'losses',
  'lossesFulltime',
  'lossesOvertime',
  'lossesPenalties',
] as const;

const otherCounts = [
  ...countsByVenue.map((figure) => `${figure}Home` as const),
  ...countsByVenue.map((figure) => `${figure}Away` as const),
] as const;

const otherSums = ['pointsHome', 'pointsAway', 'pointsStart'] as const;

const otherNumbers = [
  'goalRatio',
  'fairPlay',
  'teamPenalty',
  'teamPenaltyPositive',
  'teamPenaltyNegative',
] as const;

const fieldsOf = <const N extends string>(
  names: readonly N[],
  codec: Field<number | null>['codec'],
): Readonly<Record<N, Field<number | null>>> =>
  Object.fromEntries(names.map((name) => [name, field(name, codec)])) as Record<N, Field<number | null>>;

/** A row of `ta/TournamentStandings`. */
export const StandingsRow = entity('standings row', {
  /** The row's key; see `standingsKey`. */
  entryId: field('entryId', OptionalNumber),
  teamId: field(['orgId', 'teamId'], optionalId(TeamId)),
  orgName: field(['orgName', 'teamName'], OptionalText),
  overriddenName: field('overriddenName', OptionalText),
  /** Null where the federation sends none; the rows keep its order. */
  position: field('position', ReportedPlace),
  matches: field(['totalMatches', 'matches'], ReportedCount),
  victories: field(['victories', 'victoriesTotal'], ReportedCount),
  victoriesFullTime: field('victoriesFulltimeTotal', ReportedCount),
  victoriesOvertime: field('victoriesOvertimeTotal', ReportedCount),
  victoriesPenalties: field('victoriesPenaltiesTotal', ReportedCount),
  draws: field(['draws', 'drawsTotal'], ReportedCount),
  losses: field(['losses', 'lossesTotal'], ReportedCount),
  lossesFullTime: field('lossesFulltimeTotal', ReportedCount),
  lossesOvertime: field('lossesOvertimeTotal', ReportedCount),
  lossesPenalties: field('lossesPenaltiesTotal', ReportedCount),
  bonusPoints: field(['bonusPointsTotal', 'bonusPoints'], ReportedSum),
  goalsScored: field('goalsScored', ReportedCount),
  goalsConceded: field(['goalsConceeded', 'goalsConceded'], ReportedCount),
  /** Null if not sent; see `goalDifference`. */
  reportedGoalDifference: field('goalDifference', ReportedSum),
  /** `12-7`, as the federation writes it. */
  goalsText: field('totalGoalsFormatted', OptionalText),
  penaltyMinutes: field('penaltyMinutes', ReportedCount),
  /** May be negative after a deduction (wire-format §3). */
  points: field('totalPoints', ReportedSum),
  reportedPointsPercentage: field('pointsPercentageOfTotal', OptionalNumber),
  /** Rally points in volleyball. */
  partialPointsScored: field('partialPointsScored', ReportedCount),
  partialPointsConceded: field(['partialPointsConceded', 'partialPointsConceeded'], ReportedCount),
  partialPointsDifference: field('partialPointsDifference', ReportedSum),
  /** States that a team has withdrawn; it stays in the table. */
  entryStatus: field('teamEntryStatus', OptionalText),
  ...fieldsOf(otherCounts, ReportedCount),
  ...fieldsOf(otherSums, ReportedSum),
  ...fieldsOf(otherNumbers, OptionalNumber),
});

/** A team's row of the standings (specification §3), in the server's order (wire-format §3). */
export type StandingsRow = ModelOf<typeof StandingsRow>;

/** The key of a row: its entry, else its team (a team may enter twice). */
export const standingsKey = ({ entryId, teamId }: StandingsRow): string =>
  entryId === null ? `team ${teamId ?? ''}` : `entry ${entryId}`;

/** The displayed name: the overridden one, else the organisation's; null for a row without one. */
export const standingsName = ({ overriddenName, orgName }: StandingsRow): string | null =>
  overriddenName ?? orgName;

/** The difference of two figures; null where one is unknown. */
export const differenceOf = (scored: number | null, conceded: number | null): number | null =>
  scored === null || conceded === null ? null : scored - conceded;

/** The reported goal difference, else goals scored minus goals conceded; null where unknown. */
export const goalDifference = (row: StandingsRow): number | null =>
  row.reportedGoalDifference ?? differenceOf(row.goalsScored, row.goalsConceded);

/** `12-7`: as the federation writes it, else from the two counts; null where neither says it. */
export const goalsText = ({
  goalsText: reported,
  goalsScored,
  goalsConceded,
}: StandingsRow): string | null => {
  if (reported !== null && /^\d+\s*[-–:]\s*\d+$/.test(reported)) return reported;
  return goalsScored === null || goalsConceded === null ? null : `${goalsScored}-${goalsConceded}`;
};

/** Whether the team has withdrawn, which the federation states in Norwegian (wire-format §3); it stays in the table. */
export const hasWithdrawn = ({ entryStatus }: StandingsRow): boolean =>
  entryStatus !== null && /trukket|strøket/i.test(entryStatus);
