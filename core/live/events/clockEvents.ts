import { always, besidePlay, computed, type EventOf, eventRule, noPoints } from '../../sport/eventRule.ts';
import { nobody } from '../lineup/eventPeople.ts';
import { WireSmall, WireText } from '../wire/wireCodecs.ts';

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
