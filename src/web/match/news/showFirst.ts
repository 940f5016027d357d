import type { EventKey } from '@kampdag/core/live/eventBase';
import type { ChangeQuery } from '../../router/useQuery.ts';
import { allEvents, filterParameter } from '../plays/filter.ts';

const scrollToFirst = (keys: readonly EventKey[]): boolean => {
  const rows = keys.map((key) => document.querySelector(`[data-row="${CSS.escape(key)}"]`));
  const row = rows.find((one) => one !== null);
  row?.scrollIntoView({ block: 'center' });
  return row !== undefined;
};

/** Frames to wait for a row to render. */
const mostFrames = 120;

const scrollWhenDrawn = (keys: readonly EventKey[], frames: number): void => {
  if (frames === 0 || scrollToFirst(keys)) return;
  requestAnimationFrame(() => scrollWhenDrawn(keys, frames - 1));
};

/**
 * Scrolls to the first of some events that has a row. Without one, because of another tab or the filter, it opens the
 * play-by-play with all events first.
 */
export const showFirst = (keys: readonly EventKey[], change: ChangeQuery): void => {
  if (scrollToFirst(keys)) return;
  change({ tab: null, [filterParameter]: allEvents });
  scrollWhenDrawn(keys, mostFrames);
};
