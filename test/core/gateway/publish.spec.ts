import { basketballMatchPlayers } from '@kampdag/core/gateway/ballEndpoints';
import { endpointTable } from '@kampdag/core/gateway/endpointTable';
import { playerInfo, rosterOfTeam } from '@kampdag/core/gateway/leagueEndpoints';
import {
  broadcastOfMatch,
  matchReferees,
  matchTeamMembers,
  organisations,
} from '@kampdag/core/gateway/matchEndpoints';
import * as fc from 'fast-check';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { leavingAs } from '../../support/federation/published.ts';

const person = {
  personId: 7,
  firstName: 'Kari',
  lastName: 'Nordmann',
  birthDate: '2012-05-17T00:00:00',
  email: 'kari@example.no',
  mobilePhone: '99999999',
};

describe('what leaves the server (R25)', () => {
  it.each([
    ['a roster', rosterOfTeam],
    ['the people of a match', matchTeamMembers],
    ['a player', playerInfo],
    ['a match’s referees', matchReferees],
    ['basketball players', basketballMatchPlayers],
  ])('holds no date of birth and no address: %s', (_, endpoint) => {
    const sent = JSON.stringify(leavingAs(endpoint, [person]));
    expect(sent).toContain('Kari');
    expect(sent).not.toMatch(/05-17|email|example\.no|9999/);
  });

  it('holds the year of birth', () => {
    expect(leavingAs(rosterOfTeam, [person])).toMatchObject([{ birthDate: '2012' }]);
    const decoded = rosterOfTeam.decode(leavingAs(rosterOfTeam, [person]));
    expect(either.isRight(decoded) && decoded.right.rows[0]?.born).toBe(2012);
  });

  it("drops a club's contact data", () => {
    const club = { orgId: 1, orgName: 'Club', orgLogoBase64: '/9j/', email: 'x@y.no', address: 'Street 1' };
    expect(leavingAs(organisations, [club])).toEqual([{ orgId: 1, orgName: 'Club', orgLogoBase64: '/9j/' }]);
  });

  it('is nothing for the federation’s own error and for unreadable data', () => {
    expect(leavingAs(rosterOfTeam, { errorMessage: 'no', email: 'x' })).toBeUndefined();
    expect(leavingAs(playerInfo, { errorMessage: 'no' })).toBeUndefined();
    expect(leavingAs(rosterOfTeam, [{ firstName: 'nobody', email: 'x@y.no' }])).toBeUndefined();
    for (const body of [null, 'x@y.no', 3, {}])
      expect(JSON.stringify(leavingAs(matchReferees, body)) ?? '').not.toContain('x@y.no');
  });

  it('decodes as the answer itself', () => {
    for (const endpoint of [rosterOfTeam, matchTeamMembers, playerInfo, basketballMatchPlayers])
      expect(endpoint.decode(leavingAs(endpoint, [person]))).toEqual(endpoint.decode([person]));
  });

  it('never throws, and neither does decoding, whatever JSON upstream answers', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        for (const endpoint of endpointTable) {
          endpoint.decode(body);
          const left = leavingAs(endpoint, body);
          if (left !== undefined) expect(either.isRight(endpoint.decode(left))).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });
});

const read = (body: unknown) => {
  const decoded = playerInfo.decode(body);
  return either.isRight(decoded) ? (decoded.right?.personId ?? null) : decoded.left;
};

const count = (body: unknown) => {
  const decoded = rosterOfTeam.decode(body);
  return either.isRight(decoded) ? decoded.right.rows.length : decoded.left[0]?.path;
};

const urls = (body: unknown) => {
  const decoded = broadcastOfMatch.decode(body);
  return either.isRight(decoded) ? decoded.right.rows.map((row) => row.urls.play) : decoded.left;
};

describe('the answers of calls', () => {
  it('are the first of a list for a player, null for none', () => {
    expect(read([person, { ...person, personId: 8 }])).toBe(7);
    expect(read([])).toBeNull();
    expect(read(null)).toMatchObject([{ path: '' }]);
    expect(read([{ lastName: 'Nordmann' }])).toMatchObject([{ path: '0.personId' }]);
    expect(read({})).toMatchObject([{ path: 'members' }]);
    expect(leavingAs(playerInfo, [person, { ...person, personId: 8 }])).toHaveLength(1);
  });

  it('are a list, or rows or null under a name that is known (§7)', () => {
    expect([count([person]), count({ members: [person] }), count({ members: null })]).toEqual([1, 1, 0]);
    expect([count(null), count('x'), count({})]).toEqual(['', '', 'members']);
    expect(count({ members: 3 })).toBe('members');
    expect(leavingAs(rosterOfTeam, { members: [person] })).toMatchObject({ members: [{ personId: 7 }] });
  });

  it('are a list or a single object for one match’s broadcasts', () => {
    const broadcast = { matchId: 1, broadcastUrls: { play: 'https://a.no' } };
    expect(urls(broadcast)).toEqual(['https://a.no']);
    expect(urls([broadcast])).toEqual(['https://a.no']);
    expect(urls(null)).toEqual([]);
    expect(leavingAs(broadcastOfMatch, broadcast)).toMatchObject([{ matchId: 1 }]);
  });
});
