import type { Match } from '../match/match.ts';
import type { League } from './league.ts';

/** What is known of a league's publication; null where it is not known, which counts as published (specification §4). */
export interface Publication {
  /** The flag that was set when the league was chosen. */
  readonly displayed: boolean | null;
  /** What the tournament itself says. */
  readonly published: boolean | null;
}

/** Results are visible only if the league displays them and the tournament's results are published (specification §5, reading 8). */
export const areResultsVisible = ({ displayed, published }: Publication): boolean =>
  displayed !== false && published !== false;

/** Whether a league's own results are visible; those of one that is not known are (specification §4). */
export const showsResults = (league: Pick<League, 'isResultPublished'> | null): boolean =>
  areResultsVisible({
    displayed: league?.isResultPublished ?? null,
    published: league?.isResultPublished ?? null,
  });

/** Standings are visible where results are, unless the league holds its table back (reading 8). */
export const areStandingsVisible = (
  league: Pick<League, 'isResultPublished' | 'isTablePublished'>,
): boolean => league.isResultPublished && league.isTablePublished;

/**
 * The match as it may be shown where results are hidden (reading 24): without result, and without live reporting, whose log would
 * tell the score.
 */
export const withoutResult = (match: Match): Match => ({ ...match, result: null, liveClientType: 'None' });

/** What of a league may leave the server (readings 8 and 24). */
export interface LeaguePublication {
  readonly matches: boolean;
  readonly results: boolean;
  readonly standings: boolean;
  readonly statistics: boolean;
  readonly teams: boolean;
  readonly referees: boolean;
}

/** Nothing may leave: of a league that is not known to be published. */
export const nothingPublished: LeaguePublication = {
  matches: false,
  results: false,
  standings: false,
  statistics: false,
  teams: false,
  referees: false,
};

/** What a league says of itself; where its matches are not published nothing of it is. */
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

/** What several leagues let be shown together. */
export const allOf = (publications: readonly LeaguePublication[]): LeaguePublication => {
  const all = (aspect: keyof LeaguePublication): boolean =>
    publications.length > 0 && publications.every((publication) => publication[aspect]);
  return {
    matches: all('matches'),
    results: all('results'),
    standings: all('standings'),
    statistics: all('statistics'),
    teams: all('teams'),
    referees: all('referees'),
  };
};

/** A match as far as its league shows it: not at all (null), without its result, or whole. */
export const matchUnder = (match: Match, { matches, results }: LeaguePublication): Match | null => {
  if (!matches) return null;
  return results ? match : withoutResult(match);
};
