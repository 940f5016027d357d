import { elapsedMs } from '../../time/instant.ts';
import { type LiveSport, perPeriod, scoringIn, sportEvents } from '../liveSport.ts';
import { volleyballEligibility } from './eligibility.ts';
import { volleyballEvents } from './event.ts';
import { volleyballFigures } from './figures.ts';
import { volleyball } from './volleyball.ts';

/** Milliseconds between the reports of a red card and its point: less than a rally takes. */
const reportsApart = { before: 2_000, after: 10_000 } as const;

/** Volleyball with the rules of its live messages. */
export const liveVolleyball: LiveSport = {
  ...volleyball,
  ...sportEvents(volleyballEvents),
  scoring: {
    ...scoringIn(volleyballEvents),
    // The point of a red card, where it is reported too: nobody's, just after the card.
    repeatedBy: new Map([['penalty', 'point']]),
    mayRepeat: ({ event, token }, { token: other }) => {
      const later = elapsedMs(other.timestamp, token.timestamp);
      return (
        event.type === 'point' &&
        event.player === null &&
        event.kind === null &&
        later >= -reportsApart.before &&
        later <= reportsApart.after
      );
    },
    countsShots: false,
  },
  figures: volleyballFigures,
  inPlay: { players: 6, begin: 'starters', reportsChanges: false },
  // Two timeouts in each set (FIVB rule 15.1).
  eligibility: volleyballEligibility,
  timeouts: [{ window: perPeriod, allowed: () => 2 }],
  teamFouls: null,
  news: { leadChanges: false, run: null, notified: 'sets' },
};
