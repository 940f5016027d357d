import { type LiveSport, sportEvents, withoutRepeats } from '../liveSport.ts';
import { soccerEvents } from './event.ts';
import { soccer } from './soccer.ts';

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
