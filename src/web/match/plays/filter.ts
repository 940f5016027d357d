import type { LiveEventType } from '@kampdag/core/live/event';
import type { EventKey } from '@kampdag/core/live/eventBase';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import type { SportEvents } from '@kampdag/core/sport/eventRule';

/** What a filter chooses from, and what it shows unasked. */
export type FilterChoice = Pick<SportEvents, 'eventTypes' | 'defaultFilter'>;

/** The types of event that are shown, in the sport's order; never empty. */
export type EventFilter = readonly LiveEventType[];

/** The name of the filter in the address. */
export const filterParameter = 'events';

/** Reads the filter from an address; what is missing or unknown is the sport's default. */
export const readFilter = (sport: FilterChoice, text: string | null): EventFilter => {
  const named = new Set(text === null ? [] : text.split(','));
  const chosen = sport.eventTypes.filter((type) => named.has(type));
  return chosen.length === 0 ? sport.defaultFilter : chosen;
};

/** Writes the filter for an address; null for the default, which needs no words. */
export const writeFilter = (sport: FilterChoice, filter: EventFilter): string | null =>
  isDefault(sport, filter) ? null : filter.join(',');

/** Whether the filter is what the sport shows unasked. */
export const isDefault = (sport: FilterChoice, filter: EventFilter): boolean =>
  filter.length === sport.defaultFilter.length && sport.defaultFilter.every((type) => filter.includes(type));

/** The filter after a choice; one that was emptied shows everything (specification §5). */
export const chooseTypes = (sport: FilterChoice, chosen: readonly string[]): EventFilter => {
  const types = sport.eventTypes.filter((type) => chosen.includes(type));
  return types.length === 0 ? sport.eventTypes : types;
};

/** Marks that say again what was said: the real stream tells the start of a period two and three times (wire-format §4). */
const repeatedMarks = (rows: readonly TimelineRow[]): ReadonlySet<EventKey> => {
  const said = new Set<string>();
  const repeated = new Set<EventKey>();
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = rows[index];
    if (row === undefined || row.event.type !== 'timer' || !row.shown) continue;
    const mark = `${row.event.action} ${row.event.period}`;
    if (said.has(mark)) repeated.add(row.key);
    said.add(mark);
  }
  return repeated;
};

/** The rows that are shown, newest first; what marks the same moment of match or period is shown once, where it was first said. */
export const shownRows = (rows: readonly TimelineRow[], filter: EventFilter): readonly TimelineRow[] => {
  const repeated = repeatedMarks(rows);
  const isChosen = ({ kind, also }: TimelineRow): boolean =>
    filter.includes(kind) || (also !== null && filter.includes(also));
  return rows.filter((row) => row.shown && isChosen(row) && !repeated.has(row.key));
};

/** How many rows stand before `old`, where all of it stands at the end of `rows`; null where it does not. */
const newBefore = (rows: readonly TimelineRow[], old: readonly TimelineRow[]): number | null => {
  const count = rows.length - old.length;
  return count >= 0 && old.every((row, index) => row === rows[count + index]) ? count : null;
};

/** `shownRows` of one filter, which goes through those alone that have come since it was last asked. */
export const following = (
  filter: EventFilter,
): ((rows: readonly TimelineRow[]) => readonly TimelineRow[]) => {
  let last: { readonly rows: readonly TimelineRow[]; readonly shown: readonly TimelineRow[] } | null = null;
  return (rows) => {
    const count = last === null ? null : newBefore(rows, last.rows);
    const fresh = count === null ? null : rows.slice(0, count);
    // A timer may say again what was said before.
    const shown =
      last === null || fresh === null || fresh.some(({ kind }) => kind === 'timer')
        ? shownRows(rows, filter)
        : fresh.length === 0
          ? last.shown
          : [...shownRows(fresh, filter), ...last.shown];
    last = { rows, shown };
    return shown;
  };
};
