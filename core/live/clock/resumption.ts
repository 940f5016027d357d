import { elapsedMs } from '../../time/instant.ts';
import { isOfType } from '../event.ts';
import type { Timer } from '../events/clockEvents.ts';
import type { CurrentEvent } from '../log/currentEvent.ts';
import { type ClockSetting, lengthPlayedOut, maxCorrection } from './clockSetting.ts';

/** Milliseconds after a Match end within which a Start belongs to it, as Start and Stop flip within a second (wire-format §4). */
const sameReport = 60_000;

/**
 * Whether an event shows that the match goes on after a Match end (reading 34): a later period or a shootout begins, so that the end was
 * told too early; or the clock starts again in a period that is not played out, where it stood when the match was abandoned.
 */
export const isResumedBy = (
  { periods, index: now, elapsed, setAt, ...setting }: ClockSetting,
  { event, token }: CurrentEvent,
  index: number,
): boolean => {
  if (event.type === 'shootout') return periods[now]?.kind !== 'shootout';
  if (!isOfType<Timer>(event, 'timer')) return false;
  const { action } = event;
  if (action !== 'start' && action !== 'periodStart') return false;
  if (index > now) return true;
  const length = lengthPlayedOut({ periods, rule: setting.rule }, index);
  return (
    index === now &&
    action === 'start' &&
    length !== null &&
    setAt !== null &&
    elapsedMs(setAt, token.timestamp) >= sameReport &&
    (event.elapsed ?? 0) >= elapsed - maxCorrection &&
    elapsed < length - maxCorrection
  );
};
