import { nobody } from '../rules/eventPeople.ts';
import { always, besidePlay, computed, type EventOf, eventRule, noPoints } from '../rules/eventRule.ts';
import { Lenient, WireSmall, WireText } from '../wire/wireCodecs.ts';

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

const numberOf = (name: string | null): number | null => {
  const index = timers.findIndex(([own]) => own.toLowerCase() === name?.toLowerCase());
  return index === -1 ? null : index;
};

/** The action of a timer's number, or else of its name, which some reporters send in `Type` too. */
const timerAction = (type: number | null, ...names: readonly (string | null)[]): TimerAction => {
  const number = type ?? names.map(numberOf).find((one) => one !== null) ?? 0;
  return timers[number]?.[1] ?? 'unknown';
};

/** A timer's `Type`: a number, also in digits, or a name. */
const WireTimerType = new Lenient(
  'timer type',
  (u): number | string | null => WireSmall.read(u) ?? WireText.read(u),
);

/** What starts or ends the match or a period. */
const milestones: ReadonlySet<TimerAction> = new Set(['matchStart', 'matchEnd', 'periodStart', 'periodEnd']);

/** An operation of the match clock. */
export const timer = eventRule(
  'timer',
  'Timer',
  {
    action: computed({ Type: WireTimerType, TypeName: WireText }, ({ Type, TypeName }) =>
      typeof Type === 'string' ? timerAction(null, Type, TypeName) : timerAction(Type, TypeName),
    ),
  },
  {
    filter: 'chosen',
    isShown: ({ action }) => milestones.has(action),
    isRecognizable: true,
    stopsPlay: ({ action }) => action === 'stop',
    news: 'milestone',
    hasFigures: false,
    points: noPoints,
    showsPlay: ({ action }) => action === 'start' || action === 'periodStart' || action === 'periodEnd',
    onGoalsChannel: ({ action }) => milestones.has(action),
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
