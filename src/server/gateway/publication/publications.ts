import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import { leagueById, leaguesOfSeason, matchById, teamsOfLeague } from '@kampdag/core/gateway/endpoints';
import type { AnyEndpoint } from '@kampdag/core/gateway/endpointTable';
import { tournamentsOfPerson } from '@kampdag/core/gateway/leagueEndpoints';
import type { Lifetime } from '@kampdag/core/gateway/lifetime';
import { leagueTie, type Tie } from '@kampdag/core/gateway/publicationRule';
import type { MatchId, PersonId, TeamId, TournamentId } from '@kampdag/core/ids';
import type { League } from '@kampdag/core/league/season/league';
import {
  allOf,
  type LeaguePublication,
  nothingPublished,
  publicationOf,
} from '@kampdag/core/league/season/publication';
import type { Deployment, DeploymentId } from '@kampdag/core/site/deployment';
import { type BulkheadPolicy, BulkheadRejectedError, bulkhead } from 'cockatiel';
import { either, taskEither } from 'fp-ts';
import { type AnswersConfig, createAnswers } from '../answers.ts';
import type { SourceFailure } from '../source.ts';
import { heldLeagues } from './heldLeagues.ts';
import { knownTies } from './knownTies.ts';
import { recentSeasons } from './recentSeasons.ts';

/** What is published, as far as it can be told (reading 24). A failure means that nobody could say just now. */
type Published = taskEither.TaskEither<SourceFailure, LeaguePublication>;

/** Knows what the leagues of answers and rows let be shown; nothing of what is tied to no league. */
export interface Publications {
  /** What all leagues let be shown together that the ties lead to. */
  readonly of: (deployment: Deployment, ties: readonly Tie[]) => Published;
  /** Notes which leagues the matches and teams of an answer belong to, which spares questions. */
  readonly learn: (deployment: Deployment, endpoint: AnyEndpoint, params: unknown, value: unknown) => void;
  /**
   * Looks whether leagues of the recent seasons, or older ones of which answers may be held, are published otherwise than when it was last
   * looked: then what was answered before says too much or too little. False where nobody can say.
   */
  readonly hasChanged: (deployment: Deployment) => Promise<boolean>;
  /** Forgets everything. */
  readonly clear: () => void;
}

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** A league that is no longer published is hidden within 20 seconds, the edge's share included; which league a match belongs to hardly changes. */
const leagueLifetime: Lifetime = { fresh: 5 * second, stale: 0, onError: day };
const tieLifetime: Lifetime = { fresh: 10 * minute, stale: 10 * minute, onError: day };

const lifetimeOf = ({ name }: AnyEndpoint): Lifetime =>
  name === leaguesOfSeason.name || name === leagueById.name ? leagueLifetime : tieLifetime;

/** Bytes for what is known of publication. */
const largest = 24 * 1024 * 1024;

/** Questions about single leagues, matches and teams: so many at once, and so many that wait; what comes on top stays hidden. */
const [atOnce, waiting] = [8, 160] as const;

/** How many leagues of a season are asked for their teams at once, for one team that nobody has named. */
const teamSearch = 40;

type Asked<A> = Promise<either.Either<SourceFailure, A>>;

/** What is not there says nothing. */
const orNothing = <A>(found: either.Either<SourceFailure, A>): either.Either<SourceFailure, A | null> =>
  either.isLeft(found) && found.left.type === 'NotFound' ? either.right(null) : found;

/** Asks the source itself, beside the answers that visitors see. */
export const createPublications = (config: Omit<AnswersConfig, 'largest' | 'lifetimeOf'>): Publications => {
  const answers = createAnswers({ ...config, largest, lifetimeOf });
  const decoded = new WeakMap<object, unknown>();
  /** One deployment's questions keep no other's waiting. */
  const budgets = new Map<DeploymentId, BulkheadPolicy>();
  const budgetOf = ({ id }: Deployment): BulkheadPolicy => {
    const budget = budgets.get(id) ?? bulkhead(atOnce, waiting);
    budgets.set(id, budget);
    return budget;
  };
  const known = knownTies();

  const ask = async <P, A>(deployment: Deployment, endpoint: Endpoint<P, A>, params: P): Asked<A> => {
    const { name, method } = endpoint;
    const call = { name, method, path: endpoint.write(params), endpoint: endpoint as AnyEndpoint, params };
    const found = await answers.find(deployment, call)();
    if (either.isLeft(found)) return found;
    const { value } = found.right;
    const before = decoded.get(value) as A | undefined;
    if (before !== undefined) return either.right(before);
    const read = endpoint.decode(value.body);
    if (either.isLeft(read)) return either.left({ type: 'BadAnswer', message: `${name} could not be read` });
    decoded.set(value, read.right);
    return read;
  };

  /** A question about one thing, of which there may be hundreds. */
  const askOne = async <P, A>(
    deployment: Deployment,
    endpoint: Endpoint<P, A>,
    params: P,
  ): Asked<A | null> => {
    try {
      return orNothing(await budgetOf(deployment).execute(() => ask(deployment, endpoint, params)));
    } catch (error) {
      if (error instanceof BulkheadRejectedError) {
        return either.left({ type: 'Unavailable', message: 'too many leagues are asked for' });
      }
      throw error;
    }
  };

  const seasons = recentSeasons({ now: config.now, ask });

  const leagueOf = async (
    deployment: Deployment,
    { tournamentId, seasonId }: Extract<Tie, { readonly type: 'league' }>,
  ): Asked<League | null> => {
    const told = seasonId ?? known.seasonOf(deployment, tournamentId);
    const named = told === null ? await seasons(deployment, 2) : [told];
    for (const each of named) {
      // One call tells of all leagues of a season.
      const leagues = orNothing(await ask(deployment, leaguesOfSeason, { seasonId: each }));
      if (either.isLeft(leagues)) return leagues;
      const league = leagues.right?.rows.find((row) => row.tournamentId === tournamentId);
      if (league !== undefined) {
        known.learnSeason(deployment, tournamentId, each);
        return either.right(league);
      }
    }
    return askOne(deployment, leagueById, { tournamentId });
  };

  const held = heldLeagues({
    now: config.now,
    find: leagueOf,
    seasonOf: (deployment, { tournamentId, seasonId }) =>
      seasonId ?? known.seasonOf(deployment, tournamentId),
  });

  const ofLeague = async (
    deployment: Deployment,
    tie: Extract<Tie, { readonly type: 'league' }>,
  ): Asked<LeaguePublication> =>
    either.map((league: League | null) => {
      if (league === null) return nothingPublished;
      held.note(deployment, tie, league);
      return publicationOf(league);
    })(await leagueOf(deployment, tie));

  /** The first league that publishes its teams; nothing where none does. */
  const firstWithTeams = async (
    deployment: Deployment,
    leagues: Iterable<TournamentId>,
  ): Asked<LeaguePublication> => {
    for (const tournamentId of leagues) {
      const found = await ofLeague(deployment, { type: 'league', tournamentId, seasonId: null });
      if (either.isLeft(found) || found.right.teams) return found;
    }
    return either.right(nothingPublished);
  };

  const ofMatch = async (deployment: Deployment, matchId: MatchId): Asked<LeaguePublication> => {
    const tie = known.leagueOfMatch(deployment, matchId);
    if (tie !== undefined) return ofLeague(deployment, tie);
    const match = await askOne(deployment, matchById, { matchId });
    if (either.isLeft(match)) return match;
    const found = match.right;
    if (found === null || found.tournamentId === null) return either.right(nothingPublished);
    const league = { type: 'league', tournamentId: found.tournamentId, seasonId: found.seasonId } as const;
    known.learnMatch(deployment, matchId, league);
    return ofLeague(deployment, league);
  };

  /** Asks leagues of a season for their teams that have not told them yet, those first that publish them. */
  const learnTeamsOf = async (deployment: Deployment, leagues: readonly League[]): Promise<void> => {
    const unasked = leagues
      .filter(({ tournamentId }) => !known.hasTeamsOf(deployment, tournamentId))
      .toSorted((a, b) => Number(publicationOf(b).teams) - Number(publicationOf(a).teams));
    const asked = unasked.slice(0, teamSearch).map(async ({ tournamentId }) => {
      const teams = await askOne(deployment, teamsOfLeague, { tournamentId });
      if (either.isRight(teams)) {
        known.learnTeams(deployment, tournamentId, teams.right?.rows.map((team) => team.teamId) ?? []);
      }
    });
    await Promise.all(asked);
  };

  /**
   * A roster is of today: the newest season in which the team takes part decides, not an older one whose league was published. While it may
   * take part in a league that holds its teams back and has not told them, nobody can say.
   */
  const ofTeam = async (deployment: Deployment, teamId: TeamId): Asked<LeaguePublication> => {
    for (const seasonId of await seasons(deployment, 6)) {
      const found = await ask(deployment, leaguesOfSeason, { seasonId });
      if (either.isLeft(found)) return found;
      const leagues = found.right.rows;
      const ofThis = (): readonly TournamentId[] => {
        const theirs = new Set(known.leaguesOfTeam(deployment, teamId));
        return leagues.flatMap(({ tournamentId }) => (theirs.has(tournamentId) ? [tournamentId] : []));
      };
      if (ofThis().length === 0) await learnTeamsOf(deployment, leagues);
      const here = ofThis();
      if (here.length > 0) return firstWithTeams(deployment, here);
      const isUnsaid = leagues.some(
        (league) => !publicationOf(league).teams && !known.hasTeamsOf(deployment, league.tournamentId),
      );
      if (isUnsaid)
        return either.left({ type: 'Unavailable', message: 'whose team it is cannot be said yet' });
    }
    return either.right(nothingPublished);
  };

  const ofMember = async (
    deployment: Deployment,
    personId: PersonId,
    teamId: TeamId,
  ): Asked<LeaguePublication> => {
    const played = await askOne(deployment, tournamentsOfPerson, { personId });
    if (either.isLeft(played)) return played;
    const inTeam = (played.right?.rows ?? []).filter((row) => row.teamId === teamId);
    const newest = Math.max(...inTeam.map(({ seasonId }) => seasonId ?? 0));
    const found = await firstWithTeams(
      deployment,
      inTeam.flatMap(({ tournamentId, seasonId }) => ((seasonId ?? 0) === newest ? [tournamentId] : [])),
    );
    return either.isRight(found) && !found.right.teams ? ofTeam(deployment, teamId) : found;
  };

  /** Several leagues may have the name: all of them must publish it. */
  const ofNamedLeague = async (
    deployment: Deployment,
    personId: PersonId,
    name: string,
  ): Asked<LeaguePublication> => {
    const played = await askOne(deployment, tournamentsOfPerson, { personId });
    if (either.isLeft(played)) return played;
    const named = (played.right?.rows ?? []).filter((row) => row.name === name);
    return of(
      deployment,
      named.map(({ tournamentId, seasonId }) => leagueTie(tournamentId, seasonId)),
    )();
  };

  const ofTie = (deployment: Deployment, tie: Tie): Asked<LeaguePublication> => {
    switch (tie.type) {
      case 'league':
        return ofLeague(deployment, tie);
      case 'match':
        return ofMatch(deployment, tie.matchId);
      case 'team':
        return ofTeam(deployment, tie.teamId);
      case 'member':
        return ofMember(deployment, tie.personId, tie.teamId);
      case 'leagueOfPerson':
        return ofNamedLeague(deployment, tie.personId, tie.name);
      default:
        return Promise.resolve(either.right(tie.publication));
    }
  };

  const of: Publications['of'] = (deployment, ties) => async () => {
    const found = await Promise.all(ties.map((tie) => ofTie(deployment, tie)));
    return either.map(allOf)(either.sequenceArray(found));
  };

  const published = new Map<string, string>();

  const hasChanged: Publications['hasChanged'] = async (deployment) => {
    const recent = await seasons(deployment, 2);
    const older = held.haveChanged(deployment, recent);
    const found = await Promise.all(
      recent.map(async (seasonId) => {
        const leagues = await ask(deployment, leaguesOfSeason, { seasonId });
        if (either.isLeft(leagues)) return false;
        const key = `${deployment.id} ${seasonId}`;
        const now = JSON.stringify(
          leagues.right.rows.map((league) => [league.tournamentId, publicationOf(league)]),
        );
        const before = published.get(key);
        published.set(key, now);
        return before !== undefined && before !== now;
      }),
    );
    return (await older) || found.includes(true);
  };

  return {
    of,
    learn: known.learn,
    hasChanged,
    clear: () => {
      answers.clear();
      known.clear();
    },
  };
};
