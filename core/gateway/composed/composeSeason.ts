import { either, function as fn, taskEither } from 'fp-ts';
import type { SportId, TeamId } from '../../ids.ts';
import type { LeagueDay } from '../../league/day/leagueDay.ts';
import { BroadcastRow } from '../../league/match/broadcast.ts';
import { type Match, MatchRow } from '../../league/match/match.ts';
import { hasKeptStatus, lateUntil, mayHaveLog } from '../../league/match/matchStatus.ts';
import { matchDaysOf } from '../../league/schedule/matchDays.ts';
import { involves } from '../../league/schedule/scoreboard.ts';
import { sliderMatches } from '../../league/schedule/slider.ts';
import { type League, sportIdOf } from '../../league/season/league.ts';
import { rowOfTeam } from '../../league/standings/neighbours.ts';
import { addDays } from '../../time/civilDate.ts';
import type { WallTime } from '../../time/oslo.ts';
import { leaguesOfSeason, matchesOfLeague, matchesOnDate, teamsOfLeague } from '../endpoints.ts';
import { standingsOfLeague } from '../leagueEndpoints.ts';
import { broadcastsOfLeague, broadcastsOfSport } from '../matchEndpoints.ts';
import type { broadcastsOfDay } from './broadcastsOfDay.ts';
import { type Ask, askEach, askEachLeague, type Compose } from './compose.ts';
import { type dayOfSeason, LeagueDayRow } from './dayOfSeason.ts';
import { MatchDatesRow, type matchDatesOfSeason } from './matchDatesOfSeason.ts';
import type { sliderOfLeague } from './sliderOfLeague.ts';
import { type TeamInLeague, TeamInLeagueRow, type teamOfSeason } from './teamOfSeason.ts';

/**
 * The matches of a season's leagues on a day, as the scoreboard shows them, without those whose status is not kept (specification
 * §4); `ofSite` is the site's own sport. In the small hours of today with those of the evening before that may still be in play, which
 * the page reads from their logs (reading 34). A sport without an answer costs only its own leagues; fails if no sport answers.
 */
export const composeDay =
  (ofSite: SportId, now: () => WallTime): Compose<typeof dayOfSeason> =>
  (ask, { seasonId, date }) => {
    const wall = now();
    const evening = date === wall.date && wall.time < lateUntil ? addDays(date, -1) : null;
    const isListed = (match: Match): boolean =>
      hasKeptStatus(match) && (match.date === date || (match.date === evening && mayHaveLog(match, wall)));
    return fn.pipe(
      taskEither.Do,
      taskEither.bind('leagues', () => ask(leaguesOfSeason, { seasonId })),
      taskEither.bind('sports', ({ leagues: { rows } }) =>
        askEach<SportId, { readonly rows: LeagueDay['matches'] }>(
          [...new Set(rows.map((league) => sportIdOf(league, ofSite)))],
          (sportId) =>
            evening === null
              ? ask(matchesOnDate, { sportId, date })
              : taskEither.map(
                  ({ found }: { readonly found: readonly { readonly rows: LeagueDay['matches'] }[] }) => ({
                    rows: found.flatMap(({ rows }) => rows),
                  }),
                )(askEach([evening, date], (day) => ask(matchesOnDate, { sportId, date: day }))),
        ),
      ),
      taskEither.map(({ leagues, sports: { found, failed } }) => {
        const matches = found.flatMap(({ rows }) => rows).filter(isListed);
        const days = leagues.rows.map((league) => ({
          league,
          matches: matches.filter(({ tournamentId }) => tournamentId === league.tournamentId),
          hasFailed: failed.includes(sportIdOf(league, ofSite)),
        }));
        return {
          leagues: days.filter((day) => day.hasFailed || day.matches.length > 0).map(LeagueDayRow.encode),
        };
      }),
    );
  };

/** The league's matches that the slider shows. */
export const composeSlider: Compose<typeof sliderOfLeague> = (ask, { tournamentId, date }) =>
  fn.pipe(
    ask(matchesOfLeague, { tournamentId }),
    taskEither.map(({ rows }) => ({ matches: sliderMatches(rows, date).map(MatchRow.encode) })),
  );

/** The broadcasts of a day's matches. */
export const composeBroadcasts: Compose<typeof broadcastsOfDay> = (ask, { sportId, tournamentId, date }) =>
  fn.pipe(
    taskEither.Do,
    taskEither.apS(
      'broadcasts',
      tournamentId === null
        ? ask(broadcastsOfSport, { sportId })
        : ask(broadcastsOfLeague, { sportId, tournamentId }),
    ),
    taskEither.apS('day', ask(matchesOnDate, { sportId, date })),
    taskEither.map(({ broadcasts, day }) => {
      const ofDay = new Set(day.rows.map(({ matchId }) => matchId));
      return {
        schedule: broadcasts.rows.filter(({ matchId }) => ofDay.has(matchId)).map(BroadcastRow.encode),
      };
    }),
  );

/** The match days of a season's leagues. A league without an answer is left out; fails if no league answers. */
export const composeMatchDates: Compose<typeof matchDatesOfSeason> = (ask, { seasonId }) =>
  fn.pipe(
    askEachLeague(ask, seasonId, ({ tournamentId, seasonId: own }) =>
      fn.pipe(
        ask(matchesOfLeague, { tournamentId }),
        taskEither.map(({ rows }) => ({ tournamentId, seasonId: own, dates: matchDaysOf(rows, null) })),
      ),
    ),
    taskEither.map((leagues) => ({ leagues: leagues.map(MatchDatesRow.encode) })),
  );

/** The league if a team may play in it; the matches decide for a league that does not publish its teams. */
const ifPlayedBy = (ask: Ask, teamId: TeamId) => (league: League) =>
  league.areTeamsPublished
    ? fn.pipe(
        ask(teamsOfLeague, { tournamentId: league.tournamentId }),
        taskEither.map(({ rows }) => (rows.some((team) => team.teamId === teamId) ? [league] : [])),
      )
    : taskEither.right([league]);

/** A team's matches and standing in a league. Fails if the matches do; a missing table leaves the standing null. */
const inLeague = (ask: Ask, teamId: TeamId) => (league: League) => async () => {
  const { tournamentId } = league;
  const [matches, standings] = await Promise.all([
    ask(matchesOfLeague, { tournamentId })(),
    ask(standingsOfLeague, { tournamentId })(),
  ]);
  const table = either.isRight(standings) ? standings.right.rows : [];
  const own = rowOfTeam(table, teamId);
  return either.map(
    ({ rows }: { readonly rows: TeamInLeague['matches'] }): TeamInLeague => ({
      league,
      matches: rows.filter((match) => hasKeptStatus(match) && involves(teamId)(match)),
      place: own?.place ?? null,
      placeOf: own === null ? null : table.length,
      points: own?.row.points ?? null,
    }),
  )(matches);
};

/** A team's leagues of a season. A league without an answer is left out; fails if no league answers. */
export const composeTeam: Compose<typeof teamOfSeason> = (ask, { seasonId, teamId }) =>
  fn.pipe(
    askEachLeague(ask, seasonId, ifPlayedBy(ask, teamId)),
    taskEither.chain((leagues) => askEach(leagues.flat(), inLeague(ask, teamId))),
    taskEither.map(({ found }) => ({
      leagues: found
        .filter(({ matches, place }) => matches.length > 0 || place !== null)
        .map(TeamInLeagueRow.encode),
    })),
  );
