import { showsResults } from '@kampdag/core/league/match/publication';
import type { League } from '@kampdag/core/league/season/league';
import { type Deployment, sportKindOf } from '@kampdag/core/site/deployment';
import type { SportKind } from '@kampdag/core/sportKind';
import type { PageCall, PageContext } from '../../context/pageContext.ts';
import type { StatisticsDefinition, Subject } from '../../statistics/definition.ts';
import { readStatisticsFilter } from '../../statistics/filter.ts';

/**
 * Whether a league's statistics may be fetched and shown on a sport's route: not before the league is known, not for a league of another
 * sport, not if its results are hidden (readings 2, 8, 24), and not its players' if its teams are withheld.
 */
export type Gate = 'waiting' | 'otherSport' | 'hidden' | 'withheld' | 'open';

/** Decides the gate of a league on a sport's route. */
export const gateOf = (
  deployment: Deployment,
  league: League | null,
  sport: SportKind,
  subject: Subject<never>['type'],
): Gate => {
  if (league === null) return 'waiting';
  if (sportKindOf(deployment, league.sportId) !== sport) return 'otherSport';
  if (!showsResults(league)) return 'hidden';
  return subject === 'player' && !league.areTeamsPublished ? 'withheld' : 'open';
};

/** The first view's calls of a definition; none if nothing may be shown. */
export const statisticsCalls =
  <P, Row extends object>({ endpoint, params, subject }: StatisticsDefinition<P, Row>, sport: SportKind) =>
  ({ deployment, league, query }: PageContext): readonly PageCall[] =>
    league === null || gateOf(deployment, league, sport, subject.type) !== 'open'
      ? []
      : [(gateway) => gateway.fetch(endpoint, params(league.tournamentId, readStatisticsFilter(query)))];
