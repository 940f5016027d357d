import { SeasonId, TournamentId } from '@kampdag/core/ids';
import { previousTournaments } from '@kampdag/core/league/player/personTournament';
import { describe, expect, it } from 'vitest';

const league = (tournamentId: number, seasonId: number, name = 'x') => ({
  tournamentId: TournamentId(tournamentId),
  name,
  seasonId: SeasonId(seasonId),
  seasonName: null,
  sportId: null,
  teamId: null,
});

describe("a person's previous leagues", () => {
  it('are the newest season first, each once, without the current one', () => {
    const rows = [league(1, 5), league(2, 6), league(3, 6), league(2, 6, 'again'), league(4, 7)];
    expect(
      previousTournaments(rows, TournamentId(4)).map(({ tournamentId, name }) => [tournamentId, name]),
    ).toEqual([
      [3, 'x'],
      [2, 'x'],
      [1, 'x'],
    ]);
    expect(previousTournaments(rows, null)).toHaveLength(4);
    expect(
      previousTournaments([league(8, 5), league(1, 6)], null).map(({ tournamentId }) => tournamentId),
    ).toEqual([1, 8]);
  });
});
