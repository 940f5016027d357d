/** The fixture list's row of a match that has not begun, at 18:30 on 10 October 2026. */
export const fixtureRow = {
  matchId: 7,
  tournamentId: 70,
  tournamentName: 'EHL',
  seasonId: 1,
  sportId: 199,
  matchDate: '2026-10-10T00:00:00',
  matchStartTime: 1830,
  matchEndTime: 2100,
  hometeam: 'Nordlys IHK - MEN 1 ',
  awayteam: 'Fjellvik IL - MEN 1',
  hometeamOverriddenName: 'Nordlys',
  awayteamOverriddenName: 'Fjellvik',
  activityAreaName: 'Nordlyshallen',
  liveClientType: 'Advanced',
  matchResult: null,
};

/** The row of its league. */
export const leagueRow = {
  tournamentId: 70,
  seasonId: 1,
  tournamentName: 'EHL',
  sportId: 199,
  areMatchesPublished: true,
  isResultPublished: true,
};
