import { people } from '../rules/eventPeople.ts';
import { computed, type EventOf, eventRule, inPlay, noPoints, scoring, sent } from '../rules/eventRule.ts';
import { WireFlag, WireId, WirePeople, WirePerson, WireSmall, WireText } from '../wire/wireCodecs.ts';
import { attemptResult } from './attemptResult.ts';

/** A goal of hockey, handball or soccer. */
export const goal = eventRule(
  'goal',
  'Goal',
  {
    player: sent('Player', WirePerson),
    firstAssist: sent('FirstAssist', WirePerson),
    secondAssist: sent('SecondAssist', WirePerson),
    /** The goalie scored on. */
    goalie: sent('Goalie', WirePerson),
    /** The federation's goal type (200141 and on); see `sport/icehockey/goalType`. */
    goalType: sent('GoalType', WireId),
    emptyNet: computed({ EmptyNet: WireFlag }, ({ EmptyNet }) => EmptyNet ?? false),
    /** The scoring side's players on the ice. */
    activePlayers: sent('ActivePlayers', WirePeople),
    opponents: sent('Opponents', WirePeople),
  },
  {
    filter: 'chosen',
    ...scoring,
    news: 'goal',
    hasFigures: true,
    points: () => 1,
    people: ({ player, firstAssist, secondAssist, goalie }) => [
      ...people('scorer', player, 'firstAssist', firstAssist),
      ...people('secondAssist', secondAssist, 'goalie', goalie),
    ],
  },
);
export type Goal = EventOf<typeof goal>;

/** A shot that did not score, in hockey one on goal; a goal is a shot on goal too, without its own message (recordings.md). */
export const shot = eventRule(
  'shot',
  'Shot',
  {
    player: sent('Player', WirePerson),
    /** The goalie who saved it; null for a miss. */
    goalie: sent('Goalie', WirePerson),
  },
  {
    filter: 'offered',
    ...inPlay,
    news: 'none',
    hasFigures: true,
    people: ({ player, goalie }) => people('shooter', player, 'goalie', goalie),
  },
);
export type Shot = EventOf<typeof shot>;

/** Whether a message's result text is a goal's (recordings.md). */
export const isResultGoal = computed(
  { ResultText: WireText },
  ({ ResultText }) => attemptResult(ResultText) === 'goal',
);

/** An attempt of the shootout after overtime, which is no goal of the match (reading 22). */
export const shootout = eventRule(
  'shootout',
  'Shootout',
  {
    shooter: computed(
      { ShooterId: WirePerson, Player: WirePerson },
      ({ ShooterId, Player }) => ShooterId ?? Player,
    ),
    goalie: sent('Goalie', WirePerson),
    round: sent('RoundNo', WireSmall),
    scored: isResultGoal,
    resultText: sent('ResultText', WireText),
  },
  {
    filter: 'chosen',
    ...scoring,
    news: 'attempt',
    hasFigures: false,
    points: noPoints,
    people: ({ shooter, goalie }) => people('shooter', shooter, 'goalie', goalie),
  },
);
export type ShootoutAttempt = EventOf<typeof shootout>;
