import { PersonId } from '@kampdag/core/ids';
import { MatchTeamMemberRow } from '@kampdag/core/league/player/roster';
import { hockeyLineupOf } from '@kampdag/core/sport/icehockey/sheets/hockeyLineup';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decoded } from '../../../league/decoded.ts';

const member = (personId: number, position: string | null, number: string | null = null) =>
  decoded(MatchTeamMemberRow, { personId, position, number, memberType: 'Player' });

const line = (personId: number, lineNumber: number | null) => ({
  personId: PersonId(personId),
  lineNumber,
});

describe("a hockey team's line-up (§2, §9)", () => {
  it('puts each player into the slot of the position in the line of the match (§3)', () => {
    const lineup = hockeyLineupOf(
      [member(1, 'RD'), member(2, 'ld'), member(3, 'CE'), member(4, 'GK1', '30'), member(5, 'GK2', '1')],
      [line(1, 1), line(2, 1), line(3, 4), line(4, null)],
    );
    expect(lineup.lines.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
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
