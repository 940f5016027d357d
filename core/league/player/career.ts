import { grouped } from '../../grouped.ts';
import type { SeasonId } from '../../ids.ts';
import type { PersonTournament } from './personTournament.ts';

/** A season of a career: the leagues the person played in. */
export interface CareerSeason {
  /** Null where the federation names no season. */
  readonly seasonId: SeasonId | null;
  readonly name: string | null;
  readonly tournaments: readonly PersonTournament[];
}

/** Leagues grouped by season, in the given order (see `previousTournaments`: newest season first). */
export const careerSeasons = (tournaments: readonly PersonTournament[]): readonly CareerSeason[] =>
  [...grouped(tournaments, ({ seasonId }) => seasonId)].map(([seasonId, own]) => ({
    seasonId,
    name: own.find(({ seasonName }) => seasonName !== null)?.seasonName ?? null,
    tournaments: own,
  }));
