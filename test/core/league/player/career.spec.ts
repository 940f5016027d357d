import { SeasonId } from '@kampdag/core/ids';
import { careerSeasons } from '@kampdag/core/league/player/career';
import { PersonTournamentRow, previousTournaments } from '@kampdag/core/league/player/personTournament';
import { describe, expect, it } from 'vitest';
import { decoded } from '../decoded.ts';

const row = (tournamentId: number, seasonId: number | null, seasonName: string | null = null) =>
  decoded(PersonTournamentRow, { tournamentId, seasonId, seasonName });

describe('a career', () => {
  it('has each season once, newest first, with its leagues', () => {
    const seasons = careerSeasons(
      previousTournaments([row(1, 10, '2024-2025'), row(3, 11, '2025-2026'), row(2, 10), row(3, 11)], null),
    );
    expect(
      seasons.map(({ seasonId, name, tournaments }) => [
        seasonId,
        name,
        tournaments.map((t) => t.tournamentId),
      ]),
    ).toEqual([
      [SeasonId(11), '2025-2026', [3]],
      [SeasonId(10), '2024-2025', [2, 1]],
    ]);
  });

  it('names a season by its first league with a season name', () => {
    const seasons = careerSeasons([row(1, 10), row(2, 10, '2024-2025'), row(3, 10, 'Vinteren 2024')]);
    expect(seasons.map(({ name }) => name)).toEqual(['2024-2025']);
  });

  it('groups leagues without a season', () => {
    expect(careerSeasons([row(1, null), row(2, null)])).toMatchObject([{ seasonId: null, name: null }]);
  });
});
