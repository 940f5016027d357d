import type { Match } from '../match/match.ts';
import type { League } from './league.ts';

/**
 * Results are visible only if the chosen league displays them and the tournament publishes them (specification §5, reading 8); an
 * unknown (null) flag counts as published (specification §4).
 */
export const areResultsVisible = (flags: {
  readonly displayed: boolean | null;
  readonly published: boolean | null;
}): boolean => flags.displayed !== false && flags.published !== false;

/** Whether a league's own results are visible; those of an unknown league are (specification §4). */
export const showsResults = (league: Pick<League, 'isResultPublished'> | null): boolean =>
  league?.isResultPublished ?? true;

/** Whether standings are visible: where results are, unless the league withholds its table (reading 8). */
export const areStandingsVisible = (
  league: Pick<League, 'isResultPublished' | 'isTablePublished'>,
): boolean => league.isResultPublished && league.isTablePublished;

/** The match where results are hidden (reading 24): without a result, and without live reporting, whose log gives one. */
export const withoutResult = (match: Match): Match => ({ ...match, result: null, liveClientType: 'None' });

const aspects = ['matches', 'results', 'standings', 'statistics', 'teams', 'referees'] as const;

/** An aspect of a league that may leave the server (readings 8 and 24). */
export type Aspect = (typeof aspects)[number];

/** Whether each aspect of a league may leave the server. */
export type LeaguePublication = Readonly<Record<Aspect, boolean>>;

const publicationWhere = (isPublished: (aspect: Aspect) => boolean): LeaguePublication =>
  Object.fromEntries(aspects.map((aspect) => [aspect, isPublished(aspect)])) as Record<Aspect, boolean>;

/** Publishes nothing: the default for a league that is not known to be published. */
export const nothingPublished: LeaguePublication = publicationWhere(() => false);

/** A league's publication by its own flags; a league without published matches publishes nothing. */
export const publicationOf = (league: League): LeaguePublication => {
  if (!league.areMatchesPublished) return nothingPublished;
  const results = showsResults(league);
  return {
    matches: true,
    results,
    standings: areStandingsVisible(league),
    statistics: results && league.areStatisticsPublished,
    teams: league.areTeamsPublished,
    referees: league.areRefereesPublished,
  };
};

/** The aspects that all of several leagues publish; none for an empty list. */
export const allOf = (publications: readonly LeaguePublication[]): LeaguePublication =>
  publicationWhere(
    (aspect) => publications.length > 0 && publications.every((publication) => publication[aspect]),
  );

/** The published part of a match: null, without its result, or whole. */
export const publishedMatch = (match: Match, { matches, results }: LeaguePublication): Match | null => {
  if (!matches) return null;
  return results ? match : withoutResult(match);
};
