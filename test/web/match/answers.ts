import type { Answers } from './matchPage.tsx';

const period = (
  partialResultTypeId: number,
  partialResultType: string,
  homeGoals: number,
  awayGoals: number,
) => ({
  partialResultTypeId,
  partialResultType,
  homeGoals,
  awayGoals,
});

interface Told {
  readonly id: number;
  readonly type: readonly [number, string];
  readonly subtype?: readonly [number | null, string];
  readonly team: 'H' | 'B';
  readonly period: number;
  readonly time: number;
  readonly who?: readonly (readonly [personId: number, firstName: string, lastName: string])[];
}

/** An incident as the federation sends it, with a row for each person (wire-format §3). */
const incident = ({
  id,
  type,
  subtype = [null, ''],
  team,
  period: periodId,
  time,
  who = [],
}: Told): readonly object[] => {
  const row = { incidentTypeId: type[0], incidentType: type[1], team, partialResultTypeId: periodId, time };
  return [
    {
      ...row,
      matchIncidentId: id,
      parentId: null,
      incidentSubTypeId: subtype[0],
      incidentSubType: subtype[1],
      personId: null,
    },
    ...who.map(([personId, firstName, lastName], at) => ({
      ...row,
      matchIncidentId: id + at + 1,
      parentId: id,
      incidentSubTypeId: 200_446,
      incidentSubType: 'Spiller',
      personId,
      orgId: team === 'H' ? 101 : 102,
      firstName,
      lastName,
    })),
  ];
};

const goalType = [1, 'Mål'] as const;
const shotType = [2, 'Skudd på mål'] as const;
const berg = [9, 'Ola', 'Berg'] as const;
const vik = [8, 'Jo', 'Vik'] as const;

const goal = (more: object) => ({
  homeOrAwayTeam: 'H',
  orgId: 101,
  goalTypeId: 200_141,
  personId: 9,
  shirtNo: 9,
  firstName: 'Ola',
  lastName: 'Berg',
  periodTime: 510,
  periodId: 200_051,
  ...more,
});

const hockeyPlayer = (personId: number, firstName: string, lastName: string, more: object) => ({
  personId,
  orgId: 101,
  teamOrgId: 101,
  firstName,
  lastName,
  shirtNo: String(personId),
  memberType: 'Player',
  lineNumber: 1,
  bestPlayer: false,
  goalsScored: 0,
  assists: 0,
  pts: 0,
  points: 0,
  shots: 0,
  pim: 0,
  ...more,
});

const member = (personId: number, lastName: string, position: string, more: object = {}) => ({
  personId,
  firstName: 'Ola',
  lastName,
  number: String(personId),
  position,
  memberType: 'Player',
  teamOrgId: 101,
  captain: false,
  ...more,
});

/** A hockey match that Nordlys won in a shootout. */
export const hockeyAnswers: Answers = {
  'ta/MatchIncidents': {
    matchPeriodResults: [
      period(200_051, '1. periode', 1, 0),
      period(200_052, '2. periode', 0, 1),
      period(200_053, '3. periode', 0, 0),
      period(200_054, 'Overtime', 0, 0),
      period(200_055, 'Straffeslag', 1, 0),
    ],
    matchIncidents: [
      ...incident({
        id: 10,
        type: goalType,
        subtype: [200_142, 'PP1'],
        team: 'H',
        period: 200_051,
        time: 510,
        who: [berg],
      }),
      ...incident({ id: 20, type: shotType, team: 'H', period: 200_051, time: 900, who: [berg] }),
      ...incident({ id: 30, type: goalType, team: 'B', period: 200_052, time: 100, who: [vik] }),
    ],
  },
  'icehockey/Match/Goals': [
    goal({
      goalTypeId: 200_142,
      firstAssistPersonId: 12,
      firstAssistShirtNo: 12,
      firstAssistFirstName: 'Kari',
      firstAssistLastName: 'Dal',
      secondAssistPersonId: 13,
      secondAssistShirtNo: 0,
      secondAssistFirstName: 'Per',
      secondAssistLastName: 'Nes',
      onIceHomeTeamShirtNo: '9,12,0',
      onIceAwayTeamShirtNo: ['8', '5'],
    }),
    goal({
      homeOrAwayTeam: 'B',
      orgId: 102,
      personId: 8,
      shirtNo: 8,
      firstName: 'Jo',
      lastName: 'Vik',
      periodId: 200_052,
      periodTime: 100,
      emptyNet: true,
    }),
    goal({
      periodId: 200_055,
      periodTime: null,
      goalTypeId: null,
      personId: 12,
      firstName: 'Kari',
      lastName: 'Dal',
      shirtNo: 12,
    }),
  ],
  'icehockey/Match/Penalties': [
    {
      personId: 8,
      orgId: 102,
      shirtNo: 8,
      firstName: 'Jo',
      lastName: 'Vik',
      infractionType: 'Hooking',
      severityType: 'x-2 min',
      servingStartTime: 430,
      servingStartPeriodId: 200_051,
    },
  ],
  'icehockey/Match/Players': [
    hockeyPlayer(9, 'Ola', 'Berg', { goalsScored: 1, shots: 5, bestPlayer: true }),
    hockeyPlayer(8, 'Jo', 'Vik', { teamOrgId: 102, orgId: 102, shots: 3, bestPlayer: true }),
  ],
  'icehockey/Match/GoalieLeaders': [
    {
      personId: 30,
      orgId: 101,
      shirtNo: 30,
      firstName: 'Siri',
      lastName: 'Mur',
      minutesPlayed: 60,
      secondsPlayed: 0,
      shots: 26,
      sv: 25,
    },
    {
      personId: 1,
      orgId: 101,
      shirtNo: 1,
      firstName: 'Eva',
      lastName: 'Vokter',
      minutesPlayed: 5,
      secondsPlayed: 0,
      shots: 2,
      sv: 2,
    },
  ],
  'ta/MatchTeamMembers': [
    member(9, 'Berg', 'CE', { captain: true }),
    member(30, 'Mur', 'GK1'),
    member(8, 'Vik', 'LW', { teamOrgId: 102 }),
  ],
};

const lund = [4, 'Ada', 'Lund'] as const;
const moe = [7, 'Bo', 'Moe'] as const;

/** A basketball player's line of nothing. */
const noFigures = Object.fromEntries(
  [
    'p1Sum',
    'p1MissSum',
    'p2Sum',
    'p2MissSum',
    'p3Sum',
    'p3MissSum',
    'offRebSum',
    'defRebSum',
    'assists',
    'stSum',
    'blSum',
    'toSum',
  ].map((name) => [name, 0]),
);

/** A basketball match with an overtime. */
export const basketballAnswers: Answers = {
  'ta/MatchIncidents': {
    matchPeriodResults: [
      period(200_073, '1. periode', 5, 2),
      period(200_074, '2. periode', 2, 2),
      period(200_075, '3. periode', 1, 2),
      period(200_076, '4. periode', 0, 2),
      period(200_077, '1. ekstraomgang', 4, 2),
    ],
    matchIncidents: [
      ...incident({
        id: 10,
        type: [200_436, 'Skudd'],
        subtype: [200_442, '3p'],
        team: 'H',
        period: 200_073,
        time: 20,
        who: [lund],
      }),
      ...incident({
        id: 20,
        type: [200_437, 'Foul/utvisning'],
        subtype: [200_461, 'Defensiv foul m. bestrafning'],
        team: 'B',
        period: 200_073,
        time: 30,
      }),
      ...incident({ id: 30, type: [200_439, 'Timeout'], team: 'B', period: 200_073, time: 31 }),
      ...incident({ id: 40, type: [99, 'Bytte'], team: 'H', period: 200_073, time: 31, who: [moe, lund] }),
    ],
  },
  'basketball/match/Players': [
    {
      ...noFigures,
      personId: 4,
      orgId: 101,
      firstName: 'Ada',
      lastName: 'Lund',
      shirtNo: '4',
      totalSeconds: 1200,
      points: 8,
      fouls: 3,
      p1Sum: 1,
      p2Sum: 2,
      p2MissSum: 2,
      p3Sum: 1,
      p3MissSum: 1,
      offRebSum: 1,
      defRebSum: 2,
      assists: 4,
      stSum: 1,
      toSum: 2,
    },
    {
      ...noFigures,
      personId: 7,
      orgId: 101,
      firstName: 'Bo',
      lastName: 'Moe',
      shirtNo: '7',
      totalSeconds: 600,
      points: 4,
      fouls: 1,
      p2Sum: 2,
      defRebSum: 1,
      blSum: 1,
    },
  ],
  'ta/MatchTeamMembers': [member(4, 'Lund', 'PG', { captain: true })],
};

const lib = [5, 'Tuva', 'Lib'] as const;

/** A volleyball match of three sets; the two unplayed ones are sent as 0–0. */
export const volleyballAnswers: Answers = {
  'ta/MatchIncidents': {
    matchPeriodResults: [
      period(200_061, '1. sett', 25, 20),
      period(200_062, '2. sett', 25, 16),
      period(200_063, '3. sett', 26, 24),
      period(200_064, '4. sett', 0, 0),
      period(200_065, '5. sett', 0, 0),
    ],
    matchIncidents: incident({
      id: 10,
      type: [3, 'Poeng'],
      subtype: [null, 'Serveess'],
      team: 'H',
      period: 200_061,
      time: 0,
      who: [lib],
    }),
  },
  'volleyball/match/Players': [
    {
      personId: 5,
      orgId: 101,
      firstName: 'Tuva',
      lastName: 'Lib',
      shirtNo: '5',
      totalPoints: 9,
      attackPoints: 6,
      blockPoints: 2,
      aces: 1,
    },
  ],
  'ta/MatchTeamMembers': [member(5, 'Lib', 'L', { captain: true })],
};

const dal = [21, 'Mia', 'Dal'] as const;

/** A match of the corporate variant. */
export const soccerAnswers: Answers = {
  'ta/MatchIncidents': {
    matchPeriodResults: [period(200_031, '1. omgang', 2, 0), period(200_032, '2. omgang', 0, 1)],
    matchIncidents: [
      ...incident({ id: 10, type: goalType, team: 'H', period: 200_031, time: 300, who: [dal] }),
      ...incident({ id: 20, type: goalType, team: 'H', period: 200_031, time: 1200, who: [dal] }),
      ...incident({ id: 30, type: [4, 'Gult kort'], team: 'H', period: 200_032, time: 100, who: [dal] }),
      ...incident({
        id: 40,
        type: [5, 'Rødt kort'],
        team: 'B',
        period: 200_032,
        time: 200,
        who: [[22, 'Åse', 'Li']],
      }),
    ],
  },
};
