import {
  byDifference,
  byDifferenceAlone,
  byMutualMatches,
  worthByResult,
} from '../../league/rules/rankingRule.ts';
import { sheetOfGoals, usualRules } from '../../league/rules/sportRules.ts';
import { noFigures, noMatchCredits } from '../../live/rules/figureRule.ts';
import { scoringIn, sportEvents, withoutRepeats } from '../../live/rules/liveRules.ts';
import type { SportWith } from '../common/sportWith.ts';
import { cardWords } from './cardWords.ts';
import { soccerEligibility } from './eligibility.ts';
import { soccerEvents } from './event.ts';

/** Soccer, the corporate variant, which has results but no live view, and hence no periods. */
export const soccer: SportWith<keyof typeof soccerEvents> = {
  kind: 'soccer',
  periods: [],
  periodLength: 2700,
  overtimeLength: 900,
  usualMinutes: 110,
  ...usualRules,
  clock: {
    shows: 'matchTime',
    hasAddedTime: true,
    fullTime: 5400,
    overtimeIsPlayedOut: true,
    totalMatchTime: 'played',
  },
  // The federations' words for a sending-off, a second caution among them, and a caution (IFAB law 12).
  sheet: {
    ...sheetOfGoals,
    words: [
      ...cardWords,
      // A kick from the penalty mark is a goal if it is said to be one.
      [/(miss|bom|saved|redd).*(penalty|straffe)|(penalty|straffe).*(miss|bom|saved|redd)/i, 'other'],
      [/goal.*penalty|penalty.*goal/i, 'goal'],
      [/penalty/i, 'other'],
    ],
  },
  playersCall: 'ta/MatchIncidents?matchId={matchId}',
  standings: {
    columns: ['matches', 'victories', 'draws', 'losses', 'goals', 'goalDifference', 'points'],
    lastColumns: [],
    hasDraws: true,
  },
  positions: { gk: 'goalkeepers', df: 'defence', mf: 'midfield', fw: 'forwards' },
  ranking: {
    worth: worthByResult(3),
    guaranteedPoints: () => null,
    mayHaveOvertime: () => false,
    orders: [byDifference, byMutualMatches, byDifferenceAlone],
  },
  screens: {
    statistics: [{ label: 'players', route: '/statistics/soccer/players', inCorporate: true }],
    hasTransfers: false,
    teamPlayers: '/statistics/soccer/players',
  },
  ...sportEvents(soccerEvents),
  scoring: { ...scoringIn(soccerEvents), ...withoutRepeats },
  savedShots: null,
  figures: noFigures,
  creditsIn: noMatchCredits,
  inPlay: null,
  // The sheet's cards send off by `sendingsOffIn`.
  eligibility: soccerEligibility,
  timeouts: null,
  teamFouls: null,
  news: { leadChanges: false, run: null, notified: 'goals' },
};
