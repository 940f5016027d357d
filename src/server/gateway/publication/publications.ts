import { leagueById, leaguesOfSeason, matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import { tournamentsOfPerson } from '@kampdag/core/gateway/leagueEndpoints';
import { type LeagueTie, leagueTie, type Tie } from '@kampdag/core/gateway/publicationRule';
import type { PersonId, SeasonId, TeamId, TournamentId } from '@kampdag/core/ids';
import {
  allOf,
  changeOfAll,
  type LeaguePublication,
  nothingPublished,
  type PublicationChange,
  publicationChange,
  publicationOf,
} from '@kampdag/core/league/match/publication';
import type { League } from '@kampdag/core/league/season/league';
import type { Deployment } from '@kampdag/core/site/deployment';
import { either, taskEither } from 'fp-ts';
import { type CacheKey, cacheKey } from '../../cacheKey.ts';
import { nothingWithdrawn, type Withdrawn } from '../../operator/operation.ts';
import type { SourceFailure } from '../source.ts';
import { knownTies } from './knownTies.ts';
import { matchPublication } from './matchPublication.ts';
import { type Asked, createQuestions, orNothing, orUnlisted, type QuestionsConfig } from './questions.ts';
import { teamPublication } from './teamPublication.ts';
import { watchedLeagues } from './watchedLeagues.ts';

/** The publication of something (reading 24); a failure if it cannot be determined at the moment. */
type Published = taskEither.TaskEither<SourceFailure, LeaguePublication>;

/** The source of the flags, and what an operator has withdrawn whatever they say. */
export interface PublicationsConfig extends QuestionsConfig {
  /** Default: nothing. */
  readonly withdrawn?: () => Withdrawn;
  /** Lets other work go first. Default: nothing does. */
  readonly pause?: () => Promise<unknown>;
}

/** The matches that are learned in one step: some 20 ms of work. */
const learnedAtOnce = 300;

/**
 * Resolves what the leagues of answers and rows publish, by requests to the source itself. Without a league, nothing is published.
 */
export const createPublications = ({
  withdrawn = () => nothingWithdrawn,
  pause = () => Promise.resolve(),
  ...config
}: PublicationsConfig) => {
  const questions = createQuestions(config);
  const { ask, askOne, recentSeasons } = questions;
  const known = knownTies();

  const leagueOf = async (deployment: Deployment, tie: LeagueTie): Asked<League | null> => {
    const { tournamentId } = tie;
    const knownSeason = known.seasonOf(deployment, tie);
    const seasonIds = knownSeason === null ? await recentSeasons(deployment, 2) : [knownSeason];
    for (const each of seasonIds) {
      // One call covers all leagues of a season.
      const leagues = orNothing(await ask(deployment, leaguesOfSeason, { seasonId: each }));
      if (either.isLeft(leagues)) return leagues;
      const league = leagues.right?.rows.find((row) => row.tournamentId === tournamentId);
      if (league !== undefined) {
        known.learnSeason(deployment, tournamentId, each);
        return either.right(league);
      }
    }
    const found = await askOne(deployment, leagueById, { tournamentId });
    if (knownSeason !== null) return orUnlisted(found);
    // From now on its season's list decides, which is kept while the federation is down.
    if (either.isRight(found) && found.right !== null) {
      known.learnSeason(deployment, tournamentId, found.right.seasonId);
    }
    return found;
  };

  const watched = watchedLeagues(config.now, leagueOf, known.seasonOf);

  const ofLeague = async (deployment: Deployment, tie: LeagueTie): Asked<LeaguePublication> => {
    if (withdrawn().leagues.has(tie.tournamentId)) return either.right(nothingPublished);
    return either.map((league: League | null) => {
      if (league === null) return nothingPublished;
      watched.note(deployment, tie, league);
      return publicationOf(league);
    })(await leagueOf(deployment, tie));
  };

  /** The publication of the first league with published teams; of none, nothing. */
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

  const { ofMatch, ofMatchNow, isGone } = matchPublication(questions, known, {
    leagueOf,
    ofLeague,
    withdrawn,
  });

  const ofTeam = teamPublication(questions, known, firstWithTeams);

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

  /** All leagues of the name must publish it, since several may share it. */
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

  /** Learns a league's matches in one call, instead of one call for each unknown match. */
  const learnMatchesIn = async (deployment: Deployment, ties: readonly Tie[]): Promise<void> => {
    const league = ties.find(({ type }) => type === 'league');
    const isUnknown = (): boolean =>
      ties.some((tie) => tie.type === 'match' && known.match(deployment, tie.matchId) === undefined);
    if (league?.type !== 'league' || !isUnknown()) return;
    const { tournamentId } = league;
    const matches = await ask(deployment, matchesOfLeague, { tournamentId });
    if (either.isLeft(matches) || !isUnknown()) return;
    const { rows } = matches.right;
    for (let at = 0; at < rows.length; at += learnedAtOnce) {
      known.learnMatches(deployment, rows.slice(at, at + learnedAtOnce));
      await pause();
    }
  };

  /** The aspects that all leagues of the ties publish. */
  const of =
    (deployment: Deployment, ties: readonly Tie[]): Published =>
    async () => {
      await learnMatchesIn(deployment, ties);
      const found = await Promise.all(ties.map((tie) => ofTie(deployment, tie)));
      return either.map(allOf)(either.sequenceArray(found));
    };

  const published = new Map<CacheKey, ReadonlyMap<TournamentId, LeaguePublication>>();

  /** How a season's leagues publish something else than before; null where it lists none any more. */
  const changeOfSeason = async (
    deployment: Deployment,
    seasonId: SeasonId,
  ): Promise<PublicationChange | null> => {
    const leagues = await ask(deployment, leaguesOfSeason, { seasonId });
    if (either.isLeft(leagues)) return 'none';
    const { rows } = leagues.right;
    const key = cacheKey(deployment, seasonId);
    const before = published.get(key);
    if (rows.length === 0 && before !== undefined) return null;
    const now = new Map(rows.map((league) => [league.tournamentId, publicationOf(league)] as const));
    if (rows.length > 0) published.set(key, now);
    if (before === undefined) return 'none';
    return changeOfAll(
      [...new Set([...before.keys(), ...now.keys()])].map((league) =>
        publicationChange(before.get(league) ?? nothingPublished, now.get(league) ?? nothingPublished),
      ),
    );
  };

  /**
   * How the publication of recent leagues, or of older ones whose answers may be cached, has changed since the last check. Not at all
   * if it cannot be determined. A season that suddenly lists no league may be an odd answer: its leagues decide, each
   * by itself, so that a withdrawn one is hidden as soon as any other.
   */
  const changeSince = async (deployment: Deployment): Promise<PublicationChange> => {
    const recent = await recentSeasons(deployment, 2);
    const found = await Promise.all(recent.map((seasonId) => changeOfSeason(deployment, seasonId)));
    const listed = recent.filter((_, index) => found[index] !== null);
    const ofOthers = await watched.changeSince(deployment, listed);
    return changeOfAll([ofOthers, ...found.map((change) => change ?? 'none')]);
  };

  return {
    of,
    ofMatchNow,
    isGone,
    /** Learns the leagues of an answer's matches and teams, which saves requests. */
    learn: known.learn,
    changeSince,
    /** The size of the answers that it is known from. */
    size: questions.size,
    /** Clears everything known. */
    clear: (): void => {
      questions.clear();
      known.clear();
    },
  };
};

export type Publications = ReturnType<typeof createPublications>;
