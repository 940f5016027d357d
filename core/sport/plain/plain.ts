import {
  byDifference,
  byDifferenceAlone,
  byMutualMatches,
  worthByResult,
} from '../../league/rules/rankingRule.ts';
import { noClock, sheetOfGoals, usualRules } from '../../league/rules/sportRules.ts';
import { noFigures, noMatchCredits } from '../../live/rules/figureRule.ts';
import { scoringIn, sportEvents, withoutRepeats } from '../../live/rules/liveRules.ts';
import type { SportWith } from '../common/sportWith.ts';
import { type PlainEvent, plainEvents } from './event.ts';

/** A sport of which only that it has matches and a score is known (reading 41): no clock, no periods but those that its data names. */
export const plain: SportWith<PlainEvent['type']> = {
  kind: 'plain',
  periods: [],
  periodLength: 0,
  overtimeLength: 0,
  usualMinutes: 60,
  ...usualRules,
  addedPeriods: 'regulation',
  clock: noClock,
  sheet: sheetOfGoals,
  playersCall: null,
  standings: {
    columns: ['matches', 'victories', 'draws', 'losses', 'points'],
    lastColumns: [],
    hasDraws: true,
  },
  positions: {},
  ranking: {
    // Points as the league counts a win, one for a draw; the order that reproduces the federation's table is taken.
    worth: (result, multiplier) => worthByResult(multiplier)(result, multiplier),
    guaranteedPoints: () => null,
    mayHaveOvertime: () => false,
    orders: [byDifference, byMutualMatches, byDifferenceAlone],
  },
  screens: { statistics: [], hasTransfers: false, teamPlayers: '/teammembers' },
  ...sportEvents(plainEvents),
  scoring: { ...scoringIn(plainEvents), ...withoutRepeats },
  savedShots: null,
  figures: noFigures,
  creditsIn: noMatchCredits,
  inPlay: null,
  eligibility: [],
  timeouts: null,
  teamFouls: null,
  news: { leadChanges: false, run: null, notified: 'goals' },
};
