import type { DayGroup } from '@kampdag/core/league/day/dayGroups';
import type { Match } from '@kampdag/core/league/match/match';
import type { League } from '@kampdag/core/league/season/league';
import { readonlyArray } from 'fp-ts';

/** The rows of a page on landscape and portrait screens. */
export const rowsPerPage = { landscape: 8, portrait: 14 } as const;

/** Milliseconds that a page is shown. */
export const pageDuration = 10_000;

/** A row of the day: a league's name, or one of its matches. */
export type DayLine =
  | { readonly type: 'league'; readonly league: League; readonly hasFailed: boolean }
  | { readonly type: 'match'; readonly match: Match };

/** A page's rows, top to bottom. */
export type DayPage = readonly DayLine[];

/**
 * Splits the leagues' groups into pages of equal size: a page starts with its league's name, and no league with matches has its name at the
 * end of a page.
 */
export const dayPages = (groups: readonly DayGroup[], size: number): readonly DayPage[] =>
  groups.reduce<readonly DayPage[]>((before, group) => {
    if (group.type === 'teams') return before;
    const { league, hasFailed, matches } = group;
    const name: DayLine = { type: 'league', league, hasFailed };
    const rows = matches.map((match): DayLine => ({ type: 'match', match }));
    const last = before.at(-1);
    const isBegun = last !== undefined && last.length + Math.min(2, 1 + rows.length) <= size;
    const begun = isBegun ? last : [];
    const [here, left] = readonlyArray.splitAt(size - begun.length - 1)(rows);
    const further = left.length === 0 ? [] : readonlyArray.chunksOf(size - 1)(left);
    return [
      ...(isBegun ? before.slice(0, -1) : before),
      [...begun, name, ...here],
      ...further.map(readonlyArray.prepend<DayLine>(name)),
    ];
  }, []);
