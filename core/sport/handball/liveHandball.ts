import {
  type LiveSport,
  perPeriod,
  scoringIn,
  sportEvents,
  type TimeoutRule,
  withoutRepeats,
} from '../liveSport.ts';
import { handballEligibility } from './eligibility.ts';
import { handballEvents } from './event.ts';
import { handballFigures } from './figures.ts';
import { handball } from './handball.ts';

/** Three team time-outs a match, at most two in a half and one in the last five minutes; none in extra time (IHF rule 2:10). */
const timeouts: TimeoutRule = [
  { window: () => 'match', allowed: ({ kind }) => (kind === 'regulation' ? 3 : 0) },
  { window: perPeriod, allowed: () => 2 },
  {
    window: ({ kind, number, length }, elapsed) =>
      kind === 'regulation' && number === 2 && elapsed >= length - 300 ? 'last five minutes' : null,
    allowed: () => 1,
  },
];

/** Handball with the rules of its live messages. */
export const liveHandball: LiveSport = {
  ...handball,
  ...sportEvents(handballEvents),
  scoring: {
    ...scoringIn(handballEvents),
    ...withoutRepeats,
    countsShots: false,
  },
  figures: handballFigures,
  inPlay: { players: 6, begin: 'goalie', reportsChanges: false },
  eligibility: handballEligibility,
  timeouts,
  teamFouls: null,
  news: { leadChanges: false, run: null, notified: 'periods' },
};
