import { OrgId, PersonId, SeasonId, TeamId, TournamentId } from '@kampdag/core/ids';
import {
  type Followable,
  type Followed,
  followedFirst,
  followedOf,
  isFollowed,
  mostFollowed,
  nothingFollowed,
  toggleFollowed,
} from '@kampdag/core/site/followed';
import { readFollowed, writeFollowed } from '@kampdag/core/site/followedCodec';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const id = fc.integer({ min: 1, max: 9_999_999 });
const shared = {
  seasonId: fc.option(id.map(SeasonId)),
  tournamentId: fc.option(id.map(TournamentId)),
  name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((name) => name.trim() === name),
};
const thing: fc.Arbitrary<Followable> = fc.oneof(
  fc.record({ kind: fc.constant('league' as const), id: id.map(TournamentId), ...shared }),
  fc.record({ kind: fc.constant('team' as const), id: id.map(TeamId), ...shared }),
  fc.record({
    kind: fc.constant('player' as const),
    id: id.map(PersonId),
    orgId: fc.option(id.map(OrgId)),
    ...shared,
  }),
);
const followed: fc.Arbitrary<Followed> = fc.uniqueArray(thing, {
  maxLength: 12,
  selector: ({ kind, id: of }) => `${kind} ${of}`,
});

const isEven = (item: number) => item % 2 === 0;

describe('what is followed', () => {
  it('survives storage and links unchanged', () => {
    fc.assert(
      fc.property(followed, (all) => {
        expect(readFollowed(writeFollowed(all))).toEqual(all);
      }),
    );
  });

  it('is read from any text without an error, each item once and up to the maximum', () => {
    const junk = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.jsonValue()).map((rows) => JSON.stringify(rows)),
    );
    fc.assert(
      fc.property(junk, (text) => {
        const read = readFollowed(text);
        if (read !== null) expect(read.length).toBeLessThanOrEqual(mostFollowed);
      }),
    );
    const many = Array.from({ length: mostFollowed + 5 }, (_, i) => ['t', i + 1, 'Lag', [0, 0, 0]]);
    expect(readFollowed(JSON.stringify([...many, ...many]))).toHaveLength(mostFollowed);
  });

  it('loses only a bad row', () => {
    const rows = [
      ['t', 7, 'Nordlys', [1, 11, 0]],
      ['x', 8, 'Ukjent', [1, 11, 0]],
      ['l', 0, 'Ingen', [1, 0, 0]],
      null,
    ];
    expect(readFollowed(JSON.stringify(rows))).toEqual([
      { kind: 'team', id: 7, name: 'Nordlys', seasonId: 1, tournamentId: 11 },
    ]);
    expect(readFollowed('{"t":1}')).toBeNull();
  });

  it('toggles independently of other items', () => {
    fc.assert(
      fc.property(followed, thing, (all, one) => {
        const once = toggleFollowed(one)(all);
        expect(isFollowed(once, one)).toBe(!isFollowed(all, one));
        expect(isFollowed(toggleFollowed(one)(once), one)).toBe(isFollowed(all, one));
      }),
    );
  });

  it('distinguishes leagues, teams and players with the same id', () => {
    const team: Followable = {
      kind: 'team',
      id: TeamId(5),
      seasonId: null,
      tournamentId: null,
      name: 'Nordlys',
    };
    const all = toggleFollowed(team)(nothingFollowed);
    expect(isFollowed(all, { kind: 'league', id: TournamentId(5) })).toBe(false);
    expect(followedOf(all, 'team')).toEqual([team]);
    expect(followedOf(all, 'player')).toEqual([]);
  });

  it('comes first, in otherwise unchanged order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (items) => {
        const ordered = followedFirst(items, isEven);
        expect(ordered.filter(isEven)).toEqual(items.filter(isEven));
        expect(ordered.filter((item) => !isEven(item))).toEqual(items.filter((item) => !isEven(item)));
        expect(ordered.findLastIndex(isEven)).toBeLessThan(items.filter(isEven).length);
      }),
    );
  });
});
