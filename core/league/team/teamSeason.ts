import type { TeamId } from '../../ids.ts';
import { type Side, sides } from '../../side.ts';
import type { WallTime } from '../../time/oslo.ts';
import type { Match } from '../match/match.ts';
import { hasKeptStatus } from '../match/matchStatus.ts';
import { shownStatusOf } from '../match/shownStatus.ts';
import { byDateAndStart, involves } from '../schedule/scoreboard.ts';
import { type PlayedMatch, playedByRow, playedByTeam } from '../standings/form.ts';
import { rowOfTeam } from '../standings/neighbours.ts';
import type { StandingsRow } from '../standings/standingsRow.ts';

/** A team's matches in one league, each list oldest first. */
export interface TeamSeason {
  /** Matches in play, upcoming and postponed ones. */
  readonly upcoming: readonly Match[];
  /** Matches with a result, or over by the clock. */
  readonly played: readonly Match[];
  /** The live match, else the next one; null after the season. */
  readonly next: Match | null;
  /** The newest match with a result, else the newest that is over; null before the season. */
  readonly last: Match | null;
}

/** The side of a match that a team plays on; null if it does not play. */
export const sideOfTeam = ({ teams }: Pick<Match, 'teams'>, teamId: TeamId): Side | null =>
  sides.find((side) => teams[side].teamId === teamId) ?? null;

/**
 * A team's matches as of a moment, without those whose status is not kept (specification §4), such as a withdrawn team's.
 *
 * @param isPlayed whether a match without a result has been played; by its log where that is known (reading 34), by default by the clock
 */
export const teamSeasonOf = (
  matches: readonly Match[],
  teamId: TeamId,
  now: WallTime,
  isPlayed: (match: Match) => boolean = (match) => shownStatusOf(match, now).type === 'Finished',
): TeamSeason => {
  const isOver = (match: Match): boolean => {
    if (match.result !== null) return true;
    return match.nonPlayReason === null ? isPlayed(match) : match.date !== null && match.date < now.date;
  };
  const own = matches
    .filter((match) => hasKeptStatus(match) && involves(teamId)(match))
    .toSorted(byDateAndStart);
  const played = own.filter(isOver);
  const upcoming = own.filter((match) => !isOver(match));
  return {
    upcoming,
    played,
    next: upcoming.find(({ nonPlayReason }) => nonPlayReason === null) ?? null,
    last: played.findLast(({ result }) => result !== null) ?? played.at(-1) ?? null,
  };
};

/** A team's played matches, oldest first: those of its row in the table, else all of them. */
export const playedByTeamIn = (
  rows: readonly StandingsRow[],
  matches: readonly Match[],
  teamId: TeamId,
): readonly PlayedMatch[] => {
  const own = rowOfTeam(rows, teamId);
  return own === null ? (playedByTeam(matches).get(teamId) ?? []) : playedByRow(rows, matches)(own.row);
};
