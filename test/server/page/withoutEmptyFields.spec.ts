import { decodeBody } from '@kampdag/core/gateway/client';
import { leaguesOfSeason } from '@kampdag/core/gateway/endpoints';
import { describe, expect, it } from 'vitest';
import { withoutEmptyFields } from '../../../src/server/page/document.ts';

describe('an answer without null fields', () => {
  it('decodes to the same leagues', () => {
    const league = { tournamentId: 11, seasonId: 1, tournamentName: 'EHL', sportId: 199, division: null };
    const body = { tournamentsInSeason: [league, { ...league, tournamentId: 12, division: 0 }] };
    const kept = withoutEmptyFields(body);
    expect(JSON.stringify(kept)).not.toContain('null');
    expect(JSON.stringify(kept)).toContain('"division":0');
    expect(decodeBody(leaguesOfSeason, kept)).toEqual(decodeBody(leaguesOfSeason, body));
  });
});
