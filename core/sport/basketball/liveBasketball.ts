import {
  type LiveSport,
  perPeriod,
  scoringIn,
  sportEvents,
  type TeamFoulRule,
  type TimeoutRule,
  withoutRepeats,
} from '../liveSport.ts';
import { basketball } from './basketball.ts';
import { isOfBench } from './benchFoul.ts';
import { basketballEligibility } from './eligibility.ts';
import { basketballEvents } from './event.ts';
import { basketballFigures } from './figures.ts';
import { foulKind } from './foulType.ts';

/**
 * Players' fouls, four a quarter; those of coach and bench do not count (FIBA rule 36.3), and extra periods continue the fourth
 * quarter's (FIBA rule 41).
 */
const teamFouls: TeamFoulRule = {
  counts: (event) => event.type === 'foul' && !isOfBench(event) && foulKind(event.foulType) !== 'afterMatch',
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

/** Basketball with the rules of its live messages. */
export const liveBasketball: LiveSport = {
  ...basketball,
  ...sportEvents(basketballEvents),
  scoring: {
    ...scoringIn(basketballEvents),
    ...withoutRepeats,
    countsShots: false,
  },
  figures: basketballFigures,
  inPlay: { players: 5, begin: 'starters', reportsChanges: true },
  mayFollowEnd: (event) => event.type === 'foul' && foulKind(event.foulType) === 'afterMatch',
  eligibility: basketballEligibility,
  timeouts,
  teamFouls,
  // Broadcasters mention runs from eight unanswered points.
  news: { leadChanges: true, run: 8, notified: 'periods' },
};
