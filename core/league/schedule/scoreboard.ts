import type { TeamId, TournamentId } from '../../ids.ts';
import type { CivilDate } from '../../time/civilDate.ts';
import type { Match } from '../match/match.ts';
import { hasKeptStatus } from '../match/matchStatus.ts';

const lastOfDay = 1_440;

/** By date, then start time; unset values come last (reading 10). */
export const byDateAndStart = (a: Match, b: Match): number =>
  (a.date ?? '9999').localeCompare(b.date ?? '9999') ||
  (a.start ?? lastOfDay) - (b.start ?? lastOfDay) ||
  a.matchId - b.matchId;

/** Whether either side is this team; true of every match when no team is chosen. */
export const involves =
  (teamId: TeamId | null) =>
  ({ teams }: Match): boolean =>
    teamId === null || teams.home.teamId === teamId || teams.away.teamId === teamId;

/** Whether either side is one of these teams. */
export const involvesAny =
  (ids: ReadonlySet<TeamId>) =>
  ({ teams: { home, away } }: Match): boolean =>
    [home, away].some(({ teamId }) => teamId !== null && ids.has(teamId));

interface Scoreboard {
  readonly league: readonly Match[];
  readonly others: readonly Match[];
}

/**
 * Splits a day's matches into the chosen league's and the others', by date then start time (specification §2).
 *
 * @param evening those of the evening before that are still in play (reading 34)
 */
export const scoreboardOf = (
  matches: readonly Match[],
  choice: {
    readonly date: CivilDate;
    readonly tournamentId: TournamentId | null;
    readonly teamId: TeamId | null;
  },
  evening: readonly Match[] = [],
): Scoreboard => {
  const shown = [...evening, ...matches.filter(({ date }) => date === choice.date)]
    .filter(hasKeptStatus)
    .filter(involves(choice.teamId))
    .toSorted(byDateAndStart);
  return {
    league: shown.filter(({ tournamentId }) => tournamentId === choice.tournamentId),
    others: shown.filter(({ tournamentId }) => tournamentId !== choice.tournamentId),
  };
};
