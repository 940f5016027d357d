import type { Reading } from '@kampdag/core/decode/reading';
import { OrgId, PersonId, SeasonId, TournamentId } from '@kampdag/core/ids';
import { AttendanceRow, averageAttendance } from '@kampdag/core/league/attendance';
import { BroadcastRow, broadcastOf, broadcastProviders } from '@kampdag/core/league/broadcast';
import { hockeyLineupOf } from '@kampdag/core/league/hockeyLineup';
import { timeOnIce } from '@kampdag/core/league/hockeyMatchPlayer';
import { HockeySeasonPlayerRow, seasonPlayerKey } from '@kampdag/core/league/hockeySkater';
import { lastMatches, matchLimits, numberMatchesOf, readMatchLimit } from '@kampdag/core/league/matchLimit';
import { logoUrl } from '@kampdag/core/league/organisation';
import { byShirtNumber, fullName } from '@kampdag/core/league/person';
import { previousTournaments } from '@kampdag/core/league/personTournament';
import { areResultsVisible, areStandingsVisible, withoutResult } from '@kampdag/core/league/publication';
import { RefereeRow, refereeName } from '@kampdag/core/league/referee';
import { isGoaliePosition, MatchTeamMemberRow, playersOf } from '@kampdag/core/league/roster';
import { SoccerPlayerRow, soccerPlayerName } from '@kampdag/core/league/soccerPlayer';
import { newestTransfersFirst, TransferRow, transfersSince } from '@kampdag/core/league/transfer';
import { destinationOf } from '@kampdag/core/site/destination';
import { clampDate, datePickerRange } from '@kampdag/core/time/calendar';
import { addDays, type CivilDate, daysBetween } from '@kampdag/core/time/civilDate';
import fc from 'fast-check';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { generatedToday, matchWithin, plainMatch, wallTime } from '../../arbitraries/matches.ts';

const read = <A>(reading: Pick<Reading<A>, 'decode'>, row: unknown): A => {
  const decoded = reading.decode(row);
  if (either.isLeft(decoded)) throw new Error('the row is bad');
  return decoded.right;
};
const day = (text: string): CivilDate => text as CivilDate;

describe('publication (specification §5, reading 8)', () => {
  it('shows results only if the league displays them and the tournament published them; unknown counts as yes', () => {
    const seen = [true, false, null].flatMap((displayed) =>
      [true, false, null].map((published) => areResultsVisible({ displayed, published })),
    );
    expect(seen).toEqual([true, false, true, false, false, false, true, false, true]);
  });

  it('hides the standings with the results, and where the table is held back', () => {
    const seen = [true, false].flatMap((isResultPublished) =>
      [true, false].map((isTablePublished) => areStandingsVisible({ isResultPublished, isTablePublished })),
    );
    expect(seen).toEqual([true, false, false, false]);
  });

  it('leaves a hidden match neither result nor anything that leads to its score (reading 24)', () => {
    fc.assert(
      fc.property(matchWithin(2), wallTime, (match, now) => {
        const hidden = withoutResult(match);
        expect(hidden.result).toBeNull();
        expect(destinationOf(hidden, now)).toBe('matchnotready');
        expect({ ...hidden, result: match.result, liveClientType: match.liveClientType }).toEqual(match);
      }),
    );
    expect(withoutResult(plainMatch).liveClientType).toBe('None');
  });
});

describe('transfers (specification §7, §9)', () => {
  it('are asked for since one year ago, the 28th where there is no 29 February', () => {
    expect(transfersSince(day('2026-11-21'))).toBe('2025-11-21');
    expect(transfersSince(day('2024-02-29'))).toBe('2023-02-28');
  });

  it('stand newest first, those without a date last, then by name', () => {
    const transfer = (datePermittedToPlayNewOrg: string | null, firstName: string) =>
      read(TransferRow, { transferId: 1, firstName, datePermittedToPlayNewOrg });
    const sorted = newestTransfersFirst([
      transfer(null, 'D'),
      transfer('2026-01-01T00:00:00', 'C'),
      transfer('2026-05-01T00:00:00', 'Å'),
      transfer('2026-05-01T00:00:00', 'B'),
    ]);
    expect(sorted.map(fullName)).toEqual(['B', 'Å', 'C', 'D']);
  });
});

describe("the date picker's range (specification §5)", () => {
  it('is 100 years back to 52 ahead, unless a bound is set', () => {
    expect(datePickerRange(day('2026-11-21'))).toEqual({ min: '1926-11-21', max: '2078-11-21' });
    expect(datePickerRange(day('2026-11-21'), { min: day('2026-01-01') })).toEqual({
      min: '2026-01-01',
      max: '2078-11-21',
    });
    expect(datePickerRange(day('2026-11-21'), { max: day('2027-01-01') }).max).toBe('2027-01-01');
  });

  it('holds every clamped day, and moves no day that it holds', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60_000, max: 60_000 }), (offset) => {
        const range = datePickerRange(generatedToday);
        const date = addDays(generatedToday, offset);
        const clamped = clampDate(date, range);
        expect(clamped >= range.min && clamped <= range.max).toBe(true);
        if (date >= range.min && date <= range.max) expect(clamped).toBe(date);
        expect(Math.sign(daysBetween(generatedToday, clamped))).toBe(Math.sign(offset));
      }),
    );
  });
});

describe('the filter of last matches (specification §5)', () => {
  it('offers all, 1, 2, 4, 5 and 10, and takes anything else for all', () => {
    expect(matchLimits).toEqual([0, 1, 2, 4, 5, 10]);
    expect(matchLimits.map((limit) => readMatchLimit(String(limit)))).toEqual(matchLimits);
    for (const text of [null, '', '3', '-1', '05', 'x']) expect(readMatchLimit(text)).toBe(0);
  });

  it('takes the last so many, all of them for 0, and leaves the call without a limit then', () => {
    const matches = Array.from({ length: 12 }, (_, i) => i);
    expect(matchLimits.map((limit) => lastMatches(matches, limit).length)).toEqual([12, 1, 2, 4, 5, 10]);
    expect(lastMatches(matches, 2)).toEqual([10, 11]);
    expect(numberMatchesOf(0)).toBeNull();
    expect(numberMatchesOf(5)).toBe(5);
  });
});

describe('a broadcast (specification §3)', () => {
  const broadcast = (broadcastUrls: object | null) =>
    broadcastOf(read(BroadcastRow, { matchId: 1, broadcastUrls }));

  it('is of the first provider that has an address, with its logo', () => {
    expect(broadcast({ tv2: 'https://tv2.no/1', mygame: ' https://mygame.no/1 ' })).toEqual({
      provider: 'mygame',
      url: 'https://mygame.no/1',
      logo: 'mygame',
      horizontalLogo: 'mygame-horizontal',
      logoWidth: 70,
    });
    for (const provider of broadcastProviders.filter((p) => p !== 'mygame'))
      expect(broadcast({ [provider]: 'https://x.no' })).toMatchObject({ provider, logoWidth: 50 });
  });

  it('is none without an address, nor of one that is no web address', () => {
    expect(broadcast(null)).toBeNull();
    expect(broadcast({ play: '' })).toBeNull();
    expect(broadcast({ play: 'javascript:alert(1)' })).toBeNull();
    expect(broadcast({ play: 'data:text/html,x', tv2: 'http://tv2.no' })?.provider).toBe('tv2');
  });
});

describe('a logo (wire-format §3)', () => {
  const logo = (orgLogoBase64: string | null) =>
    logoUrl({ orgId: OrgId(1), name: null, logoBase64: orgLogoBase64 });

  it('is told by its first letters: png, jpg or gif', () => {
    expect(logo('iVBORw0KGgoAAA==')).toBe('data:image/png;base64,iVBORw0KGgoAAA==');
    expect(logo('/9j/4AAQ')).toBe('data:image/jpeg;base64,/9j/4AAQ');
    expect(logo('R0lGODlh')).toBe('data:image/gif;base64,R0lGODlh');
  });

  it('is none for anything else', () => {
    for (const text of [null, '', 'PHN2Zz4=', 'iVBORw0KGgo" onload="x']) expect(logo(text)).toBeNull();
  });
});

describe('names and numbers', () => {
  it('join what is known of a name', () => {
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

  it("prefer a referee's own name, a player's whole name, measured seconds", () => {
    expect(
      refereeName(read(RefereeRow, { firstName: 'A', lastName: 'B', nonOfficialRefereeName: 'C' })),
    ).toBe('A B');
    expect(refereeName(read(RefereeRow, { nonOfficialRefereeName: 'C' }))).toBe('C');
    expect(refereeName(read(RefereeRow, {}))).toBe('');
    expect(soccerPlayerName(read(SoccerPlayerRow, { fullName: 'A B', firstName: 'X' }))).toBe('A B');
    expect(soccerPlayerName(read(SoccerPlayerRow, { firstName: 'X', lastName: 'Y' }))).toBe('X Y');
    expect(timeOnIce({ timeOnIceSeconds: 61, timeOnIceText: 5 })).toBe(61);
    expect(timeOnIce({ timeOnIceSeconds: null, timeOnIceText: 5 })).toBe(5);
  });

  it('know goalkeepers by GK1 and GK2, and leave coaches out of the players', () => {
    expect(['GK1', 'gk2', 'RD', 'GK3', null].map(isGoaliePosition)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    const member = (memberType: string | null) => read(MatchTeamMemberRow, { personId: 1, memberType });
    expect(playersOf([member('Player'), member('TeamSupport'), member(null)])).toHaveLength(2);
  });

  it('tell a season player by person and team, for one person may occur twice', () => {
    const player = (teamOrgId: number) =>
      seasonPlayerKey(read(HockeySeasonPlayerRow, { personId: 1, teamOrgId }));
    expect(player(2)).not.toBe(player(3));
  });

  it('average spectators over the games', () => {
    expect(averageAttendance(read(AttendanceRow, { total: 100, games: 3 }))).toBe(33);
    expect(averageAttendance(read(AttendanceRow, { total: 0, games: 0 }))).toBeNull();
  });
});

describe("a person's previous leagues", () => {
  const league = (tournamentId: number, seasonId: number, name = 'x') => ({
    tournamentId: TournamentId(tournamentId),
    name,
    seasonId: SeasonId(seasonId),
    seasonName: null,
    sportId: null,
    teamId: null,
  });

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
  });
});

describe("a hockey team's line-up (specification §2, §9)", () => {
  const member = (personId: number, position: string | null, number: string | null = null) =>
    read(MatchTeamMemberRow, { personId, position, number, memberType: 'Player' });
  const line = (personId: number, lineNumber: number | null) => ({
    personId: PersonId(personId),
    lineNumber,
  });

  it('puts each player into the slot of the position in the line of the match', () => {
    const lineup = hockeyLineupOf(
      [member(1, 'RD'), member(2, 'ld'), member(3, 'CE'), member(4, 'GK1', '30'), member(5, 'GK2', '1')],
      [line(1, 1), line(2, 1), line(3, 4), line(4, null)],
    );
    expect(lineup.lines.map(({ line: number }) => number)).toEqual([1, 2, 3, 4]);
    expect(lineup.lines[0]?.slots.RD?.personId).toBe(1);
    expect(lineup.lines[0]?.slots.LD?.personId).toBe(2);
    expect(lineup.lines[3]?.slots.CE?.personId).toBe(3);
    expect(lineup.lines[1]?.slots.RD).toBeNull();
    expect(lineup.goalies.map(({ personId }) => personId)).toEqual([5, 4]);
    expect(lineup.others).toEqual([]);
  });

  it('keeps a place for the first by shirt number, and loses nobody', () => {
    const lineup = hockeyLineupOf(
      [member(1, 'RW', '9'), member(2, 'RW', '4'), member(3, 'XX'), member(4, 'LW')],
      [line(1, 2), line(2, 2), line(3, 1), line(4, 5)],
    );
    expect(lineup.lines[1]?.slots.RW?.personId).toBe(2);
    expect(lineup.others.map(({ personId }) => personId)).toEqual([1, 3, 4]);
  });

  it('holds every player once', () => {
    const position = fc.constantFrom('RD', 'LD', 'RW', 'CE', 'LW', 'GK1', 'GK2', 'XX', null);
    const squad = fc.uniqueArray(
      fc.tuple(fc.integer({ min: 1, max: 30 }), position, fc.integer({ min: 0, max: 5 })),
      {
        selector: ([id]) => id,
      },
    );
    fc.assert(
      fc.property(squad, (people) => {
        const { lines, goalies, others } = hockeyLineupOf(
          people.map(([id, place]) => member(id, place, String(id))),
          people.map(([id, , number]) => line(id, number)),
        );
        const placed = lines.flatMap(({ slots }) => Object.values(slots).filter((slot) => slot !== null));
        const all = [...placed, ...goalies, ...others].map(({ personId }) => Number(personId));
        expect(all.toSorted((a, b) => a - b)).toEqual(people.map(([id]) => id).toSorted((a, b) => a - b));
      }),
    );
  });
});
