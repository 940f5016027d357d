import { sportEvents } from '../eventRule.ts';
import type { LiveSport } from '../liveSport.ts';
import { withoutRepeats } from '../scoring.ts';
import { basketball } from './basketball.ts';
import { basketballEvents } from './eventRules.ts';
import { basketballFigures } from './figures.ts';
import { basketballTeamFouls } from './teamFouls.ts';
import { basketballTimeouts } from './timeouts.ts';

/** Basketball with the rules of its live messages. */
export const liveBasketball: LiveSport = {
  ...basketball,
  ...sportEvents(basketballEvents),
  scoring: {
    types: ['shotAttempt'],
    points: (event) => (event.type === 'shotAttempt' && event.made ? (event.worth ?? 0) : 0),
    ...withoutRepeats,
    countsShots: false,
  },
  figures: basketballFigures,
  inPlay: { players: 5, begin: 'starters' },
  timeouts: basketballTimeouts,
  teamFouls: basketballTeamFouls,
  // Broadcasters mention runs from eight unanswered points.
  news: { leadChanges: true, run: 8, notified: 'periods' },
};
