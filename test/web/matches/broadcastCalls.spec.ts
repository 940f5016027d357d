import { leaguesOfSeason } from '@kampdag/core/gateway/endpoints';
import { defaultDeployment as deployment } from '@kampdag/core/site/builtInDeployments';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { broadcastParams } from '../../../src/web/matches/broadcastCalls.ts';

describe('the broadcasts of a league that names no sport', () => {
  it('are those of the site’s own sport (R33)', () => {
    const sent = { tournamentsInSeason: [{ tournamentId: 7, seasonId: 5, tournamentName: 'A' }] };
    const decoded = leaguesOfSeason.decode(sent);
    const league = either.isRight(decoded) ? decoded.right.rows[0] : undefined;
    if (league === undefined) throw new Error('the league is unreadable');
    const { sportId } = deployment;
    const { ofSport } = broadcastParams({ deployment, league, ofAllLeagues: true });
    const { ofLeague } = broadcastParams({ deployment, league, ofAllLeagues: false });
    expect(ofSport).toEqual({ sportId });
    expect(ofLeague).toEqual({ sportId, tournamentId: league.tournamentId });
  });
});
