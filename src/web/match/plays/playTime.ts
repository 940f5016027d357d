import type { MatchDetails } from '@kampdag/core/live/lineup/details';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import { mmss } from '@kampdag/core/time/mmss';

/** Which time stands beside an event: played in the period, or left of it as the sport's clock shows it; volleyball has none. */
export type PlayTimes = 'played' | 'left' | 'none';

/** The time of an event as it is shown; null where it has none. The end of a match carries no time of its own (wire-format §4). */
export const playTime = (row: TimelineRow, times: PlayTimes, { periods }: MatchDetails): string | null => {
  const { event } = row;
  if (times === 'none' || (event.type === 'timer' && event.action === 'matchEnd')) return null;
  if (times === 'played' || event.elapsed === null) return row.time;
  const period = periods.find(({ id }) => id === event.period);
  return period === undefined || period.length === 0 ? row.time : mmss(period.length - event.elapsed);
};
