import { MatchId, SeasonId, TournamentId } from '@kampdag/core/ids';
import type { DayGroup } from '@kampdag/core/league/day/dayGroups';
import type { League } from '@kampdag/core/league/season/league';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DayLine, dayPages } from '../../../src/web/screens/hall/dayPages.ts';
import { leagueWith } from '../../arbitraries/leagues.ts';
import { plainMatch } from '../../arbitraries/matches.ts';

const leagueOf = (id: number): League =>
  leagueWith({
    tournamentId: TournamentId(id),
    seasonId: SeasonId(1),
    name: `League ${id}`,
  });

/** Leagues of so many matches, each match with a number of its own. */
const groupsOf = (counts: readonly number[]): readonly DayGroup[] =>
  counts.map((count, league) => ({
    type: 'league',
    league: leagueOf(league + 1),
    isFollowed: false,
    hasFailed: count === 0,
    matches: Array.from({ length: count }, (_, at) => ({
      ...plainMatch,
      matchId: MatchId((league + 1) * 1_000 + at),
    })),
  }));

const textOf = (line: DayLine | undefined): string =>
  line === undefined ? '' : line.type === 'league' ? line.league.name : String(line.match.matchId);

const day = fc.tuple(fc.array(fc.nat(40), { maxLength: 8 }).map(groupsOf), fc.integer({ min: 2, max: 12 }));

describe('the pages of a hall’s day', () => {
  it('show every match once, in order, and no more lines than the screen has', () => {
    fc.assert(
      fc.property(day, ([groups, size]) => {
        const pages = dayPages(groups, size);
        expect(pages.flat().flatMap((line) => (line.type === 'match' ? line.match.matchId : []))).toEqual(
          groups.flatMap(({ matches }) => matches.map(({ matchId }) => matchId)),
        );
        for (const page of pages) expect(page.length).toBeLessThanOrEqual(size);
      }),
    );
  });

  it('name each league above its matches on the same page, also one without matches, and never at the foot of a page', () => {
    fc.assert(
      fc.property(day, ([groups, size]) => {
        const owners = new Map(
          groups.flatMap((group) =>
            group.type === 'league'
              ? group.matches.map(({ matchId }) => [String(matchId), group.league.name] as const)
              : [],
          ),
        );
        const pages = dayPages(groups, size);
        for (const page of pages) {
          let heading = '';
          for (const line of page) {
            if (line.type === 'league') heading = line.league.name;
            else expect(heading).toBe(owners.get(textOf(line)));
          }
          const foot = page.at(-1);
          if (foot?.type === 'league') expect([...owners.values()]).not.toContain(foot.league.name);
        }
        const named = new Set(
          pages.flat().flatMap((line) => (line.type === 'league' ? line.league.name : [])),
        );
        expect(named.size).toBe(groups.length);
      }),
    );
  });

  it('leave out followed teams, as nobody follows on a hall screen', () => {
    expect(dayPages([{ type: 'teams', matches: [plainMatch] }], 5)).toEqual([]);
  });
});
