/** A side of the schedule (specification §2: Upcoming 0, Played 1). */
export type ScheduleSide = 'upcoming' | 'played';

/** Both sides, in display order. */
export const scheduleSides: readonly ScheduleSide[] = ['upcoming', 'played'];

/** A year and month: `2026-11`. */
export type Month = string;

/** Matches rendered at first, and with each press on "more". */
export const portion = 60;

/** The schedule's state in its address. */
export interface ScheduleQuery {
  /** Null: not in the address; the saved choice applies. */
  readonly shown: ScheduleSide | null;
  /** Null: all months. */
  readonly month: Month | null;
  readonly count: number;
}

/** Parses a side; null if invalid. */
export const readShown = (text: string | null): ScheduleSide | null =>
  scheduleSides.find((shown) => shown === text) ?? null;

/** Reads the schedule's part of an address; missing or invalid values become defaults. */
export const readScheduleQuery = (query: URLSearchParams): ScheduleQuery => {
  const month = query.get('month') ?? '';
  const count = Number(query.get('rows'));
  return {
    shown: readShown(query.get('show')),
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : null,
    count: Number.isInteger(count) && count > portion && count <= 5_000 ? count : portion,
  };
};
