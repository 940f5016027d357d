import { type LiveSport, scoringIn, sportEvents } from '../liveSport.ts';
import { hockeyEligibility } from './eligibility.ts';
import { hockeyEvents } from './event.ts';
import { hockeyFigures } from './figures.ts';
import { penaltyShotGoal } from './goalType.ts';
import { iceHockey } from './iceHockey.ts';

/** Ice hockey with the rules of its live messages. */
export const liveIceHockey: LiveSport = {
  ...iceHockey,
  ...sportEvents(hockeyEvents),
  // Goals, and scored penalty shots that no Goal repeats, count one each.
  scoring: {
    ...scoringIn(hockeyEvents),
    repeatedBy: new Map([['penaltyShot', 'goal']]),
    // A goal of another type repeats a penalty shot only of the same second.
    mayRepeat: ({ event }, { event: other }) =>
      event.type === 'goal' && (event.goalType === penaltyShotGoal || event.elapsed === other.elapsed),
    countsShots: true,
  },
  figures: hockeyFigures,
  inPlay: { players: 5, begin: 'goalie', reportsChanges: false },
  // One timeout per match (IIHF rule 87).
  eligibility: hockeyEligibility,
  timeouts: [{ window: () => 'match', allowed: () => 1 }],
  teamFouls: null,
  news: { leadChanges: false, run: null, notified: 'goals' },
};
