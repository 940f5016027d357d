import { leaguesOfSeason } from '@kampdag/core/gateway/endpoints';
import { defaultDeployment as deployment } from '@kampdag/core/site/builtInDeployments';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { broadcastsOfDayAsked, broadcastsOfLeagueAsked } from '../../../src/web/matches/broadcastCalls.ts';

describe('the broadcasts of a league that names no sport', () => {
  it('are those of the site’s own sport (R33)', () => {
    const sent = { tournamentsInSeason: [{ tournamentId: 7, seasonId: 5, tournamentName: 'A' }] };
    const decoded = leaguesOfSeason.decode(sent);
    const league = either.isRight(decoded) ? decoded.right.rows[0] : undefined;
    if (league === undefined) throw new Error('the league is unreadable');
    const { sportId } = deployment;
    const { tournamentId } = league;
    const date = '2026-11-21' as CivilDate;
    const day = (showsOtherMatches: boolean) =>
      broadcastsOfDayAsked({ sportId, showsOtherMatches }, league, date);
    expect(day(true)).toEqual({ sportId, tournamentId: null, date });
    expect(day(false)).toEqual({ sportId, tournamentId, date });
    expect(broadcastsOfLeagueAsked(deployment, league)).toEqual({ sportId, tournamentId });
  });
});
