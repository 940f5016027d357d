import type { MatchDetails } from '@kampdag/core/live/lineup/details';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import { mmss } from '@kampdag/core/time/mmss';

/** The time beside an event: played or left in the period, as the sport's clock shows it; volleyball has none. */
export type PlayTimes = 'played' | 'left' | 'none';

/** The displayed time of an event; null without one. The end of a match has no time (wire-format §4). */
export const playTime = (row: TimelineRow, times: PlayTimes, { periods }: MatchDetails): string | null => {
  const { event } = row;
  if (times === 'none' || (event.type === 'timer' && event.action === 'matchEnd')) return null;
  if (times === 'played' || event.elapsed === null) return row.time;
  const period = periods.find(({ id }) => id === event.period);
  return period === undefined || period.length === 0 ? row.time : mmss(period.length - event.elapsed);
};
