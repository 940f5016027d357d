import {
  byDifference,
  byDifferenceAlone,
  byMutualMatches,
  type RankingRule,
} from '../../league/rules/rankingRule.ts';
import { noClock, numberedPeriods, sheetOfGoals, usualRules } from '../../league/rules/sportRules.ts';
import { isOfType } from '../../live/event.ts';
import type { Point } from '../../live/events/pointEvent.ts';
import { perPeriod, scoringIn, sportEvents } from '../../live/rules/liveRules.ts';
import { elapsedMs } from '../../time/instant.ts';
import type { SportWith } from '../common/sportWith.ts';
import { volleyballEligibility } from './eligibility.ts';
import { type VolleyballEvent, volleyballEvents } from './event.ts';
import { volleyballFigures } from './figures.ts';
import { redCardPoints } from './redCardPoints.ts';

/** The most sets in a match. */
const mostSets = 5;

/**
 * Three points, one of them for the loser where all sets were played. By FIVB's rules of competitions matches won come first, then
 * points, the ratio of sets and that of rally points; a table that follows another order is recognised by it.
 */
const ranking: RankingRule = {
  worth: ({ goals: { home, away } }) => {
    if (home === away) return { home: 0, away: 0 };
    // All sets were played: 3–2, and 2–1 in a match of three.
    const [won, others] = [Math.max(home, away), Math.min(home, away)];
    const lost = won > 1 && others === won - 1 ? 1 : 0;
    return home > away ? { home: 3 - lost, away: lost } : { home: lost, away: 3 - lost };
  },
  // At two sets each, the loser of the fifth gets a point.
  guaranteedPoints: ({ home, away }) => (home + away === mostSets - 1 ? 1 : 0),
  mayHaveOvertime: () => false,
  orders: [
    ['victories', 'points', 'ratio', 'rallyRatio'],
    ['points', 'victories', 'ratio', 'rallyRatio'],
    ['points', 'ratio', 'rallyRatio'],
    byDifference,
    byMutualMatches,
    byDifferenceAlone,
  ],
};

/** Milliseconds between the reports of a red card and its point: less than a rally takes. */
const reportsApart = { before: 2_000, after: 10_000 } as const;

/** Volleyball: up to five sets, not timed. Set ids as in the recordings, 200061 and on. */
export const volleyball: SportWith<VolleyballEvent['type']> = {
  kind: 'volleyball',
  periods: numberedPeriods(5, 200_061, 'sett', { kind: 'regulation', length: 0 }),
  periodLength: 0,
  overtimeLength: 0,
  usualMinutes: 120,
  ...usualRules,
  scoreWithin: 'period',
  sets: { bestOf: 5, points: 25, lastPoints: 15 },
  clock: noClock,
  sheet: { ...sheetOfGoals, listsUnplayedPeriods: true },
  playersCall: 'volleyball/match/Players/{matchId}',
  standings: {
    columns: ['matches', 'victories', 'losses', 'goals', 'points'],
    // Rally points, which no setting names.
    lastColumns: ['partialPointsScored', 'partialPointsConceded', 'partialPointsDifference'],
    hasDraws: false,
  },
  positions: {
    legger: 'setters',
    kantspiller: 'outside',
    midtspiller: 'middle',
    diagonal: 'opposite',
    libero: 'libero',
  },
  ranking,
  screens: { statistics: [], hasTransfers: false, teamPlayers: '/teammembers' },
  ...sportEvents(volleyballEvents),
  scoring: {
    ...scoringIn(volleyballEvents),
    // The point of a red card, where it is reported too: nobody's, just after the card.
    repeatedBy: new Map([['penalty', 'point']]),
    mayRepeat: ({ event, token }, { token: other }) => {
      const later = elapsedMs(other.timestamp, token.timestamp);
      return (
        isOfType<Point>(event, 'point') &&
        event.player === null &&
        event.kind === null &&
        later >= -reportsApart.before &&
        later <= reportsApart.after
      );
    },
  },
  savedShots: null,
  figures: volleyballFigures,
  creditsIn: redCardPoints,
  inPlay: { players: 6, begin: 'starters', reportsChanges: false },
  eligibility: volleyballEligibility,
  // Two timeouts in each set (FIVB rule 15.1).
  timeouts: [{ window: perPeriod, allowed: () => 2 }],
  teamFouls: null,
  news: { leadChanges: false, run: null, notified: 'sets' },
};
