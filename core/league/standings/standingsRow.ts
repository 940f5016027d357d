import { OptionalText } from '../../decode/codecs.ts';
import { entity, type Field, field, type ModelOf } from '../../decode/entity.ts';
import { Count, OptionalNumber, optionalId } from '../../decode/rowCodecs.ts';
import { TeamId } from '../../ids.ts';

type Place = 'Home' | 'Away';
type Decided = '' | 'Fulltime' | 'Overtime' | 'Penalties';

/** Figures of a row that no screen asks for by itself, by their names on the wire: a league's settings may ask for any of them. */
type OtherFigure =
  | `${'matches' | 'points' | 'draws' | 'goalsScored' | 'goalsConceded'}${Place}`
  | `${'partialPointsScored' | 'partialPointsConceded'}${Place}`
  | `${'victories' | 'losses'}${Decided}${Place}`
  | 'pointsStart'
  | 'goalRatio'
  | 'fairPlay'
  | `teamPenalty${'' | 'Positive' | 'Negative'}`;

const otherFigures: readonly OtherFigure[] = [
  ...(['Home', 'Away'] as const).flatMap((place): readonly OtherFigure[] => [
    `matches${place}`,
    `points${place}`,
    `draws${place}`,
    `goalsScored${place}`,
    `goalsConceded${place}`,
    `partialPointsScored${place}`,
    `partialPointsConceded${place}`,
    `victories${place}`,
    `victoriesFulltime${place}`,
    `victoriesOvertime${place}`,
    `victoriesPenalties${place}`,
    `losses${place}`,
    `lossesFulltime${place}`,
    `lossesOvertime${place}`,
    `lossesPenalties${place}`,
  ]),
  'pointsStart',
  'goalRatio',
  'fairPlay',
  'teamPenalty',
  'teamPenaltyPositive',
  'teamPenaltyNegative',
];

type OtherFigures = Readonly<Record<OtherFigure, number | null>>;

const otherFields = Object.fromEntries(
  otherFigures.map((name) => [name, field(name, OptionalNumber)]),
) as Readonly<Record<keyof OtherFigures, Field<number | null>>>;

/** A row of `ta/TournamentStandings`. */
export const StandingsRow = entity('standings row', {
  /** What the row is keyed by; see `standingsKey`. */
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
  /** Null where none was sent: see `goalDifference`. */
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
  /** Says when a team has withdrawn; it stays in the table. */
  entryStatus: field('teamEntryStatus', OptionalText),
  ...otherFields,
});

/** A team's row of the standings (specification §3). The server's order is the order of the table (wire-format §3). */
export type StandingsRow = ModelOf<typeof StandingsRow>;

/** What a row is told apart by: its entry, else its team (a team may enter twice). */
export const standingsKey = ({ entryId, teamId }: StandingsRow): string =>
  entryId === null ? `team ${teamId ?? ''}` : `entry ${entryId}`;

/** The name to show: the overridden one preferred. */
export const standingsName = ({ overriddenName, orgName }: StandingsRow): string =>
  overriddenName ?? orgName ?? '';

/** Goals scored less goals conceded, unless the federation says otherwise. */
export const goalDifference = (row: StandingsRow): number =>
  row.reportedGoalDifference ?? row.goalsScored - row.goalsConceded;

/** `12-7`: as the federation writes it, else made of the two counts. */
export const goalsText = (row: StandingsRow): string =>
  row.goalsText ?? `${row.goalsScored}-${row.goalsConceded}`;

/** The team has withdrawn, as the federation says it in Norwegian ("Trukket/Strøket", wire-format §3): it stays in the table. */
export const hasWithdrawn = ({ entryStatus }: StandingsRow): boolean =>
  entryStatus !== null && /trukket|strøket/i.test(entryStatus);
