import { isOfType } from '@kampdag/core/live/event';
import type { EventKey } from '@kampdag/core/live/eventBase';
import type { Timer } from '@kampdag/core/live/events/clockEvents';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import { anyEvent } from '@kampdag/core/sport/anyEvent';
import type { EventKind } from '../../i18n/messages/live.ts';

/** The options of a filter, and its default. */
export interface FilterChoice {
  readonly eventTypes: EventFilter;
  /** The key events. */
  readonly defaultFilter: EventFilter;
  /** The kind by which a row is filtered. Default: its type. */
  readonly kindOf?: KindOf;
}

/** The visible kinds of event, in the sport's order; never empty. */
export type EventFilter = readonly EventKind[];

/** The kind by which a row is filtered. */
export type KindOf = (row: TimelineRow) => EventKind;

const typeOf: KindOf = ({ event }) => anyEvent(event).type;

/** The filter's query parameter. */
export const filterParameter = 'events';

/** The query value for all events. */
export const allEvents = 'all';

/** The filter from the address. Default, also for unknown values: the sport's key events. */
export const readFilter = (sport: FilterChoice, text: string | null): EventFilter => {
  if (text === allEvents) return sport.eventTypes;
  const named = new Set(text === null ? [] : text.split(','));
  const chosen = sport.eventTypes.filter((type) => named.has(type));
  return chosen.length === 0 ? sport.defaultFilter : chosen;
};

/** The filter for the address; null for the default. */
export const writeFilter = (sport: FilterChoice, filter: EventFilter): string | null => {
  const preset = presetOf(sport, filter);
  if (preset === 'key') return null;
  return preset === 'all' ? allEvents : filter.join(',');
};

const same = (a: EventFilter, b: EventFilter): boolean =>
  a.length === b.length && b.every((kind) => a.includes(kind));

/** A predefined filter: key events, the default, or all. */
export type Preset = 'key' | 'all';

/** The preset equal to a filter; null for a custom one. */
export const presetOf = (sport: FilterChoice, filter: EventFilter): Preset | null => {
  if (same(filter, sport.defaultFilter)) return 'key';
  return same(filter, sport.eventTypes) ? 'all' : null;
};

/** The filter of a preset. */
export const presetFilter = (sport: FilterChoice, preset: Preset): EventFilter =>
  preset === 'key' ? sport.defaultFilter : sport.eventTypes;

/** The filter after a selection; an empty one means all (specification §5). */
export const chooseTypes = (sport: FilterChoice, chosen: readonly string[]): EventFilter => {
  const types = sport.eventTypes.filter((type) => chosen.includes(type));
  return types.length === 0 ? sport.eventTypes : types;
};

/** The rows that repeat an earlier timer: the real stream sends a period's start two or three times (wire-format §4). */
const repeatedMarks = (rows: readonly TimelineRow[]): ReadonlySet<EventKey> => {
  const seen = new Set<string>();
  const repeated = new Set<EventKey>();
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = rows[index];
    if (row === undefined || !row.shown || !isOfType<Timer>(row.event, 'timer')) continue;
    const mark = `${row.event.action} ${row.event.period}`;
    if (seen.has(mark)) repeated.add(row.key);
    seen.add(mark);
  }
  return repeated;
};

/** The visible rows, newest first; repeated timers of match or period appear once, where first sent. */
export const shownRows = (
  rows: readonly TimelineRow[],
  filter: EventFilter,
  kindOf: KindOf = typeOf,
): readonly TimelineRow[] => {
  const repeated = repeatedMarks(rows);
  const isChosen = (row: TimelineRow): boolean =>
    filter.includes(kindOf(row)) || (row.also !== null && filter.some((kind) => kind === row.also));
  return rows.filter((row) => row.shown && isChosen(row) && !repeated.has(row.key));
};

/** The number of rows before `old`, if `rows` ends with it; null otherwise. */
const newBefore = (rows: readonly TimelineRow[], old: readonly TimelineRow[]): number | null => {
  const count = rows.length - old.length;
  return count >= 0 && old.every((row, index) => row === rows[count + index]) ? count : null;
};

/** An incremental `shownRows` for one filter, which only checks rows added since its last call. */
export const incrementalRows = (
  filter: EventFilter,
  kindOf: KindOf = typeOf,
): ((rows: readonly TimelineRow[]) => readonly TimelineRow[]) => {
  let last: { readonly rows: readonly TimelineRow[]; readonly shown: readonly TimelineRow[] } | null = null;
  return (rows) => {
    const count = last === null ? null : newBefore(rows, last.rows);
    const fresh = count === null ? null : rows.slice(0, count);
    // A timer may repeat an earlier one.
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
