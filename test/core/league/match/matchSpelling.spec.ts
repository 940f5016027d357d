import { MatchRow } from '@kampdag/core/league/match/match';
import { describe, expect, it } from 'vitest';
import { decoded } from '../decoded.ts';

const specified = {
  matchId: 7,
  hometeam: 'Frisk Asker',
  awayteam: 'Vålerenga',
  hometeamOrgName: 'Frisk',
  hometeamOverriddenName: 'Frisk Asker Elite',
  hometeamId: 11,
  awayteamId: 12,
  hometeamClubOrgId: 21,
  awayteamClubOrgId: 22,
};

/** The same row as some calls write it. */
const spelledOtherwise = (row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key.replace(/^(home|away)team/, '$1Team'), value]),
  );

describe('a match row spelled otherwise (wire-format §3)', () => {
  it('is read as the same match where it says homeTeam… for hometeam…', () => {
    const otherwise = spelledOtherwise(specified);
    expect(otherwise).not.toHaveProperty('hometeamId');
    expect(decoded(MatchRow, otherwise)).toEqual(decoded(MatchRow, specified));
    expect(decoded(MatchRow, otherwise).teams).toEqual({
      home: { teamId: 11, name: 'Frisk Asker Elite', clubOrgId: 21 },
      away: { teamId: 12, name: 'Vålerenga', clubOrgId: 22 },
    });
  });

  it('is read as the same match where a single field is', () => {
    const { awayteam, ...others } = specified;
    expect(decoded(MatchRow, { ...others, awayTeam: awayteam })).toEqual(decoded(MatchRow, specified));
  });

  it('is read as the same match where it names the match id', () => {
    const { matchId, ...others } = specified;
    expect(decoded(MatchRow, { ...others, id: matchId })).toEqual(decoded(MatchRow, specified));
    expect(decoded(MatchRow, { ...spelledOtherwise(others), id: matchId })).toEqual(
      decoded(MatchRow, specified),
    );
  });

  it('goes by matchId where it has both', () => {
    expect(decoded(MatchRow, { ...specified, id: 8 }).matchId).toBe(7);
  });
});
