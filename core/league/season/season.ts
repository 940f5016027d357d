import { option } from 'fp-ts';
import * as t from 'io-ts';
import { branded, NumberLike, OptionalText, Text } from '../../decode/codecs.ts';
import { reading } from '../../decode/reading.ts';
import { OrgId, SeasonId } from '../../ids.ts';
import { type CivilDate, readUsDate } from '../../time/civilDate.ts';

/** A season of a sport (specification §3). */
export interface Season {
  readonly seasonId: SeasonId;
  readonly name: string;
  /** First day; null when none could be read. */
  readonly from: CivilDate | null;
  readonly owner: OrgId;
}

/** A short season name, `2026–27`, from `Ishockeysesongen 2026-2027` or `2026/27`; a name without two years is kept. */
export const shortSeasonName = (name: string): string => {
  const [, first, last] = /(?<!\d)(\d{4})\s*[-–/]\s*(\d{2}|\d{4})(?!\d)/.exec(name) ?? [];
  return first === undefined || last === undefined ? name : `${first}–${last.slice(-2)}`;
};

const WireSeason = t.type({
  seasonId: branded(NumberLike, SeasonId),
  seasonName: Text,
  seasonDateFrom: OptionalText,
  orgIdOwner: branded(NumberLike, OrgId),
});

/** A row of `ta/Seasons`. */
export const SeasonRow = reading('season', WireSeason, {
  read: ({ seasonId, seasonName, seasonDateFrom, orgIdOwner }): Season => ({
    seasonId,
    name: seasonName,
    from: seasonDateFrom === null ? null : option.toNullable(readUsDate(seasonDateFrom)),
    owner: orgIdOwner,
  }),
  write: ({ seasonId, name, from, owner }) => ({
    seasonId,
    seasonName: name,
    seasonDateFrom:
      from === null ? null : `${from.slice(5, 7)}/${from.slice(8)}/${from.slice(0, 4)} 00:00:00`,
    orgIdOwner: owner,
  }),
});

/** The selectable seasons, newest first: begun by today, owned by the deployment's main organisation (specification §5). */
export const selectableSeasons = (
  seasons: readonly Season[],
  { owner, today }: { readonly owner: OrgId; readonly today: CivilDate },
): readonly Season[] => {
  const kept = new Map<SeasonId, Season>();
  for (const season of seasons) {
    if (season.owner === owner && season.from !== null && season.from <= today)
      kept.set(season.seasonId, season);
  }
  return [...kept.values()].toSorted((a, b) =>
    a.from === b.from ? b.seasonId - a.seasonId : (a.from ?? '') < (b.from ?? '') ? 1 : -1,
  );
};

/** The chosen season; an unknown id falls back to the first (specification §4). */
export const chosenSeason = (seasons: readonly Season[], id: SeasonId | null): Season | null =>
  seasons.find(({ seasonId }) => seasonId === id) ?? seasons[0] ?? null;
