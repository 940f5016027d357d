import { OptionalText } from '../../decode/codecs.ts';
import { entity, type Field, field, type ModelOf } from '../../decode/entity.ts';
import { Count, OptionalNumber, optionalId } from '../../decode/rowCodecs.ts';
import { TeamId } from '../../ids.ts';

/** Figures of matches at home or away that only a league's settings ask for, by their wire names. */
const figuresByVenue = [
  'matches',
  'points',
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

const otherFigures = [
  ...figuresByVenue.map((figure) => `${figure}Home` as const),
  ...figuresByVenue.map((figure) => `${figure}Away` as const),
  'pointsStart',
  'goalRatio',
  'fairPlay',
  'teamPenalty',
  'teamPenaltyPositive',
  'teamPenaltyNegative',
] as const;

const otherFields = Object.fromEntries(
  otherFigures.map((name) => [name, field(name, OptionalNumber)]),
) as Readonly<Record<(typeof otherFigures)[number], Field<number | null>>>;

/** A row of `ta/TournamentStandings`. */
export const StandingsRow = entity('standings row', {
  /** The row's key; see `standingsKey`. */
  entryId: field('entryId', OptionalNumber),
  teamId: field(['orgId', 'teamId'], optionalId(TeamId)),
  orgName: field(['orgName', 'teamName'], OptionalText),
  overriddenName: field('overriddenName', OptionalText),
  position: field('position', OptionalNumber),
  matches: field(['totalMatches', 'matches'], Count),
  victories: field(['victories', 'victoriesTotal'], Count),
  victoriesFullTime: field('victoriesFulltimeTotal', Count),
  victoriesOvertime: field('victoriesOvertimeTotal', Count),
  victoriesPenalties: field('victoriesPenaltiesTotal', Count),
  draws: field(['draws', 'drawsTotal'], Count),
  losses: field(['losses', 'lossesTotal'], Count),
  lossesFullTime: field('lossesFulltimeTotal', Count),
  lossesOvertime: field('lossesOvertimeTotal', Count),
  lossesPenalties: field('lossesPenaltiesTotal', Count),
  bonusPoints: field(['bonusPointsTotal', 'bonusPoints'], Count),
  goalsScored: field('goalsScored', Count),
  goalsConceded: field(['goalsConceeded', 'goalsConceded'], Count),
  /** Null if not sent; see `goalDifference`. */
  reportedGoalDifference: field('goalDifference', OptionalNumber),
  /** `12-7`, as the federation writes it. */
  goalsText: field('totalGoalsFormatted', OptionalText),
  penaltyMinutes: field('penaltyMinutes', Count),
  /** May be negative after a deduction (wire-format §3). */
  points: field('totalPoints', Count),
  reportedPointsPercentage: field('pointsPercentageOfTotal', OptionalNumber),
  /** Rally points in volleyball. */
  partialPointsScored: field('partialPointsScored', Count),
  partialPointsConceded: field(['partialPointsConceded', 'partialPointsConceeded'], Count),
  partialPointsDifference: field('partialPointsDifference', OptionalNumber),
  /** States that a team has withdrawn; it stays in the table. */
  entryStatus: field('teamEntryStatus', OptionalText),
  ...otherFields,
});

/** A team's row of the standings (specification §3), in the server's order (wire-format §3). */
export type StandingsRow = ModelOf<typeof StandingsRow>;

/** The key of a row: its entry, else its team (a team may enter twice). */
export const standingsKey = ({ entryId, teamId }: StandingsRow): string =>
  entryId === null ? `team ${teamId ?? ''}` : `entry ${entryId}`;

/** The displayed name: the overridden one, else the organisation's. */
export const standingsName = ({ overriddenName, orgName }: StandingsRow): string =>
  overriddenName ?? orgName ?? '';

/** The reported goal difference, else goals scored minus goals conceded. */
export const goalDifference = (row: StandingsRow): number =>
  row.reportedGoalDifference ?? row.goalsScored - row.goalsConceded;

/** `12-7`: as the federation writes it, else from the two counts. */
export const goalsText = (row: StandingsRow): string =>
  row.goalsText ?? `${row.goalsScored}-${row.goalsConceded}`;

/** Whether the team has withdrawn, which the federation states in Norwegian (wire-format §3); it stays in the table. */
export const hasWithdrawn = ({ entryStatus }: StandingsRow): boolean =>
  entryStatus !== null && /trukket|strøket/i.test(entryStatus);
