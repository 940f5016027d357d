import type { EventKey, LiveEventType } from '@kampdag/core/live/event';
import type { TimelineRow } from '@kampdag/core/live/timeline';
import type { Sport } from '@kampdag/core/sport/sport';

/** The types of event that are shown, in the sport's order; never empty. */
export type EventFilter = readonly LiveEventType[];

/** The name of the filter in the address. */
export const filterParameter = 'events';

/** Reads the filter from an address; what is missing or unknown is the sport's default. */
export const readFilter = (sport: Sport, text: string | null): EventFilter => {
  const named = new Set(text === null ? [] : text.split(','));
  const chosen = sport.eventTypes.filter((type) => named.has(type));
  return chosen.length === 0 ? sport.defaultFilter : chosen;
};

/** Writes the filter for an address; null for the default, which needs no words. */
export const writeFilter = (sport: Sport, filter: EventFilter): string | null =>
  isDefault(sport, filter) ? null : filter.join(',');

/** Whether the filter is what the sport shows unasked. */
export const isDefault = (sport: Sport, filter: EventFilter): boolean =>
  filter.length === sport.defaultFilter.length && sport.defaultFilter.every((type) => filter.includes(type));

/** The filter after a choice; one that was emptied shows everything (specification §5). */
export const chooseTypes = (sport: Sport, chosen: readonly string[]): EventFilter => {
  const types = sport.eventTypes.filter((type) => chosen.includes(type));
  return types.length === 0 ? sport.eventTypes : types;
};

/** Marks that say again what was said: the real stream tells the start of a period two and three times (wire-format §4). */
const repeatedMarks = (rows: readonly TimelineRow[]): ReadonlySet<EventKey> => {
  const said = new Set<string>();
  const repeated = new Set<EventKey>();
  for (const { event, key, shown } of rows.toReversed()) {
    if (event.type !== 'timer' || !shown) continue;
    const mark = `${event.action} ${event.period}`;
    if (said.has(mark)) repeated.add(key);
    said.add(mark);
  }
  return repeated;
};

/** The rows that are shown, newest first; what marks the same moment of match or period is shown once, where it was first said. */
export const shownRows = (rows: readonly TimelineRow[], filter: EventFilter): readonly TimelineRow[] => {
  const repeated = repeatedMarks(rows);
  return rows.filter((row) => row.shown && filter.includes(row.kind) && !repeated.has(row.key));
};
