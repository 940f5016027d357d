import { type EventRules, sportEvents } from '../eventRule.ts';
import type { LiveSport } from '../liveSport.ts';
import { withoutRepeats } from '../scoring.ts';
import { goal, timer } from '../sharedEventRules.ts';
import type { SoccerEvent } from './event.ts';
import { soccer } from './soccer.ts';

const soccerEvents: EventRules<SoccerEvent> = { goal, timer };

/** Soccer with the rules of its live messages, which report only its running score. */
export const liveSoccer: LiveSport = {
  ...soccer,
  ...sportEvents(soccerEvents),
  scoring: {
    types: ['goal'],
    points: ({ type }) => (type === 'goal' ? 1 : 0),
    ...withoutRepeats,
    countsShots: false,
  },
  figures: { printed: [], notInShootout: [], credit: () => undefined },
  inPlay: null,
  timeouts: null,
  teamFouls: null,
  news: { leadChanges: false, run: null, notified: 'goals' },
};
