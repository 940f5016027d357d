import { type CareerSeason } from '@kampdag/core/league/player/career';
import { shortSeasonName } from '@kampdag/core/league/season/season';
import type { Formatting } from '../useFormatting.ts';
import type { CareerKind, SeasonFigures } from './kind.ts';
import type { Read } from './useCareer.ts';

/** A season that has been added up. */
export interface SeasonRow extends SeasonFigures {
  /** Unique. */
  readonly label: string;
}

/** The played seasons whose tournaments are all loaded, oldest first. */
export const seasonRows = <P, Row>(
  seasons: readonly CareerSeason[],
  read: Read<Row>,
  kind: CareerKind<P, Row>,
  writing: Formatting,
): readonly SeasonRow[] =>
  seasons
    .flatMap(({ name, tournaments }): readonly SeasonRow[] => {
      if (!tournaments.every(({ tournamentId }) => read.has(tournamentId))) return [];
      const figures = kind.figures(
        tournaments.flatMap(({ tournamentId }) => read.get(tournamentId) ?? []),
        writing,
      );
      return figures === null
        ? []
        : [{ label: name === null ? writing.m.career.otherSeason : shortSeasonName(name), ...figures }];
    })
    .toReversed();
