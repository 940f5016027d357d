import { sportEvents } from '../eventRule.ts';
import type { LiveSport } from '../liveSport.ts';
import { withoutRepeats } from '../scoring.ts';
import { handballEvents } from './eventRules.ts';
import { handballFigures } from './figures.ts';
import { handball } from './handball.ts';
import { handballTimeouts } from './timeouts.ts';

/** Handball with the rules of its live messages. */
export const liveHandball: LiveSport = {
  ...handball,
  ...sportEvents(handballEvents),
  scoring: {
    types: ['goal', 'sevenMetreThrow'],
    points: (event) =>
      event.type === 'goal' || (event.type === 'sevenMetreThrow' && event.result === 'goal') ? 1 : 0,
    ...withoutRepeats,
    countsShots: false,
  },
  figures: handballFigures,
  inPlay: { players: 6, begin: 'goalie' },
  timeouts: handballTimeouts,
  teamFouls: null,
  news: { leadChanges: false, run: null, notified: 'periods' },
};
