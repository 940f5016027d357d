import * as ball from '@kampdag/core/gateway/ballEndpoints';
import type { Endpoint, GatewayPath } from '@kampdag/core/gateway/endpoint';
import * as core from '@kampdag/core/gateway/endpoints';
import type { AnyEndpoint } from '@kampdag/core/gateway/endpointTable';
import * as icehockey from '@kampdag/core/gateway/icehockeyEndpoints';
import * as league from '@kampdag/core/gateway/leagueEndpoints';
import * as match from '@kampdag/core/gateway/matchEndpoints';
import { type MatchId, TournamentId } from '@kampdag/core/ids';
import { MatchRow } from '@kampdag/core/league/match';
import { withoutResult } from '@kampdag/core/league/publication';
import type { Deployment } from '@kampdag/core/site/deployment';
import { array, either, function as fn, option, taskEither } from 'fp-ts';
import * as t from 'io-ts';
import type { LeaguePublication, LeagueRef, Publications } from './leaguePublication.ts';
import type { SourceFailure } from './source.ts';

type Publishing = taskEither.TaskEither<SourceFailure, unknown>;

/** What decides whether an answer, or which part of it, may leave. */
interface Asked {
  readonly deployment: Deployment;
  readonly publications: Publications;
  readonly endpoint: AnyEndpoint;
}

type Rule = (path: GatewayPath, body: unknown, asked: Asked) => Publishing;
type Row = readonly [name: string, rule: Rule];

/** The answer that says nothing: no rows, in the form that the call's decoder reads. */
export const emptyAnswer = ({ decode, publish }: AnyEndpoint): unknown => {
  const none = publish([]);
  return either.isRight(decode(none)) ? none : publish({});
};

const ruleFor = <P, A>(
  endpoint: Endpoint<P, A>,
  decide: (params: P, body: unknown, asked: Asked) => Publishing,
): Row => [
  endpoint.name,
  (path, body, asked) =>
    fn.pipe(
      endpoint.read(path),
      option.match(
        () => taskEither.left<SourceFailure, unknown>({ type: 'NotFound', message: 'no such call' }),
        (params) => decide(params, body, asked),
      ),
    ),
];

const emptyUnless =
  (body: unknown, { endpoint }: Asked, allows: (publication: LeaguePublication) => boolean) =>
  (publication: LeaguePublication): unknown =>
    allows(publication) ? body : emptyAnswer(endpoint);

const forLeague =
  (allows: (publication: LeaguePublication) => boolean) =>
  <P extends { readonly tournamentId: TournamentId }, A>(endpoint: Endpoint<P, A>): Row =>
    ruleFor(endpoint, ({ tournamentId }, body, asked) =>
      taskEither.map(emptyUnless(body, asked, allows))(
        asked.publications.ofLeague(asked.deployment, { tournamentId, seasonId: null }),
      ),
    );

const forMatch =
  (allows: (publication: LeaguePublication) => boolean) =>
  <P extends { readonly matchId: MatchId }, A>(endpoint: Endpoint<P, A>): Row =>
    ruleFor(endpoint, ({ matchId }, body, asked) =>
      taskEither.map(emptyUnless(body, asked, allows))(asked.publications.ofMatch(asked.deployment, matchId)),
    );

/** A match as it may leave: null where not even the match may. A row that cannot be read tells nothing and is left out. */
const matchUnder = (publication: LeaguePublication, row: unknown): unknown => {
  if (!publication.matches) return null;
  if (publication.results) return row;
  const decoded = MatchRow.decode(row);
  return either.isRight(decoded) ? MatchRow.encode(withoutResult(decoded.right)) : null;
};

const leagueOf = (row: unknown): LeagueRef => {
  const decoded = MatchRow.decode(row);
  return either.isRight(decoded) ? decoded.right : { tournamentId: null, seasonId: null };
};

const nothing: LeaguePublication = { matches: true, results: false, standings: false };

/** Row by row; of a league that nobody can say anything of just now, no result leaves. */
const matchesUnder = (rows: readonly unknown[], { deployment, publications }: Asked): Publishing =>
  fn.pipe(
    [...rows],
    array.traverse(taskEither.ApplicativePar)((row) =>
      fn.pipe(
        publications.ofLeague(deployment, leagueOf(row)),
        taskEither.orElse(() => taskEither.right<SourceFailure, LeaguePublication>(nothing)),
        taskEither.map((publication) => matchUnder(publication, row)),
      ),
    ),
    taskEither.map((published) => published.filter((row) => row !== null)),
  );

const Listing = t.intersection([t.UnknownRecord, t.type({ matches: t.array(t.unknown) })]);

const forMatches: Rule = (_path, body, asked) =>
  Listing.is(body)
    ? taskEither.map((matches) => ({ ...body, matches }))(matchesUnder(body.matches, asked))
    : taskEither.right({ matches: [] });

const forOneMatch: Rule = (_path, body, asked) =>
  fn.pipe(
    asked.publications.ofLeague(asked.deployment, leagueOf(body)),
    taskEither.map((publication) => matchUnder(publication, body)),
    taskEither.filterOrElse(
      (row) => row !== null,
      (): SourceFailure => ({ type: 'NotFound', message: 'the match is not published' }),
    ),
  );

const GameList = t.array(t.UnknownRecord);

const gamesIn = (body: unknown): t.TypeOf<typeof GameList> => {
  const list = t.UnknownRecord.is(body) ? body['games'] : body;
  return GameList.is(list) ? list : [];
};

const idIn = (row: Readonly<Record<string, unknown>>): TournamentId | null => {
  const id = row['tournamentId'];
  return typeof id === 'number' ? TournamentId(id) : null;
};

/** A person's games, over all leagues: those of leagues without results are left out. */
const forGames: Rule = (_path, body, { deployment, publications }) =>
  fn.pipe(
    [...gamesIn(body)],
    array.traverse(taskEither.ApplicativePar)((row) =>
      fn.pipe(
        publications.ofLeague(deployment, { tournamentId: idIn(row), seasonId: null }),
        taskEither.map(({ results }) => (results ? row : null)),
      ),
    ),
    taskEither.map((rows) => rows.filter((row) => row !== null)),
  );

const results = ({ results: shown }: LeaguePublication): boolean => shown;
const standings = ({ standings: shown }: LeaguePublication): boolean => shown;
const matches = ({ matches: shown }: LeaguePublication): boolean => shown;

const rules: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  [core.matchesOfLeague.name, forMatches],
  [core.matchesOnDate.name, forMatches],
  [core.matchById.name, forOneMatch],
  [icehockey.hockeyPlayerGames.name, forGames],
  [icehockey.hockeyGoalieGames.name, forGames],
  forMatch(results)(match.matchIncidents),
  forMatch(results)(icehockey.hockeyGoals),
  forMatch(results)(icehockey.hockeyPenalties),
  forMatch(results)(icehockey.hockeyMatchPlayers),
  forMatch(results)(icehockey.hockeyMatchGoalies),
  forMatch(results)(ball.basketballMatchPlayers),
  forMatch(results)(ball.volleyballMatchPlayers),
  forMatch(matches)(match.matchTeamMembers),
  forMatch(matches)(match.matchReferees),
  forLeague(standings)(league.standingsOfLeague),
  forLeague(results)(league.soccerPlayers),
  forLeague(results)(icehockey.hockeySeasonPlayers),
  forLeague(results)(icehockey.hockeySeasonGoalies),
  forLeague(results)(icehockey.hockeyTeamStatistics),
  forLeague(results)(icehockey.hockeyPlayerLeague),
  forLeague(results)(icehockey.hockeyGoalieLeague),
  forLeague(results)(ball.basketballSeasonPlayers),
  forLeague(results)(ball.basketballTeams),
]);

/** The answer of a call as it may leave the server: without what is not published (reading 24). */
export const withheld = (path: GatewayPath, body: unknown, asked: Asked): Publishing =>
  rules.get(asked.endpoint.name)?.(path, body, asked) ?? taskEither.right(body);
