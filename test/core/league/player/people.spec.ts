import { AttendanceRow, averageAttendance } from '@kampdag/core/league/match/attendance';
import { RefereeRow, refereeName } from '@kampdag/core/league/match/referee';
import { byShirtNumber, fullName } from '@kampdag/core/league/player/person';
import { isGoaliePosition, MatchTeamMemberRow, playersOf } from '@kampdag/core/league/player/roster';
import { HockeyMatchPlayerRow } from '@kampdag/core/sport/icehockey/sheets/hockeyMatchPlayer';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decoded } from '../decoded.ts';

const timeOnIce = (sent: object) => decoded(HockeyMatchPlayerRow, { personId: 1, ...sent }).timeOnIce;

const member = (memberType: string | null) => decoded(MatchTeamMemberRow, { personId: 1, memberType });

describe('names and numbers', () => {
  it('join the known parts of a name', () => {
    expect(fullName({ firstName: 'Ola', lastName: 'Nordmann' })).toBe('Ola Nordmann');
    expect(fullName({ firstName: null, lastName: 'Nordmann' })).toBe('Nordmann');
  });

  it('sort shirts as numbers, 0 before 00, no number last', () => {
    const shirts = ['10', null, '2', '00', 'x', '0'].map((shirtNumber) => ({ shirtNumber }));
    expect(shirts.toSorted(byShirtNumber).map(({ shirtNumber }) => shirtNumber)).toEqual([
      '0',
      '00',
      '2',
      '10',
      'x',
      null,
    ]);
  });

  it('keep the order of players without a number, or with the same', () => {
    const shirt = fc.oneof(
      fc.nat(12).map(String),
      fc.constantFrom('0', '00', '000', '01', 'x', 'xy', 'y', '', null),
    );
    fc.assert(
      fc.property(fc.array(shirt, { maxLength: 12 }), (numbers) => {
        const players = numbers.map((shirtNumber, index) => ({ shirtNumber, index }));
        const sorted = players.toSorted(byShirtNumber);
        for (const own of new Set(numbers)) {
          const same = sorted.filter(({ shirtNumber }) => shirtNumber === own).map(({ index }) => index);
          expect(same).toEqual(same.toSorted((a, b) => a - b));
        }
        const again = sorted.toReversed().toSorted(byShirtNumber);
        expect(again.map(({ shirtNumber }) => shirtNumber)).toEqual(
          sorted.map(({ shirtNumber }) => shirtNumber),
        );
      }),
    );
    const unnumbered = [{ shirtNumber: null }, { shirtNumber: null }] as const;
    expect(byShirtNumber(...unnumbered)).toBe(0);
  });

  it("prefer a referee's own name, and measured seconds", () => {
    expect(
      refereeName(decoded(RefereeRow, { firstName: 'A', lastName: 'B', nonOfficialRefereeName: 'C' })),
    ).toBe('A B');
    expect(refereeName(decoded(RefereeRow, { nonOfficialRefereeName: 'C' }))).toBe('C');
    expect(refereeName(decoded(RefereeRow, { firstName: null }))).toBe('');
    expect(timeOnIce({ playerTimeSeconds: 61, playerTime: '00:05' })).toBe(61);
    expect(timeOnIce({ playerTimeSeconds: null, playerTime: '00:05' })).toBe(5);
    expect(timeOnIce({ playerTime: '20:01' })).toBe(1201);
  });

  it('know goalkeepers by GK1 and GK2, and leave coaches out of the players', () => {
    expect(['GK1', 'gk2', 'RD', 'GK3', null].map(isGoaliePosition)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(
      playersOf([member('Player'), member('TeamSupport'), member(null)]).map(({ memberType }) => memberType),
    ).toEqual(['Player', null]);
  });

  it('average spectators over the games', () => {
    expect(averageAttendance(decoded(AttendanceRow, { total: 100, games: 3 }))).toBe(33);
    expect(averageAttendance(decoded(AttendanceRow, { total: 100, games: 1 }))).toBe(100);
    expect(averageAttendance(decoded(AttendanceRow, { total: 0, games: 0 }))).toBeNull();
  });
});
