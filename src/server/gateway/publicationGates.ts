import * as ball from '@kampdag/core/gateway/ballEndpoints';
import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import type { AnyEndpoint } from '@kampdag/core/gateway/endpointTable';
import * as icehockey from '@kampdag/core/gateway/icehockeyEndpoints';
import * as league from '@kampdag/core/gateway/leagueEndpoints';
import * as match from '@kampdag/core/gateway/matchEndpoints';
import type { MatchId, TournamentId } from '@kampdag/core/ids';
import type { Deployment } from '@kampdag/core/site/deployment';
import { either, function as fn, option, taskEither } from 'fp-ts';
import type { LeaguePublication, Publications } from './leaguePublication.ts';
import type { Call } from './router.ts';
import type { SourceFailure } from './source.ts';

type Publication = taskEither.TaskEither<SourceFailure, LeaguePublication>;
type Allows = (publication: LeaguePublication) => boolean;
type Gate = (
  path: string,
  deployment: Deployment,
  publications: Publications,
) => taskEither.TaskEither<SourceFailure, boolean>;

/** The answer that says nothing: no rows, in the form that the call's decoder reads. */
export const emptyAnswer = ({ decode, publish }: AnyEndpoint): unknown => {
  const none = publish([]);
  return either.isRight(decode(none)) ? none : publish({});
};

const gateOf = <P, A>(
  { name, read }: Endpoint<P, A>,
  allows: Allows,
  publicationOf: (params: P, deployment: Deployment, publications: Publications) => Publication,
): readonly [string, Gate] => [
  name,
  (path, deployment, publications) =>
    fn.pipe(
      read(path),
      option.match(
        () => taskEither.right(false),
        (params) => taskEither.map(allows)(publicationOf(params, deployment, publications)),
      ),
    ),
];

const ofLeague =
  (allows: Allows) =>
  <P extends { readonly tournamentId: TournamentId }, A>(endpoint: Endpoint<P, A>): readonly [string, Gate] =>
    gateOf(endpoint, allows, ({ tournamentId }, deployment, publications) =>
      publications.ofLeague(deployment, { tournamentId, seasonId: null }),
    );

const ofMatch =
  (allows: Allows) =>
  <P extends { readonly matchId: MatchId }, A>(endpoint: Endpoint<P, A>): readonly [string, Gate] =>
    gateOf(endpoint, allows, ({ matchId }, deployment, publications) =>
      publications.ofMatch(deployment, matchId),
    );

const results: Allows = (publication) => publication.results;
const standings: Allows = (publication) => publication.standings;
const matches: Allows = (publication) => publication.matches;

const gates: ReadonlyMap<string, Gate> = new Map([
  ofMatch(results)(match.matchIncidents),
  ofMatch(results)(icehockey.hockeyGoals),
  ofMatch(results)(icehockey.hockeyPenalties),
  ofMatch(results)(icehockey.hockeyMatchPlayers),
  ofMatch(results)(icehockey.hockeyMatchGoalies),
  ofMatch(results)(ball.basketballMatchPlayers),
  ofMatch(results)(ball.volleyballMatchPlayers),
  ofMatch(matches)(match.matchTeamMembers),
  ofMatch(matches)(match.matchReferees),
  ofLeague(standings)(league.standingsOfLeague),
  ofLeague(results)(league.soccerPlayers),
  ofLeague(results)(icehockey.hockeySeasonPlayers),
  ofLeague(results)(icehockey.hockeySeasonGoalies),
  ofLeague(results)(icehockey.hockeyTeamStatistics),
  ofLeague(results)(icehockey.hockeyPlayerLeague),
  ofLeague(results)(icehockey.hockeyGoalieLeague),
  ofLeague(results)(ball.basketballSeasonPlayers),
  ofLeague(results)(ball.basketballTeams),
]);

/** Whether the answer of a call may leave at all: of a league or match whose results are not published it may not (reading 24). */
export const mayLeave = (
  { name, path }: Call,
  deployment: Deployment,
  publications: Publications,
): taskEither.TaskEither<SourceFailure, boolean> =>
  gates.get(name)?.(path, deployment, publications) ?? taskEither.right(true);
