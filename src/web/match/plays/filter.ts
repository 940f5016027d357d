import type { EventKey } from '@kampdag/core/live/eventBase';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import type { EventKind } from '../../i18n/messages/live.ts';

/** What a filter chooses from, and what it shows unasked. */
export interface FilterChoice {
  readonly eventTypes: EventFilter;
  /** The key events. */
  readonly defaultFilter: EventFilter;
  /** The kind that the filter takes a row for. Default: its type. */
  readonly kindOf?: KindOf;
}

/** The kinds of event that are shown, in the sport's order; never empty. */
export type EventFilter = readonly EventKind[];

/** What the filter takes a row for. */
export type KindOf = (row: TimelineRow) => EventKind;

const typeOf: KindOf = ({ kind }) => kind;

/** The name of the filter in the address. */
export const filterParameter = 'events';

/** All events, as the address says it. */
export const everything = 'all';

/** Reads the filter from an address; what is missing or unknown is the sport's default. */
export const readFilter = (sport: FilterChoice, text: string | null): EventFilter => {
  if (text === everything) return sport.eventTypes;
  const named = new Set(text === null ? [] : text.split(','));
  const chosen = sport.eventTypes.filter((type) => named.has(type));
  return chosen.length === 0 ? sport.defaultFilter : chosen;
};

/** Writes the filter for an address; null for the default, which needs no words. */
export const writeFilter = (sport: FilterChoice, filter: EventFilter): string | null => {
  const preset = presetOf(sport, filter);
  if (preset === 'key') return null;
  return preset === 'all' ? everything : filter.join(',');
};

const same = (a: EventFilter, b: EventFilter): boolean =>
  a.length === b.length && b.every((kind) => a.includes(kind));

/** The choices that need no choosing: the key events, which are shown unasked, or all. */
export type Preset = 'key' | 'all';

/** The choice that a filter is; null for one of a visitor's own. */
export const presetOf = (sport: FilterChoice, filter: EventFilter): Preset | null => {
  if (same(filter, sport.defaultFilter)) return 'key';
  return same(filter, sport.eventTypes) ? 'all' : null;
};

/** What a choice shows. */
export const presetFilter = (sport: FilterChoice, preset: Preset): EventFilter =>
  preset === 'key' ? sport.defaultFilter : sport.eventTypes;

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
export const shownRows = (
  rows: readonly TimelineRow[],
  filter: EventFilter,
  kindOf: KindOf = typeOf,
): readonly TimelineRow[] => {
  const repeated = repeatedMarks(rows);
  const isChosen = (row: TimelineRow): boolean =>
    filter.includes(kindOf(row)) || (row.also !== null && filter.includes(row.also));
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
  kindOf: KindOf = typeOf,
): ((rows: readonly TimelineRow[]) => readonly TimelineRow[]) => {
  let last: { readonly rows: readonly TimelineRow[]; readonly shown: readonly TimelineRow[] } | null = null;
  return (rows) => {
    const count = last === null ? null : newBefore(rows, last.rows);
    const fresh = count === null ? null : rows.slice(0, count);
    // A timer may say again what was said before.
    const shown =
      last === null || fresh === null || fresh.some(({ kind }) => kind === 'timer')
        ? shownRows(rows, filter, kindOf)
        : fresh.length === 0
          ? last.shown
          : [...shownRows(fresh, filter, kindOf), ...last.shown];
    last = { rows, shown };
    return shown;
  };
};
