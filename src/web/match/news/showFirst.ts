import type { EventKey } from '@kampdag/core/live/eventBase';
import type { ChangeQuery } from '../../router/useQuery.ts';
import { everything, filterParameter } from '../plays/filter.ts';

const showFirstThere = (keys: readonly EventKey[]): boolean => {
  const rows = keys.map((key) => document.querySelector(`[data-row="${CSS.escape(key)}"]`));
  const row = rows.find((one) => one !== null);
  row?.scrollIntoView({ block: 'center' });
  return row !== undefined;
};

/** Frames in which a list that was just asked for comes to its rows. */
const patience = 120;

const showFirstWhenDrawn = (keys: readonly EventKey[], frames: number): void => {
  if (frames === 0 || showFirstThere(keys)) return;
  requestAnimationFrame(() => showFirstWhenDrawn(keys, frames - 1));
};

/**
 * Brings the first of some events that has a row into sight. Where none has one, because another tab is open or the filter leaves
 * them out, the play by play is opened with all events.
 */
export const showFirst = (keys: readonly EventKey[], change: ChangeQuery): void => {
  if (showFirstThere(keys)) return;
  change({ tab: null, [filterParameter]: everything });
  showFirstWhenDrawn(keys, patience);
};
