import {
  always,
  besidePlay,
  computed,
  type EventOf,
  eventRule,
  inPlay,
  never,
  noPoints,
  scoring,
  sent,
  shownNowhere,
} from '../sport/eventRule.ts';
import { nobody, people } from './lineup/eventPeople.ts';
import {
  WireFederationText,
  WireFlag,
  WireId,
  WireMinutes,
  WirePeople,
  WirePerson,
  WireSmall,
  WireText,
} from './wire/wireCodecs.ts';

/** The federation's number and name of each timer, with what it does (wire-format §4). */
const timers = [
  ['', 'unknown'],
  ['Start', 'start'],
  ['Stop', 'stop'],
  ['Update', 'update'],
  ['Match start', 'matchStart'],
  ['Match end', 'matchEnd'],
  ['Period start', 'periodStart'],
  ['Period end', 'periodEnd'],
] as const;

/** What a Timer event does (wire-format §4; Type 1 to 7). */
export type TimerAction = (typeof timers)[number][1];

const timerAction = (type: number | null, name: string | null): TimerAction => {
  const number = type ?? (name === null ? 0 : timers.findIndex(([own]) => own === name));
  return timers[number]?.[1] ?? 'unknown';
};

/** The timer types of match start, match end, period start and period end (wire-format §4). */
const marks: ReadonlySet<unknown> = new Set([4, 5, 6, 7]);

/** What starts or ends the match or a period. */
const milestones: ReadonlySet<TimerAction> = new Set(['matchStart', 'matchEnd', 'periodStart', 'periodEnd']);

/** An operation of the match clock. */
export const timer = eventRule(
  'timer',
  'Timer',
  { action: computed(({ Type, TypeName }) => timerAction(WireSmall.read(Type), WireText.read(TypeName))) },
  {
    filter: 'chosen',
    isShown: ({ action }) => milestones.has(action),
    isRecognizable: true,
    stopsPlay: ({ action }) => action === 'stop',
    news: 'milestone',
    hasFigures: false,
    points: noPoints,
    showsPlay: ({ action }) => action === 'start' || action === 'periodStart' || action === 'periodEnd',
    onGoalsChannel: ({ Type }) => marks.has(Type),
    people: nobody,
  },
);
export type Timer = EventOf<typeof timer>;

/** A side's timeout. */
export const timeout = eventRule(
  'timeout',
  'Timeout',
  {},
  {
    filter: 'chosen',
    ...besidePlay,
    isShown: always,
    isRecognizable: true,
    stopsPlay: always,
    news: 'timeout',
    hasFigures: false,
    people: nobody,
  },
);
export type Timeout = EventOf<typeof timeout>;

const directionOf = (direction: number | null, name: string | null): 'on' | 'off' | null => {
  if (direction === 1 || (direction === null && name === 'In')) return 'on';
  return direction === 2 || (direction === null && name === 'Out') ? 'off' : null;
};

/** A player goes on or off the ice. Deletes spare these (reading 15). */
export const playerTime = eventRule(
  'playerTime',
  'PlayerTime',
  {
    player: sent('Player', WirePerson),
    direction: computed(({ Direction, DirectionName }) =>
      directionOf(WireSmall.read(Direction), WireText.read(DirectionName)),
    ),
    isGoalie: computed(({ IsGoalie }) => WireFlag.read(IsGoalie) ?? false),
  },
  {
    filter: 'absent',
    ...besidePlay,
    isShown: ({ isGoalie }) => isGoalie,
    isRecognizable: false,
    stopsPlay: never,
    news: 'none',
    hasFigures: false,
    people: ({ isGoalie, player }) => people(isGoalie ? 'goalie' : 'player', player),
  },
);
export type PlayerTime = EventOf<typeof playerTime>;

/** For penalties of every kind, whatever their fields. */
export const penalised = {
  filter: 'chosen',
  ...inPlay,
  isShown: always,
  isRecognizable: true,
  stopsPlay: never,
  news: 'penalty',
  hasFigures: true,
} as const;

/**
 * A penalty served on the clock (hockey), a suspension (handball), or a card (the point sport), which has no minutes; without
 * a player it is the bench's.
 */
export const penalty = eventRule(
  'penalty',
  'Penalty',
  {
    player: sent('Player', WirePerson),
    minutes: sent('Minutes', WireMinutes),
    infraction: sent('InfractionName', WireFederationText),
  },
  { ...penalised, people: ({ player }) => people('penalised', player) },
);
export type Penalty = EventOf<typeof penalty>;

/** A substitution. */
export const substitution = eventRule(
  'substitution',
  'Substitution',
  { playerIn: sent('PlayerIn', WirePerson), playerOut: sent('PlayerOut', WirePerson) },
  {
    filter: 'offered',
    ...besidePlay,
    isShown: always,
    isRecognizable: false,
    stopsPlay: never,
    news: 'none',
    hasFigures: false,
    people: ({ playerIn, playerOut }) => people('in', playerIn, 'out', playerOut),
  },
);
export type Substitution = EventOf<typeof substitution>;

/** A side's players in play, reported again. */
export const teamUpdate = eventRule(
  'teamUpdate',
  'TeamUpdate',
  { players: computed(({ Players }) => WirePeople.read(Players) ?? []) },
  shownNowhere,
);
export type TeamUpdate = EventOf<typeof teamUpdate>;

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
    emptyNet: computed(({ EmptyNet }) => WireFlag.read(EmptyNet) ?? false),
    /** The scoring side's players on the ice. */
    activePlayers: sent('ActivePlayers', WirePeople),
    opponents: sent('Opponents', WirePeople),
  },
  {
    filter: 'chosen',
    ...scoring,
    isShown: always,
    isRecognizable: true,
    stopsPlay: never,
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
    isShown: always,
    isRecognizable: true,
    stopsPlay: never,
    news: 'none',
    hasFigures: true,
    people: ({ player, goalie }) => people('shooter', player, 'goalie', goalie),
  },
);
export type Shot = EventOf<typeof shot>;

/** Whether a message's result text is "Goal" (recordings.md). */
export const isResultGoal = computed(({ ResultText }) => WireText.read(ResultText)?.toLowerCase() === 'goal');

/** An attempt of the shootout after overtime, which is no goal of the match (reading 22). */
export const shootout = eventRule(
  'shootout',
  'Shootout',
  {
    shooter: computed(({ ShooterId, Player }) => WirePerson.read(ShooterId) ?? WirePerson.read(Player)),
    goalie: sent('Goalie', WirePerson),
    round: sent('RoundNo', WireSmall),
    scored: isResultGoal,
    resultText: sent('ResultText', WireText),
  },
  {
    filter: 'chosen',
    ...scoring,
    isShown: always,
    isRecognizable: true,
    stopsPlay: never,
    news: 'none',
    hasFigures: false,
    points: noPoints,
    people: ({ shooter, goalie }) => people('shooter', shooter, 'goalie', goalie),
  },
);
export type ShootoutAttempt = EventOf<typeof shootout>;
