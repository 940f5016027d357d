import {
  leagueById,
  leaguesOfSeason,
  matchById,
  matchesOfLeague,
  matchesOnDate,
} from '@kampdag/core/gateway/endpoints';
import type { MatchId, SeasonId, TournamentId } from '@kampdag/core/ids';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { Instant } from '@kampdag/core/time/instant';
import { either, function as fn, option, taskEither } from 'fp-ts';
import * as t from 'io-ts';
import type { Effects } from '../../effects.ts';
import { type Call, callOf } from '../router.ts';
import type { GatewaySource, SourceFailure } from '../source.ts';
import { jsonOf } from '../upstreamBody.ts';
import {
  type FixtureFault,
  faultOfLeague,
  faultOfMatch,
  faultyLeagueRows,
  faultyMatchesLeague,
  faultyMatchRows,
} from './faultRows.ts';

/** The configuration of fault fixtures. */
export interface FaultFixturesConfig extends Pick<Effects, 'wait'> {
  /** The season that holds them; null for none. */
  readonly seasonOf: (deployment: Deployment, now: Instant) => SeasonId | null;
  /** Whether the live ones are among today's matches. */
  readonly onTheDay: boolean;
}

type Reply = taskEither.TaskEither<SourceFailure, unknown>;

/** Milliseconds until a fault fixture times out, and until a slow one answers. */
const timeoutDelay = 4_000;
const slowDelay = 3_000;

const ids = t.partial({ tournamentId: t.number, matchId: t.number });

/** Fails as an upstream would, through the same decoders. */
const failing = (fault: FixtureFault, { endpoint }: Call, wait: Effects['wait']): Reply => {
  const later =
    (milliseconds: number, answer: either.Either<SourceFailure, unknown>): Reply =>
    () =>
      wait(milliseconds).then(() => answer);
  const timedOut = either.left({ type: 'TimedOut', message: 'the federation took too long' } as const);
  const replies: Readonly<Record<FixtureFault, Reply>> = {
    unavailable: taskEither.left({ type: 'Unavailable', message: 'the federation answered 503' }),
    timeout: later(timeoutDelay, timedOut),
    truncated: taskEither.fromEither(jsonOf('{"matches":[{"matchId":1,"hometeam":"Prø')),
    html: taskEither.fromEither(jsonOf('<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>')),
    wrongTypes: taskEither.right('forty-two'),
    errorMessage: taskEither.right({ errorMessage: 'The tournament is being edited.' }),
    slow: later(slowDelay, either.right(endpoint.empty)),
  };
  return replies[fault];
};

/** Adds rows to a list of a body. */
const withRows =
  (name: 'matches' | 'tournamentsInSeason', rows: readonly unknown[]) =>
  (body: unknown): unknown => {
    const list = t.UnknownRecord.is(body) ? body[name] : null;
    return Array.isArray(list) ? Object.assign({}, body, { [name]: list.concat(rows) }) : body;
  };

/**
 * Adds leagues and matches to a simulated source that fail on purpose, each in one way (table in fixtures/README.md), so that
 * every failure can be seen in a browser. They are in one season; everything else is passed on.
 */
export const withFaultFixtures = (
  source: GatewaySource,
  { seasonOf, onTheDay, wait }: FaultFixturesConfig,
): GatewaySource => {
  const answerOf = (deployment: Deployment, call: Call, now: Instant): Reply | null => {
    const seasonId = seasonOf(deployment, now);
    if (seasonId === null) return null;
    const { sport } = deployment;
    const asked = (): Reply => source.request(deployment, call.path, now);
    const season = leaguesOfSeason.read(call.path);
    if (option.isSome(season) && season.value.seasonId === seasonId) {
      return taskEither.map(withRows('tournamentsInSeason', faultyLeagueRows(deployment, seasonId)))(asked());
    }
    const matches = () => faultyMatchRows(deployment, seasonId, now);
    const day = matchesOnDate.read(call.path);
    if (option.isSome(day)) {
      if (!onTheDay || day.value.sportId !== deployment.sportId) return null;
      const date = `${day.value.date}T00:00:00`;
      const own = matches().filter(({ matchDate }) => matchDate === date);
      return taskEither.map(withRows('matches', own))(asked());
    }
    const { params } = call;
    const { name, empty } = call.endpoint;
    if (!ids.is(params)) return null;
    const league = params.tournamentId as TournamentId | undefined;
    if (league !== undefined) {
      const fault = faultOfLeague(sport, league);
      if (fault === undefined && league !== faultyMatchesLeague(sport)) return null;
      if (name === leagueById.name) {
        const row = faultyLeagueRows(deployment, seasonId).find(
          ({ tournamentId }) => tournamentId === league,
        );
        return taskEither.right(row);
      }
      if (fault !== undefined) return failing(fault, call, wait);
      return taskEither.right(name === matchesOfLeague.name ? { matches: matches() } : empty);
    }
    const match = params.matchId as MatchId | undefined;
    if (match === undefined) return null;
    const row = matches().find(({ matchId }) => matchId === match);
    if (row === undefined) return null;
    const faulty = faultOfMatch(sport, match);
    const isMatch = name === matchById.name;
    if (faulty !== undefined && !(isMatch && faulty.opens)) return failing(faulty.fault, call, wait);
    return taskEither.right(isMatch ? { ...row, id: match } : empty);
  };

  return {
    request: (deployment, path, now) =>
      fn.pipe(
        callOf(path),
        option.chain((call) => option.fromNullable(answerOf(deployment, call, now))),
        option.getOrElse(() => source.request(deployment, path, now)),
      ),
  };
};
