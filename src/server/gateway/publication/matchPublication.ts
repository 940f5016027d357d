import { matchById, matchesOnDate } from '@kampdag/core/gateway/endpoints';
import type { LeagueTie } from '@kampdag/core/gateway/publicationRule';
import type { MatchId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import {
  type LeaguePublication,
  nothingPublished,
  publicationOn,
} from '@kampdag/core/league/match/publication';
import { type League, sportIdOf } from '@kampdag/core/league/season/league';
import type { Deployment } from '@kampdag/core/site/deployment';
import { either } from 'fp-ts';
import type { Withdrawn } from '../../operator/operation.ts';
import type { SourceFailure } from '../source.ts';
import type { KnownMatch, KnownTies } from './knownTies.ts';
import { type Asked, orUnlisted, type Questions } from './questions.ts';

/** What is known of leagues. */
interface OfLeagues {
  /** The league as the federation has it; null if missing. */
  readonly leagueOf: (deployment: Deployment, tie: LeagueTie) => Asked<League | null>;
  readonly ofLeague: (deployment: Deployment, tie: LeagueTie) => Asked<LeaguePublication>;
  readonly withdrawn: () => Withdrawn;
}

/** Resolves what the leagues of matches publish: a match's league as it was learned, or as the federation has it now. */
export const matchPublication = (
  { ask, askOne }: Questions,
  known: KnownTies,
  { leagueOf, ofLeague, withdrawn }: OfLeagues,
) => {
  const ofKnown = async (deployment: Deployment, { league, date }: KnownMatch): Asked<LeaguePublication> =>
    either.map((publication: LeaguePublication) => publicationOn(publication, date))(
      await ofLeague(deployment, league),
    );

  /** What a match publishes as the federation answered it by itself; a missing one nothing. */
  const ofAnswer = async (
    deployment: Deployment,
    matchId: MatchId,
    match: either.Either<SourceFailure, Match | null>,
  ): Asked<LeaguePublication> => {
    if (either.isLeft(match)) return match;
    if (match.right === null) return either.right(nothingPublished);
    known.learnMatches(deployment, [{ ...match.right, matchId }]);
    const learned = known.match(deployment, matchId);
    return learned === undefined ? either.right(nothingPublished) : ofKnown(deployment, learned);
  };

  /**
   * Whether a known match is no longer listed on its day in its league, by one call for all that are played then. False where nobody
   * can say.
   */
  const isUnlisted = async (
    deployment: Deployment,
    matchId: MatchId,
    { league, date }: KnownMatch,
  ): Promise<boolean> => {
    if (date === null) return false;
    const found = await leagueOf(deployment, league);
    if (either.isLeft(found)) return false;
    const sportId = sportIdOf(found.right, deployment.sportId);
    const day = await ask(deployment, matchesOnDate, { sportId, date });
    return (
      either.isRight(day) &&
      !day.right.rows.some((row) => row.matchId === matchId && row.tournamentId === league.tournamentId)
    );
  };

  /** Of a match, unless an operator has withdrawn it. */
  const unlessWithdrawn =
    (of: (deployment: Deployment, matchId: MatchId) => Asked<LeaguePublication>) =>
    (deployment: Deployment, matchId: MatchId): Asked<LeaguePublication> =>
      withdrawn().matches.has(matchId)
        ? Promise.resolve(either.right(nothingPublished))
        : of(deployment, matchId);

  const ofAsked = async (deployment: Deployment, matchId: MatchId): Asked<LeaguePublication> =>
    ofAnswer(deployment, matchId, await askOne(deployment, matchById, { matchId }));

  /** As the federation answers a match that its day does not list; null for one that is gone. */
  const askUnlisted = async (deployment: Deployment, matchId: MatchId): Asked<Match | null> =>
    orUnlisted(await askOne(deployment, matchById, { matchId }));

  return {
    ofMatch: unlessWithdrawn((deployment, matchId) => {
      const found = known.match(deployment, matchId);
      return found === undefined ? ofAsked(deployment, matchId) : ofKnown(deployment, found);
    }),
    /**
     * As the federation has the match now, for what is read for long: one that is withdrawn by itself, or moved to another league, is
     * neither listed on its day nor, asked for by itself, what it was.
     */
    ofMatchNow: unlessWithdrawn(async (deployment, matchId) => {
      const found = known.match(deployment, matchId);
      if (found === undefined) return ofAsked(deployment, matchId);
      return (await isUnlisted(deployment, matchId, found))
        ? ofAnswer(deployment, matchId, await askUnlisted(deployment, matchId))
        : ofKnown(deployment, found);
    }),
    /** Whether a match that was known is gone: its day does not list it, and it is not found by itself. */
    isGone: async (deployment: Deployment, matchId: MatchId): Promise<boolean> => {
      const found = known.match(deployment, matchId);
      if (found === undefined || !(await isUnlisted(deployment, matchId, found))) return false;
      const match = await askUnlisted(deployment, matchId);
      return either.isRight(match) && match.right === null;
    },
  };
};
