import { list, single } from '@kampdag/core/decode/body';
import { NumberLike, OptionalDate, OptionalHhmm, OptionalText, Text } from '@kampdag/core/decode/codecs';
import { entity, field } from '@kampdag/core/decode/entity';
import { decodeBody } from '@kampdag/core/gateway/client';
import {
  matchesOfLeague,
  matchesOnDate,
  seasonsOfYear,
  teamsOfLeague,
} from '@kampdag/core/gateway/endpoints';
import * as fc from 'fast-check';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';

const valueOf = <A>(decoded: either.Either<unknown, A>): A | 'refused' =>
  either.isRight(decoded) ? decoded.right : 'refused';

describe('what the federation writes (wire-format §3)', () => {
  it('loses its padding', () => {
    expect(valueOf(Text.decode('  Ringerike IHK   '))).toBe('Ringerike IHK');
    expect(valueOf(OptionalText.decode('   '))).toBeNull();
    expect(valueOf(OptionalText.decode(undefined))).toBeNull();
    expect(valueOf(OptionalText.decode(7))).toBe('refused');
  });

  it('names an id as a number or as its digits (R7)', () => {
    expect(valueOf(NumberLike.decode('201061'))).toBe(201_061);
    expect(valueOf(NumberLike.decode(201_061))).toBe(201_061);
    for (const other of ['', ' ', '0x10', '1e3', 'Infinity', Number.NaN, Infinity, true, null, []]) {
      expect(valueOf(NumberLike.decode(other))).toBe('refused');
    }
  });

  it('means "not set" by no date, year 0001 and time 0 (R10)', () => {
    expect(valueOf(OptionalDate.decode(null))).toBeNull();
    expect(valueOf(OptionalDate.decode('0001-01-01T00:00:00'))).toBeNull();
    expect(valueOf(OptionalDate.decode('2026-10-10T00:00:00'))).toBe('2026-10-10');
    expect(valueOf(OptionalHhmm.decode(0))).toBeNull();
    expect(valueOf(OptionalHhmm.decode(1830))).toBe(1_110);
  });
});

const wireMatch = {
  matchId: 8_439_241,
  tournamentId: 449_623,
  tournamentName: 'EHL ',
  seasonId: 201_061,
  hometeam: 'Ringerike IHK - MEN 1',
  hometeamOrgName: 'Ringerike Ishockeyklubb  ',
  hometeamOverriddenName: null,
  awayteam: 'Storhamar - MEN 1',
  awayteamOrgName: 'Storhamar Hockey',
  awayteamOverriddenName: 'Storhamar Elite ',
  hometeamId: 1,
  awayteamId: 2,
  matchDate: '2026-10-10T00:00:00',
  matchStartTime: 930,
  matchEndTime: 1_130,
  spectators: -1,
  statusTypeId: 1,
  nonPlayReason: null,
  liveClientType: 'Advanced',
  matchResult: { homeGoals: 2, awayGoals: 3, matchEndResult: '2-3' },
  actualMatchDate: '0001-01-01T00:00:00',
};

const firstMatch = (row: unknown) => {
  const decoded = decodeBody(matchesOfLeague, { matches: [row] });
  return either.isRight(decoded) ? decoded.right.rows[0] : undefined;
};

describe('a match as sent', () => {
  it('is named by the overridden name, else the organisation’s, else the suffixed one', () => {
    expect(firstMatch(wireMatch)?.teams.home.name).toBe('Ringerike Ishockeyklubb');
    expect(firstMatch(wireMatch)?.teams.away.name).toBe('Storhamar Elite');
    expect(firstMatch({ ...wireMatch, hometeamOrgName: ' ' })?.teams.home.name).toBe('Ringerike IHK - MEN 1');
  });

  it('has its numbers read, unknown spectators as none, and half a result as none', () => {
    const match = firstMatch(wireMatch);
    expect(match?.start).toBe(570);
    expect(match?.spectators).toBeNull();
    expect(match?.result?.goals).toEqual({ home: 2, away: 3 });
    expect(firstMatch({ ...wireMatch, matchResult: { homeGoals: 2, awayGoals: null } })?.result).toBeNull();
    expect(firstMatch({ ...wireMatch, matchResult: null })?.result).toBeNull();
  });

  it('is the same when its sides are cased homeTeam, as the day’s matches are', () => {
    const cased = Object.fromEntries(
      Object.entries(wireMatch).map(([key, value]) => [key.replace(/^(home|away)team/, '$1Team'), value]),
    );
    expect(firstMatch(cased)).toEqual(firstMatch(wireMatch));
  });
});

describe('a list of rows', () => {
  it('loses only a bad row, and names its path', () => {
    const decoded = decodeBody(teamsOfLeague, {
      teams: [{ teamId: 1, team: 'A' }, { team: 'no id' }, null, { teamId: '3', team: ' C  ' }],
    });
    const { rows, problems } = either.isRight(decoded) ? decoded.right : { rows: [], problems: [] };
    expect(rows.map(({ name }) => name)).toEqual(['A', 'C']);
    expect(problems.map(({ path }) => path.split('.').slice(0, 2).join('.'))).toEqual(['teams.1', 'teams.2']);
  });

  it('is empty where there is none, and a failure where the federation says so with 200 (wire-format §2)', () => {
    expect(valueOf(decodeBody(seasonsOfYear, { year: 2026, seasons: [] }))).toEqual({
      rows: [],
      problems: [],
    });
    expect(valueOf(decodeBody(matchesOnDate, { matches: null }))).toEqual({ rows: [], problems: [] });
    expect(valueOf(decodeBody(matchesOnDate, { errorMessage: 'No access' }))).toBe('refused');
    expect(valueOf(decodeBody(matchesOnDate, '<html>'))).toBe('refused');
  });

  it('never throws, whatever the input', () => {
    const row = entity<{ id: number }>('row', { id: field('id', NumberLike) });
    const { open: rows } = list(row, { names: ['rows'] });
    const { open: one } = single(row);
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }), (body) => {
        expect(() => rows(body)).not.toThrow();
        expect(() => rows({ rows: [body, body] })).not.toThrow();
        expect(() => one(body)).not.toThrow();
      }),
    );
  });
});
