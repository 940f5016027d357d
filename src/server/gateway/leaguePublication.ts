import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import { leagueById, leaguesOfSeason, matchById } from '@kampdag/core/gateway/endpoints';
import type { AnyEndpoint } from '@kampdag/core/gateway/endpointTable';
import type { MatchId, SeasonId, TournamentId } from '@kampdag/core/ids';
import type { League } from '@kampdag/core/league/league';
import { areResultsVisible, areStandingsVisible } from '@kampdag/core/league/publication';
import type { Deployment } from '@kampdag/core/site/deployment';
import { either, function as fn, taskEither } from 'fp-ts';
import { type AnswersConfig, createAnswers } from './answers.ts';
import type { Lifetime } from './lifetimes.ts';
import type { SourceFailure } from './source.ts';

/** What of a league may leave the server (readings 8 and 24). */
export interface LeaguePublication {
  readonly matches: boolean;
  readonly results: boolean;
  readonly standings: boolean;
}

/** Everything may be shown: of a league that nobody knows anything of (specification §4, "true if unknown"). */
const unknown: LeaguePublication = { matches: true, results: true, standings: true };

const publicationOf = (league: League): LeaguePublication => ({
  matches: league.areMatchesPublished,
  results:
    league.areMatchesPublished &&
    areResultsVisible({ displayed: league.isResultPublished, published: league.isResultPublished }),
  standings: league.areMatchesPublished && areStandingsVisible(league),
});

/** Which league a match belongs to, as far as its row says. */
export interface LeagueRef {
  readonly tournamentId: TournamentId | null;
  readonly seasonId: SeasonId | null;
}

/** Knows what of a league or a match may be shown. A failure means that nobody could say. */
export interface Publications {
  readonly ofLeague: (
    deployment: Deployment,
    league: LeagueRef,
  ) => taskEither.TaskEither<SourceFailure, LeaguePublication>;
  readonly ofMatch: (
    deployment: Deployment,
    matchId: MatchId,
  ) => taskEither.TaskEither<SourceFailure, LeaguePublication>;
  readonly clear: () => void;
}

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** A league that is no longer published is hidden within half a minute; which league a match belongs to hardly changes. */
const leagueLifetime: Lifetime = { fresh: 20 * second, stale: 10 * second, onError: day };
const matchLifetime: Lifetime = { fresh: 10 * minute, stale: 10 * minute, onError: day };

/** Bytes for what is known of publication. */
const largest = 24 * 1024 * 1024;

/** What is not there says nothing. */
const orNothing = <A>(
  found: taskEither.TaskEither<SourceFailure, A>,
): taskEither.TaskEither<SourceFailure, A | null> =>
  taskEither.orElse<SourceFailure, A | null, SourceFailure>((failure) =>
    failure.type === 'NotFound' ? taskEither.right(null) : taskEither.left(failure),
  )(found);

/** Asks the source itself, beside the answers that visitors see. */
export const createPublications = (config: Omit<AnswersConfig, 'largest' | 'lifetimes'>): Publications => {
  const answers = createAnswers({
    ...config,
    largest,
    lifetimes: (name) => (name === matchById.name ? matchLifetime : leagueLifetime),
  });
  const decoded = new WeakMap<object, unknown>();

  const ask = <P, A>(
    deployment: Deployment,
    endpoint: Endpoint<P, A>,
    params: P,
  ): taskEither.TaskEither<SourceFailure, A> => {
    const { name, method } = endpoint;
    const call = { name, method, path: endpoint.write(params), endpoint: endpoint as AnyEndpoint };
    return fn.pipe(
      answers.find(deployment, call),
      taskEither.chainEitherK(({ value }): either.Either<SourceFailure, A> => {
        const known = decoded.get(value) as A | undefined;
        if (known !== undefined) return either.right(known);
        return fn.pipe(
          endpoint.decode(value.body),
          either.bimap(
            (): SourceFailure => ({ type: 'BadAnswer', message: `${name} could not be read` }),
            (read) => {
              decoded.set(value, read);
              return read;
            },
          ),
        );
      }),
    );
  };

  const byItself = (
    deployment: Deployment,
    tournamentId: TournamentId,
  ): taskEither.TaskEither<SourceFailure, LeaguePublication> =>
    fn.pipe(
      orNothing(ask(deployment, leagueById, { tournamentId })),
      taskEither.map((league) => (league === null ? unknown : publicationOf(league))),
    );

  const ofLeague: Publications['ofLeague'] = (deployment, { tournamentId, seasonId }) => {
    if (tournamentId === null) return taskEither.right(unknown);
    if (seasonId === null) return byItself(deployment, tournamentId);
    // One call tells of all leagues of a season.
    return fn.pipe(
      orNothing(ask(deployment, leaguesOfSeason, { seasonId })),
      taskEither.chain((leagues) => {
        const league = leagues?.rows.find((row) => row.tournamentId === tournamentId);
        return league === undefined
          ? byItself(deployment, tournamentId)
          : taskEither.right(publicationOf(league));
      }),
    );
  };

  return {
    ofLeague,
    ofMatch: (deployment, matchId) =>
      fn.pipe(
        orNothing(ask(deployment, matchById, { matchId })),
        taskEither.chain((match) =>
          match === null ? taskEither.right(unknown) : ofLeague(deployment, match),
        ),
      ),
    clear: answers.clear,
  };
};
