import { type LiveSport, perPeriod, scoringIn, sportEvents, withoutRepeats } from '../liveSport.ts';
import { volleyballEvents } from './event.ts';
import { volleyballFigures } from './figures.ts';
import { volleyball } from './volleyball.ts';

/** Volleyball with the rules of its live messages. */
export const liveVolleyball: LiveSport = {
  ...volleyball,
  ...sportEvents(volleyballEvents),
  scoring: {
    ...scoringIn(volleyballEvents),
    ...withoutRepeats,
    countsShots: false,
  },
  figures: volleyballFigures,
  inPlay: { players: 6, begin: 'starters' },
  // Two timeouts in each set (FIVB rule 15.1).
  timeouts: [{ window: perPeriod, allowed: () => 2 }],
  teamFouls: null,
  news: { leadChanges: false, run: null, notified: 'sets' },
};
