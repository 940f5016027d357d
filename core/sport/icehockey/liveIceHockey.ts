import { sportEvents } from '../eventRule.ts';
import type { LiveSport } from '../liveSport.ts';
import { hockeyEvents } from './eventRules.ts';
import { hockeyFigures } from './figures.ts';
import { iceHockey } from './iceHockey.ts';
import { hockeyScoring } from './scoring.ts';
import { hockeyTimeouts } from './timeouts.ts';

/** Ice hockey with the rules of its live messages. */
export const liveIceHockey: LiveSport = {
  ...iceHockey,
  ...sportEvents(hockeyEvents),
  scoring: hockeyScoring,
  figures: hockeyFigures,
  inPlay: { players: 5, begin: 'goalie' },
  timeouts: hockeyTimeouts,
  teamFouls: null,
  news: { leadChanges: false, run: null, notified: 'goals' },
};
