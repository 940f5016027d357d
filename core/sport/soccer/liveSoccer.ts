import { creditBy } from '../figures.ts';
import { type LiveSport, scoringIn, sportEvents, withoutRepeats } from '../liveSport.ts';
import { soccerEvents } from './event.ts';
import { soccer } from './soccer.ts';

/** Soccer with the rules of its live messages, which report only its running score. */
export const liveSoccer: LiveSport = {
  ...soccer,
  ...sportEvents(soccerEvents),
  scoring: {
    ...scoringIn(soccerEvents),
    ...withoutRepeats,
    countsShots: false,
  },
  figures: {
    printed: [],
    notInShootout: [],
    notWhereRepeated: [],
    credit: creditBy<typeof soccerEvents>({}),
  },
  inPlay: null,
  eligibility: [],
  timeouts: null,
  teamFouls: null,
  news: { leadChanges: false, run: null, notified: 'goals' },
};
