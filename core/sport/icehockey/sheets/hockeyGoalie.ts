import { OptionalText } from '../../../decode/codecs.ts';
import { entity, field, type ModelOf } from '../../../decode/entity.ts';
import { Count, OptionalNumber, optionalId, requiredId, ShirtNumber } from '../../../decode/rowCodecs.ts';
import { OrgId, PersonId } from '../../../ids.ts';
import { percentageOf, roundTo } from '../../../league/player/percentage.ts';
import { nameFields } from '../../../league/player/person.ts';

const goalie = {
  personId: field('personId', requiredId(PersonId)),
  orgId: field('orgId', optionalId(OrgId)),
  teamName: field(['teamName', 'orgName'], OptionalText),
  shirtNumber: field(['shirtNo', 'number'], ShirtNumber),
  ...nameFields,
  minutesPlayed: field('minutesPlayed', Count),
  /** In addition to the minutes, or the whole time: see `secondsInGoal`. */
  secondsPlayed: field('secondsPlayed', OptionalNumber),
  /** Shots on goal faced. */
  shotsAgainst: field(['shots', 'shotsAgainst'], Count),
  saves: field(['sv', 'saves'], Count),
  /** The federation's; see `savePercentage`. */
  reportedSavePercentage: field(['svPct', 'sV_Pct'], OptionalNumber),
};

/** A row of `icehockey/Match/GoalieLeaders`, without goals against, which are shots minus saves (wire-format §3). */
export const HockeyMatchGoalieRow = entity('hockey match goalie', goalie);

/** A goalkeeper's figures, in one match or over a season (specification §3). */
export type HockeyGoalie = ModelOf<typeof HockeyMatchGoalieRow>;

/** A row of `icehockey/tournamentGoalieLeaders` and of `icehockey/Goalie?tournamentId`. */
export const HockeySeasonGoalieRow = entity('hockey season goalie', {
  ...goalie,
  gamesPlayed: field(['gamesPlayed', 'gamePlayed', 'gp'], Count),
  wins: field(['wins', 'w'], Count),
  ties: field(['ties', 't'], Count),
  losses: field(['losses', 'l'], Count),
  shutouts: field(['so', 'shutouts'], Count),
  /** Null when not sent: see `goalsAgainst`. */
  reportedGoalsAgainst: field(['ga', 'goalsAgainst'], OptionalNumber),
  reportedGoalsAgainstAverage: field('gaa', OptionalNumber),
});

/** A goalkeeper's season in a league. */
export type HockeySeasonGoalie = ModelOf<typeof HockeySeasonGoalieRow>;

/** Seconds in goal. The sent seconds are the whole time where they are at least the minutes'; otherwise both are added. */
export const secondsInGoal = ({
  minutesPlayed,
  secondsPlayed,
}: Pick<HockeyGoalie, 'minutesPlayed' | 'secondsPlayed'>): number => {
  const seconds = secondsPlayed ?? 0;
  const whole = Math.trunc(minutesPlayed) * 60;
  return seconds >= whole && seconds >= 60 ? seconds : minutesPlayed * 60 + seconds;
};

/** Goals against as sent, or else shots minus saves, never below 0 (wire-format §3). */
export const goalsAgainst = (
  row: Pick<HockeyGoalie, 'shotsAgainst' | 'saves'> &
    Partial<Pick<HockeySeasonGoalie, 'reportedGoalsAgainst'>>,
): number => row.reportedGoalsAgainst ?? Math.max(0, row.shotsAgainst - row.saves);

/**
 * Saves per hundred shots, one decimal (specification §9); the federation's without shots. Null for a goalkeeper without
 * any figures.
 */
export const savePercentage = (
  row: Pick<HockeyGoalie, 'shotsAgainst' | 'saves' | 'minutesPlayed' | 'secondsPlayed'> &
    Partial<Pick<HockeySeasonGoalie, 'reportedSavePercentage'>>,
): number | null => {
  const { shotsAgainst, saves, reportedSavePercentage = null } = row;
  const hasFigures = shotsAgainst > 0 || reportedSavePercentage !== null || secondsInGoal(row) > 0;
  return hasFigures ? percentageOf(saves, shotsAgainst, reportedSavePercentage) : null;
};

/** Goals against × 60 / minutes, two decimals (specification §9); null without time in goal. */
export const goalsAgainstAverage = (goals: number, seconds: number): number | null =>
  seconds <= 0 ? null : roundTo((goals * 3_600) / seconds, 2);
