import { MatchId, SeasonId, TeamId, TournamentId } from '@kampdag/core/ids';
import { dayGroups } from '@kampdag/core/league/day/dayGroups';
import type { LeagueDay } from '@kampdag/core/league/day/leagueDay';
import { phaseOf } from '@kampdag/core/league/match/phase';
import { shownStatusOf } from '@kampdag/core/league/match/shownStatus';
import { inLeagueOrder, type League } from '@kampdag/core/league/season/league';
import { TimeOfDay } from '@kampdag/core/time/timeOfDay';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leagueWith } from '../../../arbitraries/leagues.ts';
import { generatedToday, matchWithin } from '../../../arbitraries/matches.ts';

const league = (id: number, division: number | null): League =>
  leagueWith({
    tournamentId: TournamentId(id),
    seasonId: SeasonId(1),
    name: `Liga ${id}`,
    division,
  });

/** Some leagues with matches of their own on one day, each match once. */
const days: fc.Arbitrary<readonly LeagueDay[]> = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.option(fc.integer({ min: 1, max: 4 }))), {
    maxLength: 8,
    selector: ([id]) => id,
  })
  .chain((leagues) =>
    fc.tuple(
      ...leagues.map(([id, division]) =>
        fc.record({
          league: fc.constant(league(id, division)),
          matches: fc.array(matchWithin(0), { maxLength: 6 }),
          hasFailed: fc.constant(false),
        }),
      ),
    ),
  )
  .map((all) =>
    all.map((day, place) => ({
      ...day,
      matches: day.matches.map((match, i) => ({
        ...match,
        matchId: MatchId(place * 100 + i),
        tournamentId: day.league.tournamentId,
      })),
    })),
  );

const by = fc.record({
  order: fc.constantFrom({ named: [] }, { named: ['liga 7', 'liga 3'] }),
  now: fc.integer({ min: 0, max: 1_439 }).map((time) => ({ date: generatedToday, time: TimeOfDay(time) })),
  teams: fc.uniqueArray(fc.integer({ min: 1, max: 6 })).map((ids) => new Set(ids.map(TeamId))),
  leagues: fc.uniqueArray(fc.integer({ min: 1, max: 40 })).map((ids) => new Set(ids.map(TournamentId))),
});

const idsOf = (matches: readonly { readonly matchId: MatchId }[]): readonly number[] =>
  matches.map(({ matchId }) => Number(matchId)).toSorted((a, b) => a - b);

describe('a day in groups', () => {
  it('has each match once, and no others', () => {
    fc.assert(
      fc.property(days, by, (all, how) => {
        const grouped = dayGroups(all, how).flatMap(({ matches }) => matches);
        expect(idsOf(grouped)).toEqual(idsOf(all.flatMap(({ matches }) => matches)));
      }),
    );
  });

  it('starts with followed teams, then followed leagues, both in league order', () => {
    fc.assert(
      fc.property(days, by, (all, how) => {
        const groups = dayGroups(all, how);
        const ranks = groups.map((group) => (group.type === 'teams' ? 0 : group.isFollowed ? 1 : 2));
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        for (const isFollowed of [true, false]) {
          const leagues = groups.flatMap((group) =>
            group.type === 'league' && group.isFollowed === isFollowed ? [group.league] : [],
          );
          expect(leagues).toEqual(inLeagueOrder(leagues, how.order));
          expect(leagues.every(({ tournamentId }) => how.leagues.has(tournamentId) === isFollowed)).toBe(
            true,
          );
        }
      }),
    );
  });

  it('has live matches first, then upcoming, then finished ones', () => {
    fc.assert(
      fc.property(days, by, (all, how) => {
        for (const { matches } of dayGroups(all, how)) {
          const phases = matches.map((match) =>
            ['live', 'toCome', 'over'].indexOf(phaseOf(shownStatusOf(match, how.now))),
          );
          expect(phases).toEqual(phases.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  it('keeps a league whose matches could not be fetched, and marks it', () => {
    const failed = { league: league(3, 1), matches: [], hasFailed: true };
    const now = { date: generatedToday, time: TimeOfDay(0) };
    const none = { order: { named: [] }, now, teams: new Set<TeamId>(), leagues: new Set<TournamentId>() };
    expect(dayGroups([failed], none)).toMatchObject([{ type: 'league', hasFailed: true }]);
  });
});
