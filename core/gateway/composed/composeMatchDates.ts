import { function as fn, taskEither } from 'fp-ts';
import type { SeasonId } from '../../ids.ts';
import { type MatchDates, MatchDatesRow } from '../../league/day/matchDates.ts';
import { matchDaysOf } from '../../league/schedule/matchDays.ts';
import type { League } from '../../league/season/league.ts';
import { leaguesOfSeason, matchesOfLeague } from '../endpoints.ts';
import { askEach } from './askEach.ts';
import type { Compose } from './composed.ts';

/**
 * The match days of a season's leagues, from their fixture lists. A league without an answer is left out; fails if no league
 * answers.
 */
export const composeMatchDates: Compose<{ readonly seasonId: SeasonId }> = (ask, { seasonId }) =>
  fn.pipe(
    ask(leaguesOfSeason, { seasonId }),
    taskEither.chain(({ rows: leagues }) =>
      askEach<League, MatchDates>(leagues, (league) =>
        fn.pipe(
          ask(matchesOfLeague, { tournamentId: league.tournamentId }),
          taskEither.map(({ rows }) => ({
            tournamentId: league.tournamentId,
            seasonId: league.seasonId,
            dates: matchDaysOf(rows, null),
          })),
        ),
      ),
    ),
    taskEither.map(({ found }) => ({ leagues: found.map(MatchDatesRow.encode) })),
  );
