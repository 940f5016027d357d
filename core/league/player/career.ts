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
