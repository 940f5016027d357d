import type { CivilDate } from '../../time/civilDate.ts';
import type { League } from '../season/league.ts';
import type { Match } from './match.ts';

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

/**
 * Whether a day is within those whose results are published (reading 44). A match without a date is within them only if there is no
 * last one.
 */
const isWithin = (lastDay: CivilDate | null, date: CivilDate | null): boolean =>
  lastDay === null || (date !== null && date <= lastDay);

/** Whether a league shows the result of a match (reading 44); an unknown league does (specification §4). */
export const showsResultOf = (
  league: Pick<League, 'isResultPublished' | 'lastResultDay'> | null,
  { date }: Pick<Match, 'date'>,
): boolean => league === null || (league.isResultPublished && isWithin(league.lastResultDay, date));

/** Whether standings are visible: where results are, unless the league withholds its table (reading 8). */
export const areStandingsVisible = (
  league: Pick<League, 'isResultPublished' | 'isTablePublished'>,
): boolean => league.isResultPublished && league.isTablePublished;

/** The match where results are hidden (reading 24): without a result, and without live reporting, whose log gives one. */
export const withoutResult = (match: Match): Match => ({ ...match, result: null, liveClientType: 'None' });

const aspects = ['matches', 'results', 'standings', 'statistics', 'teams', 'referees'] as const;

/** An aspect of a league that may leave the server (readings 8 and 24). */
export type Aspect = (typeof aspects)[number];

/** Whether each aspect of a league may leave the server, and the last day whose results may; null where every day's may. */
export interface LeaguePublication extends Readonly<Record<Aspect, boolean>> {
  readonly lastResultDay: CivilDate | null;
}

const publicationWhere = (
  isPublished: (aspect: Aspect) => boolean,
  lastResultDay: CivilDate | null,
): LeaguePublication => ({
  ...(Object.fromEntries(aspects.map((aspect) => [aspect, isPublished(aspect)])) as Record<Aspect, boolean>),
  lastResultDay,
});

/** Publishes nothing: the default for a league that is not known to be published. */
export const nothingPublished: LeaguePublication = publicationWhere(() => false, null);

/** Publishes everything. */
export const everythingPublished: LeaguePublication = publicationWhere(() => true, null);

/** A league's publication by its own flags; a deleted league, and one without published matches, publishes nothing (reading 44). */
export const publicationOf = (league: League): LeaguePublication => {
  if (!league.areMatchesPublished || league.isDeleted) return nothingPublished;
  const results = showsResults(league);
  return {
    matches: true,
    results,
    standings: areStandingsVisible(league),
    statistics: results && league.areStatisticsPublished,
    teams: league.areTeamsPublished,
    referees: league.areRefereesPublished,
    lastResultDay: league.lastResultDay,
  };
};

const earlier = (a: CivilDate | null, b: CivilDate | null): CivilDate | null =>
  a === null || (b !== null && b < a) ? b : a;

/** The aspects that all of several leagues publish; none for an empty list. */
export const allOf = (publications: readonly LeaguePublication[]): LeaguePublication =>
  publicationWhere(
    (aspect) => publications.length > 0 && publications.every((publication) => publication[aspect]),
    publications.map(({ lastResultDay }) => lastResultDay).reduce(earlier, null),
  );

/** Whether all of some aspects are published. */
export const publishes = (publication: LeaguePublication, needed: readonly Aspect[]): boolean =>
  needed.every((aspect) => publication[aspect]);

/** Whether something that was published is no longer. */
export const isLessThan = (now: LeaguePublication, before: LeaguePublication): boolean =>
  aspects.some((aspect) => before[aspect] && !now[aspect]) ||
  (now.lastResultDay !== null && (before.lastResultDay === null || now.lastResultDay < before.lastResultDay));

/** How what is published differs from before: something is withdrawn; more is published, and nothing withdrawn; or not at all. */
export type PublicationChange = 'less' | 'more' | 'none';

export const publicationChange = (before: LeaguePublication, now: LeaguePublication): PublicationChange => {
  if (isLessThan(now, before)) return 'less';
  return isLessThan(before, now) ? 'more' : 'none';
};

/** All changes together: a withdrawal counts before what is published besides. */
export const changeOfAll = (changes: readonly PublicationChange[]): PublicationChange =>
  (['less', 'more'] as const).find((change) => changes.includes(change)) ?? 'none';

/** What a league publishes of a match on a day: no result after its last day (reading 44). */
export const publicationOn = (publication: LeaguePublication, date: CivilDate | null): LeaguePublication =>
  isWithin(publication.lastResultDay, date) ? publication : { ...publication, results: false };

/** The published part of a match: null, without its result, or whole. */
export const publishedMatch = (match: Match, publication: LeaguePublication): Match | null => {
  const { matches, results } = publicationOn(publication, match.date);
  if (!matches) return null;
  return results ? match : withoutResult(match);
};
