import { SeasonId, TeamId, TournamentId } from '@kampdag/core/ids';
import { nothingFollowed } from '@kampdag/core/site/followed';
import { describe, expect, it } from 'vitest';
import { wantedPages } from '../../../src/web/offline/wantedPages.ts';

describe('the pages cached without being opened', () => {
  it('are today, the followed list, and the pages of followed teams and leagues', () => {
    const of = { seasonId: SeasonId(5), tournamentId: TournamentId(7), name: '' };
    expect(
      wantedPages([
        { kind: 'team', id: TeamId(3), ...of },
        { kind: 'league', id: TournamentId(8), ...of },
      ]),
    ).toEqual([
      '/today',
      '/following',
      '/team?seasonId=5&tournamentId=7&teamId=3',
      '/standings?seasonId=5&tournamentId=8',
    ]);
  });

  it('are few, however much is followed', () => {
    const teams = Array.from({ length: 100 }, (_, id) => ({
      kind: 'team' as const,
      id: TeamId(id),
      name: '',
      seasonId: null,
      tournamentId: null,
    }));
    expect(wantedPages(teams).length).toBeLessThan(20);
    expect(wantedPages(nothingFollowed)).toEqual(['/today', '/following']);
  });
});
