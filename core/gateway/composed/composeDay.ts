import { either, function as fn, readonlyArray, task, taskEither } from 'fp-ts';
import type { SeasonId, SportId } from '../../ids.ts';
import { type LeagueDay, LeagueDayRow } from '../../league/day/leagueDay.ts';
import type { Match } from '../../league/match/match.ts';
import { hasKeptStatus } from '../../league/match/matchStatus.ts';
import type { League } from '../../league/season/league.ts';
import type { CivilDate } from '../../time/civilDate.ts';
import { leaguesOfSeason, matchesOnDate } from '../endpoints.ts';
import type { GatewayFailure } from '../failure.ts';
import type { Compose } from './composed.ts';

/** The day's matches of one sport, or why there are none. */
interface SportDay {
  readonly sportId: SportId;
  readonly found: either.Either<GatewayFailure, readonly Match[]>;
}

const leagueDays = (
  leagues: readonly League[],
  days: readonly SportDay[],
): either.Either<GatewayFailure, readonly LeagueDay[]> => {
  const failures = days.flatMap(({ found }) => (either.isLeft(found) ? [found] : []));
  const [failure] = failures;
  if (failure !== undefined && failures.length === days.length) return failure;
  const failed = new Set(days.flatMap(({ sportId, found }) => (either.isLeft(found) ? [sportId] : [])));
  const matches = days.flatMap(({ found }) => (either.isRight(found) ? found.right : []));
  return either.right(
    leagues
      .map((league) => ({
        league,
        matches: matches.filter(({ tournamentId }) => tournamentId === league.tournamentId),
        hasFailed: failed.has(league.sportId),
      }))
      .filter((day) => day.hasFailed || day.matches.length > 0),
  );
};

/**
 * The day of a season's leagues, made as the scoreboard's: the matches of each of their sports on the day, without those whose status is
 * not kept (specification §4). A sport that cannot be had costs its leagues alone; where none can, nobody answers.
 */
export const composeDay: Compose<{ readonly seasonId: SeasonId; readonly date: CivilDate }> = (
  ask,
  { seasonId, date },
) => {
  const dayOfSport = (sportId: SportId): task.Task<SportDay> =>
    fn.pipe(
      ask(matchesOnDate, { sportId, date }),
      taskEither.map(({ rows }) => rows.filter((match) => match.date === date && hasKeptStatus(match))),
      task.map((found) => ({ sportId, found })),
    );
  return fn.pipe(
    ask(leaguesOfSeason, { seasonId }),
    taskEither.chain(({ rows: leagues }) =>
      fn.pipe(
        [...new Set(leagues.map(({ sportId }) => sportId))],
        readonlyArray.traverse(task.ApplicativePar)(dayOfSport),
        task.map((days) => leagueDays(leagues, days)),
      ),
    ),
    taskEither.map((days) => ({ leagues: days.map(LeagueDayRow.encode) })),
  );
};
