import { creditBy } from '../figures.ts';
import { type LiveSport, scoringIn, sportEvents, withoutRepeats } from '../liveSport.ts';
import { plainEvents } from './event.ts';
import { plain } from './plain.ts';

/** A plain sport with the rules of its live messages. */
export const livePlain: LiveSport = {
  ...plain,
  ...sportEvents(plainEvents),
  scoring: { ...scoringIn(plainEvents), ...withoutRepeats, countsShots: false },
  figures: {
    printed: [],
    notInShootout: [],
    notWhereRepeated: [],
    credit: creditBy<typeof plainEvents>({}),
  },
  inPlay: null,
  eligibility: [],
  timeouts: null,
  teamFouls: null,
  news: { leadChanges: false, run: null, notified: 'goals' },
};
