import type { Rows } from '../decode/rows.ts';
import type { Match } from '../league/match/match.ts';
import { isLiveNow } from '../league/match/matchStatus.ts';
import type { League } from '../league/season/league.ts';
import type { Viewing } from '../site/viewing.ts';
import type { WallTime } from '../time/oslo.ts';
import { correctionsOfDay } from './composed/correctionsOfDay.ts';
import { dayOfSeason } from './composed/dayOfSeason.ts';
import type { Endpoint } from './endpoint.ts';
import { leagueById, leaguesOfSeason, matchById, matchesOfLeague, matchesOnDate } from './endpoints.ts';

/** A league as one sees it who wants no results: as if it published none. */
const leagueSeen = (league: League, { hidesResults }: Viewing): League =>
  hidesResults
    ? { ...league, isResultPublished: false, isTablePublished: false, areStatisticsPublished: false }
    : league;

/** A match as one sees it who is behind: while it may be played, its log alone tells how it stands. */
const matchSeen = (match: Match, { delay }: Viewing, now: WallTime): Match => {
  const unknown = { ...match, result: null };
  return delay > 0 && match.result !== null && isLiveNow(unknown, now) ? unknown : match;
};

/** Changes an answer to a call. */
type Change = (answer: unknown) => unknown;

const change = <P, A>(endpoint: Endpoint<P, A>, seen: (answer: A) => A): readonly [unknown, Change] => [
  endpoint,
  // The answer to a call is of the type that the call says.
  (answer) => seen(answer as A),
];

const eachRow =
  <A>(seen: (row: A) => A) =>
  (answer: Rows<A>): Rows<A> => ({ ...answer, rows: answer.rows.map(seen) });

/** Gives the answers of calls as a visitor wants to see them. */
export type Seen = <P, A>(endpoint: Endpoint<P, A>, answer: A) => A;

/**
 * How a visitor sees answers who wants no results, or is behind. It is the visitor's own wish: what the federation holds back
 * never left the server (reading 24).
 *
 * @param now Oslo's wall time
 */
export const seenBy = (viewing: Viewing, now: () => WallTime): Seen => {
  const league = (one: League): League => leagueSeen(one, viewing);
  const match = (one: Match): Match => matchSeen(one, viewing, now());
  const changes = new Map<unknown, Change>([
    change(leaguesOfSeason, eachRow(league)),
    change(leagueById, league),
    change(matchesOfLeague, eachRow(match)),
    change(matchesOnDate, eachRow(match)),
    change(matchById, match),
    change(
      correctionsOfDay,
      eachRow((row) => ({
        match: match(row.match),
        report: viewing.hidesResults && !viewing.revealed.includes(row.match.matchId) ? null : row.report,
      })),
    ),
    change(
      dayOfSeason,
      eachRow((day) => ({ ...day, league: league(day.league), matches: day.matches.map(match) })),
    ),
  ]);
  return <P, A>(endpoint: Endpoint<P, A>, answer: A): A => {
    const own = changes.get(endpoint);
    // A change gives back what it was given: an answer to the same call.
    return own === undefined ? answer : (own(answer) as A);
  };
};
