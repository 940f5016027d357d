import { MatchId, TeamId, TournamentId } from '@kampdag/core/ids';
import { type LiveClientType, type Match } from '@kampdag/core/league/match/match';
import { nonPlayReasons } from '@kampdag/core/league/match/nonPlayReason';
import { addDays, type CivilDate } from '@kampdag/core/time/civilDate';
import type { WallTime } from '@kampdag/core/time/oslo';
import { TimeOfDay } from '@kampdag/core/time/timeOfDay';
import * as fc from 'fast-check';

/** The day around which generated matches lie. */
export const generatedToday = '2026-10-10' as CivilDate;

/** A match of an unplayed, fully known fixture; tests change what they are about. */
export const plainMatch: Match = {
  matchId: MatchId(1),
  tournamentId: TournamentId(10),
  tournamentName: 'EHL',
  seasonId: null,
  sportId: null,
  date: generatedToday,
  start: TimeOfDay(18 * 60 + 30),
  end: TimeOfDay(20 * 60 + 20),
  teams: {
    home: { teamId: TeamId(1), name: 'Storhamar', clubOrgId: null },
    away: { teamId: TeamId(2), name: 'Vålerenga', clubOrgId: null },
  },
  venue: null,
  spectators: null,
  statusTypeId: 1,
  nonPlayReason: null,
  liveClientType: 'Advanced',
  result: null,
};

const liveClients: readonly LiveClientType[] = ['None', 'Simple', 'Standard', 'Advanced'];

const time = fc.option(
  fc.integer({ min: 0, max: 1_439 }).map((minutes) => TimeOfDay(minutes)),
  { nil: null, freq: 6 },
);

/** A day within some days of today, or not set. */
const dayWithin = (days: number): fc.Arbitrary<CivilDate | null> =>
  fc.option(
    fc.integer({ min: -days, max: days }).map((offset) => addDays(generatedToday, offset)),
    { nil: null, freq: 8 },
  );

/** Matches near today, of few teams, with and without everything that may be missing. Ids are not told apart: `matchList` does. */
export const matchWithin = (days: number): fc.Arbitrary<Match> =>
  fc.record({
    matchId: fc.integer({ min: 1, max: 9_999_999 }).map(MatchId),
    tournamentId: fc.constantFrom(TournamentId(10), TournamentId(11), null),
    tournamentName: fc.constant('EHL'),
    seasonId: fc.constant(null),
    sportId: fc.constant(null),
    date: dayWithin(days),
    start: time,
    end: time,
    teams: fc.record({
      home: fc.record({
        teamId: fc.constantFrom(TeamId(1), TeamId(2), null),
        name: fc.constantFrom('Storhamar', 'Frisk Asker', null),
        clubOrgId: fc.constant(null),
      }),
      away: fc.record({
        teamId: fc.constantFrom(TeamId(3), TeamId(4), null),
        name: fc.constantFrom('Vålerenga', 'Sparta', null),
        clubOrgId: fc.constant(null),
      }),
    }),
    venue: fc.constant(null),
    spectators: fc.constant(null),
    statusTypeId: fc.constantFrom(null, 1, 2, 5, 6, 7),
    nonPlayReason: fc.option(fc.constantFrom(...nonPlayReasons), { nil: null, freq: 2 }),
    liveClientType: fc.constantFrom(...liveClients),
    result: fc.option(
      fc.record({
        goals: fc.record({ home: fc.nat(9), away: fc.nat(9) }),
        text: fc.constant(null),
      }),
      { nil: null },
    ),
  });

/** A league's matches, each with an id of its own. */
export const matchList = (days: number): fc.Arbitrary<readonly Match[]> =>
  fc.uniqueArray(matchWithin(days), { maxLength: 60, selector: ({ matchId }) => matchId });

/** Some minute near today. */
export const wallTime: fc.Arbitrary<WallTime> = fc.record({
  date: fc.integer({ min: -2, max: 2 }).map((offset) => addDays(generatedToday, offset)),
  time: fc.integer({ min: 0, max: 1_439 }).map((minutes) => TimeOfDay(minutes)),
});
