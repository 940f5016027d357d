import * as t from 'io-ts';
import { nobody, people } from '../live/lineup/eventPeople.ts';
import type {
  Goal,
  Penalty,
  PlayerTime,
  ShootoutAttempt,
  Shot,
  Substitution,
  TeamUpdate,
  Timeout,
  Timer,
  TimerAction,
} from '../live/sharedEvents.ts';
import { reading } from '../live/wire/eventReader.ts';
import {
  WireFlag,
  WireId,
  WireMinutes,
  WirePeople,
  WirePerson,
  WireSmall,
  WireText,
} from '../live/wire/wireCodecs.ts';
import { besidePlay, type EventRule, inPlay, scoring } from './eventRule.ts';

/** The fields of a Timer. */
export const WireTimer = t.type({ Type: WireSmall, TypeName: WireText });
/** The fields of a PlayerTime. */
export const WirePlayerTime = t.type({
  Player: WirePerson,
  Direction: WireSmall,
  DirectionName: WireText,
  IsGoalie: WireFlag,
});
/** The fields of a Substitution. */
export const WireSubstitution = t.type({ PlayerIn: WirePerson, PlayerOut: WirePerson });
/** The fields of a TeamUpdate: the players in play. */
export const WireTeamUpdate = t.type({ Players: WirePeople });

const timerActions: readonly TimerAction[] = [
  'unknown',
  'start',
  'stop',
  'update',
  'matchStart',
  'matchEnd',
  'periodStart',
  'periodEnd',
];
const timerNames = ['', 'Start', 'Stop', 'Update', 'Match start', 'Match end', 'Period start', 'Period end'];

const timerAction = (type: number | null, name: string | null): TimerAction =>
  timerActions[type ?? (name === null ? 0 : timerNames.indexOf(name))] ?? 'unknown';

const directionOf = (direction: number | null, name: string | null): PlayerTime['direction'] => {
  if (direction === 1 || (direction === null && name === 'In')) return 'on';
  return direction === 2 || (direction === null && name === 'Out') ? 'off' : null;
};

/** The fields of a Goal. */
export const WireGoal = t.type({
  Player: WirePerson,
  FirstAssist: WirePerson,
  SecondAssist: WirePerson,
  Goalie: WirePerson,
  GoalType: WireId,
  EmptyNet: WireFlag,
  ActivePlayers: WirePeople,
  Opponents: WirePeople,
});

/** A goal. */
export const goal: EventRule<Goal> = {
  sentAs: 'Goal',
  read: reading(WireGoal, (base, sent) => ({
    type: 'goal',
    player: sent.Player,
    firstAssist: sent.FirstAssist,
    secondAssist: sent.SecondAssist,
    goalie: sent.Goalie,
    goalType: sent.GoalType,
    emptyNet: sent.EmptyNet ?? false,
    activePlayers: sent.ActivePlayers,
    opponents: sent.Opponents,
    ...base,
  })),
  filter: 'chosen',
  ...scoring,
  people: ({ player, firstAssist, secondAssist, goalie }) => [
    ...people('scorer', player, 'firstAssist', firstAssist),
    ...people('secondAssist', secondAssist, 'goalie', goalie),
  ],
};

/** The fields of a Shot. */
export const WireShot = t.type({ Player: WirePerson, Goalie: WirePerson, ShotResult: WireId });

/** A shot that did not score. */
export const shot: EventRule<Shot> = {
  sentAs: 'Shot',
  read: reading(WireShot, (base, sent) => ({
    type: 'shot',
    player: sent.Player,
    goalie: sent.Goalie,
    ...base,
  })),
  filter: 'offered',
  ...inPlay,
  people: ({ player, goalie }) => people('shooter', player, 'goalie', goalie),
};

/** The fields of a Penalty. */
export const WirePenalty = t.type({ Player: WirePerson, Minutes: WireMinutes, InfractionName: WireText });

/** A penalty or suspension served on the clock. */
export const penalty: EventRule<Penalty> = {
  sentAs: 'Penalty',
  read: reading(WirePenalty, (base, sent) => ({
    type: 'penalty',
    player: sent.Player,
    minutes: sent.Minutes,
    infraction: sent.InfractionName,
    ...base,
  })),
  filter: 'chosen',
  ...inPlay,
  people: ({ player }) => people('penalised', player),
};

/** Whether a result text is "Goal" (recordings.md). */
export const scores = (resultText: string | null): boolean => resultText?.toLowerCase() === 'goal';

/** The fields of a Shootout attempt. */
export const WireShootout = t.type({
  ShooterId: WirePerson,
  Player: WirePerson,
  Goalie: WirePerson,
  RoundNo: WireSmall,
  IsGoalie: WireFlag,
  ResultText: WireText,
});

/** An attempt of the shootout. */
export const shootout: EventRule<ShootoutAttempt> = {
  sentAs: 'Shootout',
  read: reading(WireShootout, (base, sent) => ({
    type: 'shootout',
    shooter: sent.ShooterId ?? sent.Player,
    goalie: sent.Goalie,
    round: sent.RoundNo,
    scored: scores(sent.ResultText),
    resultText: sent.ResultText,
    ...base,
  })),
  filter: 'chosen',
  ...scoring,
  people: ({ shooter, goalie }) => people('shooter', shooter, 'goalie', goalie),
};

/** A side's timeout. */
export const timeout: EventRule<Timeout> = {
  sentAs: 'Timeout',
  read: (base) => ({ type: 'timeout', ...base }),
  filter: 'chosen',
  ...besidePlay,
  people: nobody,
};

/** The timer types of match start, match end, period start and period end (wire-format §4). */
const marks: ReadonlySet<unknown> = new Set([4, 5, 6, 7]);

/** An operation of the match clock. */
export const timer: EventRule<Timer> = {
  sentAs: 'Timer',
  read: reading(WireTimer, (base, sent) => ({
    type: 'timer',
    action: timerAction(sent.Type, sent.TypeName),
    ...base,
  })),
  filter: 'chosen',
  showsPlay: ({ action }) => action === 'start' || action === 'periodStart' || action === 'periodEnd',
  onGoalsChannel: ({ Type }) => marks.has(Type),
  people: nobody,
};

/** A player going on or off. */
export const playerTime: EventRule<PlayerTime> = {
  sentAs: 'PlayerTime',
  read: reading(WirePlayerTime, (base, sent) => ({
    type: 'playerTime',
    player: sent.Player,
    direction: directionOf(sent.Direction, sent.DirectionName),
    isGoalie: sent.IsGoalie ?? false,
    ...base,
  })),
  filter: 'absent',
  ...besidePlay,
  people: ({ isGoalie, player }) => people(isGoalie ? 'goalie' : 'player', player),
};

/** A substitution. */
export const substitution: EventRule<Substitution> = {
  sentAs: 'Substitution',
  read: reading(WireSubstitution, (base, sent) => ({
    type: 'substitution',
    playerIn: sent.PlayerIn,
    playerOut: sent.PlayerOut,
    ...base,
  })),
  filter: 'offered',
  ...besidePlay,
  people: ({ playerIn, playerOut }) => people('in', playerIn, 'out', playerOut),
};

/** A side's players, reported again. */
export const teamUpdate: EventRule<TeamUpdate> = {
  sentAs: 'TeamUpdate',
  read: reading(WireTeamUpdate, (base, sent) => ({
    type: 'teamUpdate',
    players: sent.Players ?? [],
    ...base,
  })),
  filter: 'absent',
  ...besidePlay,
  people: nobody,
};
