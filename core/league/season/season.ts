import { option } from 'fp-ts';
import * as t from 'io-ts';
import { withNamesInCase } from '../../decode/anyCase.ts';
import { branded, NumberLike, nullable, OptionalText, Text } from '../../decode/codecs.ts';
import { reading } from '../../decode/reading.ts';
import { OrgId, SeasonId, SportId } from '../../ids.ts';
import type { CivilDate } from '../../time/civilDate.ts';
import { readDay } from '../../time/readDay.ts';

/** A season of a sport (specification §3). */
export interface Season {
  readonly seasonId: SeasonId;
  readonly name: string;
  /** First day; null when none could be read. */
  readonly from: CivilDate | null;
  readonly owner: OrgId;
  /** The federation's id of its sport; null where none is named. */
  readonly sportId: SportId | null;
}

/** A short season name, `2026–27`, from `Ishockeysesongen 2026-2027` or `2026/27`; a name without two years is kept. */
export const shortSeasonName = (name: string): string => {
  const [, first, last] = /(?:^|\D)(\d{4})\s*[-–/]\s*(\d{2}|\d{4})(?!\d)/.exec(name) ?? [];
  return first === undefined || last === undefined ? name : `${first}–${last.slice(-2)}`;
};

const WireSeason = t.type({
  seasonId: branded(NumberLike, SeasonId),
  seasonName: Text,
  seasonDateFrom: OptionalText,
  orgIdOwner: branded(NumberLike, OrgId),
  sportId: nullable(branded(NumberLike, SportId)),
});

/** A row of `ta/Seasons`. */
export const SeasonRow = reading('season', WireSeason, {
  read: ({ seasonId, seasonName, seasonDateFrom, orgIdOwner, sportId }): Season => ({
    seasonId,
    name: seasonName,
    from: seasonDateFrom === null ? null : option.toNullable(readDay(seasonDateFrom)),
    owner: orgIdOwner,
    sportId,
  }),
  write: ({ seasonId, name, from, owner, sportId }) => ({
    seasonId,
    seasonName: name,
    seasonDateFrom:
      from === null ? null : `${from.slice(5, 7)}/${from.slice(8)}/${from.slice(0, 4)} 00:00:00`,
    orgIdOwner: owner,
    sportId,
  }),
  prepare: withNamesInCase(Object.keys(WireSeason.props)),
});

/** The first day, or of a season without one the first of the year in its name; empty if neither is known. */
const beginningOf = ({ from, name }: Season): string => {
  const [, year] = /(?:^|\D)(\d{4})(?!\d)/.exec(name) ?? [];
  return from ?? (year === undefined ? '' : `${year}-01-01`);
};

/** Whether a season is of a sport, which a season that names none is taken for. */
const isOf = ({ sportId: own }: Season, sportId: SportId): boolean => own === null || own === sportId;

/**
 * The selectable seasons, newest first: begun by today, owned by the deployment's main organisation (specification §5). One without a
 * day stays selectable, by the year in its name, else last. Of those that begin on one day the site's own sport has the first.
 */
export const selectableSeasons = (
  seasons: readonly Season[],
  { owner, today, sportId }: { readonly owner: OrgId; readonly today: CivilDate; readonly sportId: SportId },
): readonly Season[] => {
  const kept = new Map<SeasonId, Season>();
  for (const season of seasons) {
    const isKept = season.owner === owner && beginningOf(season) <= today;
    // A season of several sports is answered for each of them.
    if (isKept && !kept.has(season.seasonId)) kept.set(season.seasonId, season);
  }
  return [...kept.values()].toSorted((a, b) => {
    const [left, right] = [beginningOf(a), beginningOf(b)];
    if (left !== right) return left < right ? 1 : -1;
    return Number(isOf(b, sportId)) - Number(isOf(a, sportId)) || b.seasonId - a.seasonId;
  });
};

/** The newest season of each sport, of seasons newest first. */
export const newestOfSports = (seasons: readonly Season[]): readonly Season[] =>
  seasons.filter(({ sportId }, at) => seasons.findIndex((other) => other.sportId === sportId) === at);

/** The season before another of its sport, of seasons newest first; null without one. */
export const seasonBefore = (seasons: readonly Season[], seasonId: SeasonId): Season | null => {
  const at = seasons.findIndex((season) => season.seasonId === seasonId);
  const { sportId } = seasons[at] ?? { sportId: null };
  return at === -1 ? null : (seasons.slice(at + 1).find((season) => season.sportId === sportId) ?? null);
};

/** The chosen season; an unknown id falls back to the first (specification §4). */
export const chosenSeason = (seasons: readonly Season[], id: SeasonId | null): Season | null =>
  seasons.find(({ seasonId }) => seasonId === id) ?? seasons[0] ?? null;
