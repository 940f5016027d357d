/** A hockey match of as many events as a bench wants: its description, then shots, face-offs, and now and then a goal. */

const player = (Id: number, ShirtNo: number, LastName: string) => ({
  Id,
  ShirtNo,
  FirstName: 'Ola',
  LastName,
  PositionId: Id % 20,
});

const roster = (from: number, name: string) =>
  Array.from({ length: 20 }, (_, at) => player(from + at, at + 1, `${name}${at}`));

/** The fixture list's row of the match. */
export const matchOf = (matchId: number, date: string) => ({
  matchId,
  matchDate: `${date}T00:00:00`,
  matchStartTime: 1900,
  hometeam: 'Nordlys Hockeyklubb',
  awayteam: 'Fjellvik Hockeyklubb',
  hometeamId: 1,
  awayteamId: 2,
});

const message = (matchId: number, number: number, type: string, own: object) => ({
  MatchId: matchId,
  MatchEventType: type,
  Id: number,
  ClientId: `bench-${matchId}-${number}`,
  Period: 200_051 + (Math.floor(number / 1200) % 3),
  Time: number % 1200,
  PeriodTime: `${String(Math.floor((number % 1200) / 60)).padStart(2, '0')}:${String(number % 60).padStart(2, '0')}`,
  ...own,
});

/** What comes before the first event. */
export const opening = (matchId: number): readonly object[] => [
  {
    MatchId: matchId,
    MatchEventType: 'MatchData',
    HomePlayers: roster(11, 'Berg'),
    AwayPlayers: roster(51, 'Vik'),
  },
  message(matchId, -3, 'Timer', { Type: 4, Time: 0, PeriodTime: '00:00', Period: 200_051 }),
  message(matchId, -2, 'Timer', { Type: 6, Time: 0, PeriodTime: '00:00', Period: 200_051 }),
  message(matchId, -1, 'Timer', { Type: 1, Time: 0, PeriodTime: '00:00', Period: 200_051 }),
];

/** The how-manieth event. */
export const event = (matchId: number, number: number): object => {
  const home = number % 3 !== 0;
  const Team = home ? 'H' : 'A';
  const Player = (home ? 11 : 51) + (number % 20);
  if (number % 40 === 39) return message(matchId, number, 'Goal', { Team, Player, GoalType: 200_141 });
  if (number % 3 === 0) {
    return message(matchId, number, 'Faceoff', { Team, Player, Opponent: home ? 51 : 11 });
  }
  return message(matchId, number, 'Shot', { Team, Player, Goalie: home ? 70 : 30 });
};
