import { matchData, message, timer } from './livePage.tsx';

const inPeriod = (period: number, name: string) => ({ Period: period, PeriodName: name });

const quarter = inPeriod(200073, '1. periode');

/** A basketball match in play: match data, five starters a side, the clock running from 10:00. */
export const basketballBegun: readonly object[] = [
  {
    ...matchData,
    HomePlayers: [1, 2, 3, 4, 5, 6].map((number) => ({
      Id: 10 + number,
      ShirtNo: number,
      FirstName: 'Ola',
      LastName: `Hjemme${number}`,
      IsStarter: number <= 5,
      IsCaptain: number === 1,
    })),
    AwayPlayers: [1, 2, 3, 4, 5, 6].map((number) => ({
      Id: 20 + number,
      ShirtNo: number,
      FirstName: 'Per',
      LastName: `Borte${number}`,
      IsStarter: number <= 5,
    })),
    ActivityArea: 'Nordlyshallen',
    Attendance: 312,
  },
  timer('start', 4, quarter),
  timer('p1', 6, quarter),
  timer('run', 1, quarter),
];

/** A basketball event a minute and a half into the first quarter. */
export const inQuarter = (clientId: string, type: string, own: object = {}) =>
  message(clientId, type, { ...quarter, Time: 90, PeriodTime: '01:30', TotalMatchTime: '08:30', ...own });

/** A shot, made or missed, with its worth. */
export const basket = (clientId: string, ShotResult: number, own: object = {}) =>
  inQuarter(clientId, 'Shot', { Team: 'H', Player: 11, ShotResult, ...own });

/** An event of a volleyball set. */
export const inSet = (clientId: string, set: number, type: string, own: object = {}) =>
  message(clientId, type, {
    ...inPeriod(200060 + set, `${set}. sett`),
    Time: 0,
    PeriodTime: '00:00',
    ...own,
  });

/** Consecutive points of a side. */
export const points = (name: string, set: number, team: 'H' | 'A', count: number): readonly object[] =>
  Array.from({ length: count }, (_, at) =>
    inSet(`${name}${at}`, set, 'Point', { Team: team, Player: team === 'H' ? 11 : 21, Type: 'attack' }),
  );

/** A volleyball match in its second set, the first won by home. */
export const secondSet: readonly object[] = [
  matchData,
  inSet('start', 1, 'Timer', { Type: 4 }),
  inSet('s1', 1, 'Timer', { Type: 6 }),
  ...points('h', 1, 'H', 25),
  ...points('a', 1, 'A', 3),
  inSet('e1', 1, 'Timer', { Type: 7 }),
  inSet('s2', 2, 'Timer', { Type: 6 }),
];
