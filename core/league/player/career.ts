import type { SeasonId } from '../../ids.ts';
import type { PersonTournament } from './personTournament.ts';

/** A season of somebody's career: the leagues they played in. */
export interface CareerSeason {
  /** Null: the federation names no season for these leagues. */
  readonly seasonId: SeasonId | null;
  readonly name: string | null;
  readonly tournaments: readonly PersonTournament[];
}

/** Leagues by season, in the order they come in (see `previousTournaments`: the newest season first). */
export const careerSeasons = (tournaments: readonly PersonTournament[]): readonly CareerSeason[] => {
  const seasons = new Map<SeasonId | null, PersonTournament[]>();
  for (const tournament of tournaments) {
    seasons.set(tournament.seasonId, [...(seasons.get(tournament.seasonId) ?? []), tournament]);
  }
  return [...seasons].map(([seasonId, own]) => ({
    seasonId,
    name: own.find(({ seasonName }) => seasonName !== null)?.seasonName ?? null,
    tournaments: own,
  }));
};

/**
 * A season by its years alone: "Ishockeysesongen 2026-2027" is "2026–27". A name that tells no years stays, for it is all that
 * is known.
 */
export const shortSeasonName = (name: string): string => {
  const years = /(?<!\d)(\d{4})\s*[-–/]\s*(\d{2}|\d{4})(?!\d)/.exec(name);
  const [, first, last] = years ?? [];
  if (first !== undefined && last !== undefined) return `${first}–${last.slice(-2)}`;
  return /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(name)?.[0] ?? name;
};
