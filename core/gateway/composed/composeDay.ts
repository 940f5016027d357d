import { function as fn, taskEither } from 'fp-ts';
import type { SeasonId, SportId } from '../../ids.ts';
import { type LeagueDay, LeagueDayRow } from '../../league/day/leagueDay.ts';
import { hasKeptStatus } from '../../league/match/matchStatus.ts';
import type { CivilDate } from '../../time/civilDate.ts';
import { leaguesOfSeason, matchesOnDate } from '../endpoints.ts';
import { askEach } from './askEach.ts';
import type { Compose } from './composed.ts';

/**
 * The matches of a season's leagues on a day, as the scoreboard shows them, without those whose status is not kept (specification
 * §4). A sport without an answer costs only its own leagues; fails if no sport answers.
 */
export const composeDay: Compose<{ readonly seasonId: SeasonId; readonly date: CivilDate }> = (
  ask,
  { seasonId, date },
) =>
  fn.pipe(
    ask(leaguesOfSeason, { seasonId }),
    taskEither.chain(({ rows: leagues }) =>
      fn.pipe(
        askEach<SportId, { readonly rows: LeagueDay['matches'] }>(
          [...new Set(leagues.map(({ sportId }) => sportId))],
          (sportId) => ask(matchesOnDate, { sportId, date }),
        ),
        taskEither.map(({ found, failed }): readonly LeagueDay[] => {
          const matches = found
            .flatMap(({ rows }) => rows)
            .filter((match) => match.date === date && hasKeptStatus(match));
          return leagues
            .map((league) => ({
              league,
              matches: matches.filter(({ tournamentId }) => tournamentId === league.tournamentId),
              hasFailed: failed.includes(league.sportId),
            }))
            .filter((day) => day.hasFailed || day.matches.length > 0);
        }),
      ),
    ),
    taskEither.map((days) => ({ leagues: days.map(LeagueDayRow.encode) })),
  );
