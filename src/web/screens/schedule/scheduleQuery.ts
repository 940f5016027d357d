/** Which side of the schedule is shown (specification §2: Upcoming 0, Played 1). */
export type Shown = 'upcoming' | 'played';

/** Both, in the order in which they are offered. */
export const bothShown: readonly Shown[] = ['upcoming', 'played'];

/** A year and a month, `2026-11`. */
export type Month = string;

/** Matches that are drawn at first, and with each wish for more. */
export const portion = 60;

/** What the schedule keeps in its address. */
export interface ScheduleQuery {
  /** Null: not said; what was last chosen counts. */
  readonly shown: Shown | null;
  /** Null: all months. */
  readonly month: Month | null;
  readonly count: number;
}

/** Reads a side; anything else is none. */
export const readShown = (text: string | null): Shown | null =>
  bothShown.find((shown) => shown === text) ?? null;

/** Reads the schedule's own part of an address; what is missing or bad falls back, never an error. */
export const readScheduleQuery = (query: URLSearchParams): ScheduleQuery => {
  const month = query.get('month') ?? '';
  const count = Number(query.get('rows'));
  return {
    shown: readShown(query.get('show')),
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : null,
    count: Number.isInteger(count) && count > portion && count <= 5_000 ? count : portion,
  };
};
