import type { OpenFixtures } from '@kampdag/core/open/openFixture';
import type { OpenLeagues, OpenStandings } from '@kampdag/core/open/openLeague';
import type { OpenMatch } from '@kampdag/core/open/openMatch';
import type * as t from 'io-ts';

const league = {
  id: 449_623,
  name: 'EHL',
  seasonId: 201_061,
  division: 1,
  from: '2026-09-12',
  to: '2027-03-07',
  resultsPublished: true,
  standingsPublished: true,
};

const season = { id: 201_061, name: '2026/2027', from: '2026-08-01' };

const fixture: OpenMatch['match'] = {
  id: 8_393_577,
  leagueId: league.id,
  league: league.name,
  seasonId: season.id,
  sport: 'icehockey',
  date: '2026-10-10',
  time: '18:30',
  startsAt: '2026-10-10T16:30:00Z',
  venue: 'CC Amfi',
  spectators: 4_211,
  status: 'finished',
  home: { id: 101, clubId: 11, name: 'Storhamar' },
  away: { id: 102, clubId: 12, name: 'Stjernen' },
  score: { home: 3, away: 2 },
  page: '/match?seasonId=201061&tournamentId=449623&matchId=8393577&matchDate=2026-10-10',
};

const leagues: t.TypeOf<typeof OpenLeagues> = { season, seasons: [season], leagues: [league] };

const fixtures: t.TypeOf<typeof OpenFixtures> = { league, matches: [fixture] };

const standings: t.TypeOf<typeof OpenStandings> = {
  league,
  standings: [
    {
      position: 1,
      teamId: 101,
      team: 'Storhamar',
      matches: 9,
      wins: 8,
      winsInRegulation: 6,
      winsInOvertime: 1,
      winsInShootout: 1,
      draws: 0,
      losses: 1,
      lossesInRegulation: 1,
      lossesInOvertime: 0,
      lossesInShootout: 0,
      scored: 39,
      conceded: 17,
      difference: 22,
      bonusPoints: 2,
      points: 22,
      penaltyMinutes: 71,
      hasWithdrawn: false,
    },
  ],
};

const member = {
  id: 5_001,
  firstName: 'Ola',
  lastName: 'Nordmann',
  shirtNumber: '9',
  position: 'CE',
  isGoalkeeper: false,
  isCaptain: true,
};

const match: OpenMatch = {
  match: fixture,
  league,
  source: 'log',
  clock: { state: 'ended', display: '60:00', periodId: 200_055 },
  periods: [
    {
      id: 200_051,
      kind: 'regulation',
      number: 1,
      name: '1. periode',
      score: { home: 1, away: 1 },
      shots: { home: 11, away: 17 },
    },
  ],
  shootout: { score: { home: 2, away: 1 }, winner: 'home' },
  events: [
    {
      id: 'fe3b4c1e-2f6a-4a54-9a0c-0b9f1a1f6a11',
      type: 'goal',
      periodId: 200_051,
      period: '1. periode',
      time: '07:22',
      at: '2026-10-10T16:41:09Z',
      side: 'home',
      points: 1,
      score: { home: 1, away: 0 },
      people: [{ role: 'scorer', id: member.id, name: 'Ola Nordmann', shirtNumber: '9' }],
      corrected: false,
      details: { goalType: 200_142, emptyNet: false },
    },
  ],
  lineups: { home: { players: [member], coaches: [] }, away: { players: [], coaches: [] } },
  officials: [{ name: 'Kari Nordmann', role: 'Hoveddommer' }],
  incomplete: [],
  log: '/open/v1/matches/8393577/log.jsonl',
};

/** An invented example of each answer, for the documentation. */
export const openExamples = { Leagues: leagues, Fixtures: fixtures, Standings: standings, Match: match };
