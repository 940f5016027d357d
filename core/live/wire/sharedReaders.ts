import type { PlayerTime, TimerAction } from '../event.ts';
import { type EventReader, reading } from './eventReader.ts';
import { WirePlayerTime, WireTimer } from './wire.ts';

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

/** The messages that mean the same in every sport (specification §3). */
export const sharedReaders: readonly (readonly [string, EventReader])[] = [
  ['Timeout', (base) => ({ type: 'timeout', ...base })],
  [
    'Timer',
    reading(WireTimer, (base, sent) => ({
      type: 'timer',
      action: timerAction(sent.Type, sent.TypeName),
      ...base,
    })),
  ],
  [
    'PlayerTime',
    reading(WirePlayerTime, (base, sent) => ({
      type: 'playerTime',
      player: sent.Player,
      direction: directionOf(sent.Direction, sent.DirectionName),
      isGoalie: sent.IsGoalie ?? false,
      ...base,
    })),
  ],
];
