import type { Rows } from '../decode/body.ts';
import type { Match } from '../league/match/match.ts';
import { isLiveNow } from '../league/match/matchStatus.ts';
import type { League } from '../league/season/league.ts';
import type { ViewingPreferences } from '../site/viewing.ts';
import type { WallTime } from '../time/oslo.ts';
import { correctionsOfDay } from './composed/correctionsOfDay.ts';
import { dayOfSeason } from './composed/dayOfSeason.ts';
import type { Endpoint } from './endpoint.ts';
import { leagueById, leaguesOfSeason, matchById, matchesOfLeague, matchesOnDate } from './endpoints.ts';

const viewedLeague = (league: League, { hidesResults }: ViewingPreferences): League =>
  hidesResults
    ? { ...league, isResultPublished: false, isTablePublished: false, areStatisticsPublished: false }
    : league;

/** The match without its result while it may be live, for visitors with a delay: the log, read with that delay, gives it. */
const viewedMatch = (match: Match, { delay }: ViewingPreferences, now: WallTime): Match => {
  const unknown = { ...match, result: null };
  return delay > 0 && match.result !== null && isLiveNow(unknown, now) ? unknown : match;
};

type Change = (answer: unknown) => unknown;

const change = <P, A>(endpoint: Endpoint<P, A>, filtered: (answer: A) => A): readonly [unknown, Change] => [
  endpoint,
  // An endpoint's answers are of the endpoint's type.
  (answer) => filtered(answer as A),
];

const eachRow =
  <A>(filtered: (row: A) => A) =>
  (answer: Rows<A>): Rows<A> => ({ ...answer, rows: answer.rows.map(filtered) });

/** Adapts the answers of calls to how a visitor views results. */
export type AnswerFilter = <P, A>(endpoint: Endpoint<P, A>, answer: A) => A;

/**
 * Adapts answers for a visitor who hides results or sets a delay. It is the visitor's own choice: what the federation withholds
 * never left the server (reading 24).
 *
 * @param now Oslo's local time
 */
export const answerFilterOf = (viewing: ViewingPreferences, now: () => WallTime): AnswerFilter => {
  const league = (row: League): League => viewedLeague(row, viewing);
  const match = (row: Match): Match => viewedMatch(row, viewing, now());
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
    // A change keeps the type of the answer.
    return own === undefined ? answer : (own(answer) as A);
  };
};
