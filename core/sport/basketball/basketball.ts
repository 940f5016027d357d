import type { IncidentKind } from '../../league/rules/incidentKind.ts';
import { mutualFirst, worthByResult } from '../../league/rules/rankingRule.ts';
import { numberedPeriods, usualRules } from '../../league/rules/sportRules.ts';
import { isOfType } from '../../live/event.ts';
import { noMatchCredits } from '../../live/rules/figureRule.ts';
import {
  perPeriod,
  scoringIn,
  sportEvents,
  type TeamFoulRule,
  type TimeoutRule,
  withoutRepeats,
} from '../../live/rules/liveRules.ts';
import type { SportWith } from '../common/sportWith.ts';
import { isOfBench } from './benchFoul.ts';
import { basketballEligibility } from './eligibility.ts';
import { type BasketballEvent, basketballEvents, type Foul } from './event.ts';
import { basketballFigures } from './figures.ts';
import { foulKind } from './foulType.ts';
import { shotResults } from './shotResult.ts';

/** Basketball's incident types, specified or observed (specification §3, wire-format §3). */
const incidentKinds: ReadonlyMap<number, IncidentKind> = new Map([
  [200_436, 'shot'],
  [200_437, 'foul'],
  [200_439, 'timeout'],
  [410, 'turnover'],
  [407, 'offensiveRebound'],
  [408, 'defensiveRebound'],
]);

/**
 * Players' fouls, four a quarter; those of coach and bench do not count (FIBA rule 36.3), and extra periods continue the fourth
 * quarter's (FIBA rule 41).
 */
const teamFouls: TeamFoulRule = {
  counts: (event) =>
    isOfType<Foul>(event, 'foul') && !isOfBench(event) && foulKind(event.foulType) !== 'afterMatch',
  window: ({ kind, number }) => `quarter ${kind === 'regulation' ? Math.min(number, 4) : 4}`,
  limit: 4,
};

/**
 * Two timeouts in the first half, three in the second, at most two of them in its last two minutes, and one in each extra
 * period (FIBA rule 18.2.5).
 */
const timeouts: TimeoutRule = [
  {
    window: (period) =>
      period.kind === 'regulation' ? `half ${period.number <= 2 ? 1 : 2}` : perPeriod(period),
    allowed: ({ kind, number }) => (kind === 'regulation' ? (number <= 2 ? 2 : 3) : 1),
  },
  {
    window: ({ kind, number, length }, elapsed) =>
      kind === 'regulation' && number === 4 && elapsed >= length - 120 ? 'last two minutes' : null,
    allowed: () => 2,
  },
];

/** Basketball: four periods of 10:00, extra periods of 5:00 (reading 20). */
export const basketball: SportWith<BasketballEvent['type']> = {
  kind: 'basketball',
  periods: [
    ...numberedPeriods(4, 200_073, 'periode', { kind: 'regulation', length: 600 }),
    ...numberedPeriods(6, 200_077, 'ekstraomgang', { kind: 'overtime', length: 300 }),
  ],
  periodLength: 600,
  overtimeLength: 300,
  usualMinutes: 120,
  ...usualRules,
  clock: {
    shows: 'remaining',
    hasAddedTime: false,
    fullTime: 2400,
    overtimeIsPlayedOut: true,
    totalMatchTime: 'remaining',
  },
  // A made shot is worth 1, 2 or 3.
  sheet: {
    incidentKinds,
    words: [],
    pointsOf: (kind, subtypeId) => {
      const result = kind === 'shot' && subtypeId !== null ? shotResults.get(subtypeId) : undefined;
      return result?.made === true ? result.worth : 0;
    },
    listsUnplayedPeriods: false,
  },
  playersCall: 'basketball/match/Players/{matchId}',
  standings: {
    columns: ['matches', 'victories', 'losses', 'goals', 'goalDifference', 'points'],
    lastColumns: [],
    hasDraws: false,
  },
  positions: { pg: 'guards', sg: 'guards', sf: 'frontcourt', pf: 'frontcourt', c: 'centres' },
  // Two points for a win; tiebreaks by FIBA's official rules (D.1).
  ranking: {
    worth: worthByResult(2),
    guaranteedPoints: () => 0,
    mayHaveOvertime: () => false,
    orders: mutualFirst,
  },
  screens: {
    statistics: [
      { label: 'players', route: '/statistics/basketball/players', inCorporate: false },
      { label: 'teams', route: '/statistics/basketball/teams', inCorporate: false },
    ],
    hasTransfers: true,
    teamPlayers: '/statistics/basketball/players',
  },
  ...sportEvents(basketballEvents),
  scoring: {
    ...scoringIn(basketballEvents),
    ...withoutRepeats,
  },
  savedShots: null,
  figures: basketballFigures,
  creditsIn: noMatchCredits,
  inPlay: { players: 5, begin: 'starters', reportsChanges: true },
  mayFollowEnd: (event) => isOfType<Foul>(event, 'foul') && foulKind(event.foulType) === 'afterMatch',
  eligibility: basketballEligibility,
  timeouts,
  teamFouls,
  // Broadcasters mention runs from eight unanswered points.
  news: { leadChanges: true, run: 8, notified: 'periods' },
};
