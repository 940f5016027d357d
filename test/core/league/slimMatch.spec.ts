import { MatchRow, slimMatchRow } from '@kampdag/core/league/match';
import * as fc from 'fast-check';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { plainMatch } from '../../arbitraries/matches.ts';
import { everyReading } from '../../arbitraries/readings.ts';
import { sentRowOf } from '../../arbitraries/schema.ts';

const ofMatches = everyReading.filter(({ name }) => name === 'match');

describe('a match’s row as it is sent with a page', () => {
  it('reads as the same match', () => {
    expect(ofMatches).toHaveLength(1);
    fc.assert(
      fc.property(fc.oneof(...ofMatches.map(sentRowOf)), ({ plain, sent }) => {
        expect(MatchRow.decode(slimMatchRow(sent))).toEqual(MatchRow.decode(sent));
        expect(MatchRow.decode(slimMatchRow(plain))).toEqual(MatchRow.decode(plain));
      }),
    );
  });

  it('is as bad as it was where it is no row', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (row) => {
        expect(either.isRight(MatchRow.decode(slimMatchRow(row)))).toBe(either.isRight(MatchRow.decode(row)));
      }),
    );
  });

  it('leaves out the names of a team that are not shown, whatever is shown', () => {
    const names = { hometeamOverriddenName: 'A', hometeamOrgName: 'B', hometeam: 'C' };
    const away = { awayteamOverriddenName: ' ', awayteamOrgName: 'E', awayteam: 'F' };
    expect(slimMatchRow({ matchId: 1, ...names, ...away })).toEqual({
      matchId: 1,
      hometeamOverriddenName: 'A',
      awayteamOverriddenName: ' ',
      awayteamOrgName: 'E',
    });
    expect(slimMatchRow({ matchId: 1, ...names, hometeam: 7 })).toEqual({
      matchId: 1,
      ...names,
      hometeam: 7,
    });
  });

  it('writes unknown spectators as the federation does', () => {
    expect(MatchRow.encode(plainMatch)).toMatchObject({ spectators: -1 });
    expect(MatchRow.encode({ ...plainMatch, spectators: 0 })).toMatchObject({ spectators: 0 });
  });

  it('leaves out what is not read', () => {
    expect(slimMatchRow({ matchId: 1, lastChangeDate: '2026-11-21T00:00:00', venueNo: null })).toEqual({
      matchId: 1,
    });
  });
});
