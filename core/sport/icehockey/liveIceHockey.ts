import { sportEvents } from '../eventRule.ts';
import type { LiveSport } from '../liveSport.ts';
import { hockeyEvents } from './eventRules.ts';
import { hockeyFigures } from './figures.ts';
import { iceHockey } from './iceHockey.ts';
import { hockeyScoring } from './scoring.ts';

/** Ice hockey with the rules of its live messages. */
export const liveIceHockey: LiveSport = {
  ...iceHockey,
  ...sportEvents(hockeyEvents),
  scoring: hockeyScoring,
  figures: hockeyFigures,
  inPlay: { players: 5, begin: 'goalie' },
  // One timeout per match (IIHF rule 87).
  timeouts: [{ window: () => 'match', allowed: () => 1 }],
  teamFouls: null,
  news: { leadChanges: false, run: null, notified: 'goals' },
};
