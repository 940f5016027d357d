import type { Random } from '@kampdag/core/random';
import type { SportKind } from '@kampdag/core/sportKind';
import type { Body } from './draft.ts';

interface PlayedPeriod {
  readonly id: number;
  readonly name: string;
  readonly kind: 'regulation' | 'overtime' | 'shootout';
  readonly seconds: number;
}

/** The reported events of a sport, in wire format. */
export interface SportPlay {
  readonly periods: readonly PlayedPeriod[];
  readonly roster: (team: 'H' | 'A') => readonly Body[];
  readonly event: (random: Random) => Body;
  /** An attempt of the shootout, where the sport has one. */
  readonly attempt: (random: Random) => Body;
}

/** Draws of the events that a sport reports. */
type Drawn = readonly [(random: Random) => Body, ...((random: Random) => Body)[]];

const team = (random: Random): string => random.pick(['H', 'H', 'A', 'A', 'B']);
const player = (random: Random): number => 1 + random.below(8);
const playerOrNone = (random: Random): number | null => (random.chance(0.2) ? null : player(random));

const roster = (side: 'H' | 'A'): readonly Body[] =>
  [1, 2, 3, 4].map((number) => ({
    Id: side === 'H' ? number : number + 4,
    FirstName: 'Spiller',
    LastName: `${side}${number}`,
    ShirtNo: number - 1,
    PositionId: number === 4 ? 20 : number,
    IsStarter: number > 2,
  }));

/** A player enters or leaves the field of play. */
const playerTime = (random: Random): Body => ({
  MatchEventType: 'PlayerTime',
  Team: team(random),
  Player: player(random),
  Direction: random.pick([1, 2]),
  IsGoalie: random.chance(0.4),
});

/** Those on court are set anew. */
const teamUpdate = (random: Random): Body => ({
  MatchEventType: 'TeamUpdate',
  Team: team(random),
  Players: random.pick([[], [1, 2, 3, 4, 5, 6]]),
});

const hockeyEvents: Drawn = [
  (random) => ({
    MatchEventType: 'Goal',
    Team: team(random),
    Player: player(random),
    FirstAssist: playerOrNone(random),
    SecondAssist: playerOrNone(random),
    Goalie: random.pick([4, 8, null]),
    GoalType: random.pick([200141, 200142, 200144, 200150]),
    EmptyNet: random.chance(0.1),
  }),
  (random) => ({
    MatchEventType: 'Goal',
    Team: team(random),
    Player: player(random),
    FirstAssist: null,
    SecondAssist: null,
    Goalie: null,
    GoalType: 200141,
    EmptyNet: false,
  }),
  (random) => ({
    MatchEventType: 'Shot',
    Team: team(random),
    Player: player(random),
    Goalie: random.pick([4, 8]),
  }),
  (random) => ({ MatchEventType: 'Shot', Team: team(random), Player: player(random), Goalie: null }),
  (random) => ({
    MatchEventType: 'Penalty',
    Team: team(random),
    Player: playerOrNone(random),
    Minutes: random.pick([2, 2, 2, 4, 5, 10, 12, 20, 25]),
    InfractionName: random.pick(['Hooking', 'Slashing', null]),
  }),
  (random) => ({
    MatchEventType: 'Faceoff',
    Team: team(random),
    Player: player(random),
    Opponent: player(random),
  }),
  (random) => ({
    MatchEventType: 'PenaltyShot',
    Team: team(random),
    Player: player(random),
    Goalie: random.pick([4, 8]),
    ResultText: random.pick(['Goal', 'No goal', null]),
  }),
  (random) => ({
    MatchEventType: 'PlayerTime',
    Team: team(random),
    Player: player(random),
    Direction: random.pick([1, 2]),
    IsGoalie: random.chance(0.4),
    HomePlayersOnIce: random.pick([null, null, [1, 2, 3]]),
  }),
  (random) => ({ MatchEventType: 'Timeout', Team: team(random) }),
];

const basketballEvents: Drawn = [
  (random) => ({
    MatchEventType: 'Shot',
    EventType: 200436,
    Team: team(random),
    Player: player(random),
    ShotResult: random.pick([200442, 200443, 200443, 200444, 200445, 200580, 200581]),
    Assist: playerOrNone(random),
    ActivePlayers: null,
  }),
  (random) => ({
    MatchEventType: 'Foul',
    EventType: 200437,
    Team: team(random),
    Player: playerOrNone(random),
    IsCoach: false,
    FoulType: random.pick([200447, 200448, 200449, 200450, 200451]),
  }),
  (random) => ({
    MatchEventType: random.pick(['DefensiveRebound', 'OffensiveRebound', 'Block', 'Steal', 'Turnover']),
    Team: team(random),
    Player: playerOrNone(random),
  }),
  (random) => ({
    MatchEventType: 'Substitution',
    Team: team(random),
    PlayerIn: player(random),
    PlayerOut: player(random),
  }),
  (random) => ({ MatchEventType: 'Timeout', Team: team(random) }),
  playerTime,
  teamUpdate,
];

const volleyballEvents: Drawn = [
  (random) => ({
    MatchEventType: 'Point',
    Team: team(random),
    Player: playerOrNone(random),
    Type: random.pick(['ace', 'attack', 'block', 'error']),
  }),
  (random) => ({
    MatchEventType: 'Point',
    Team: team(random),
    Player: null,
    Type: 'attack',
    Opponent: player(random),
  }),
  (random) => ({
    MatchEventType: random.pick(['Timeout', 'Penalty', 'Substitution']),
    Team: team(random),
    PlayerIn: player(random),
    PlayerOut: player(random),
  }),
  playerTime,
  teamUpdate,
];

const handballEvents: Drawn = [
  (random) => ({
    MatchEventType: 'Goal',
    Team: team(random),
    Player: player(random),
    FirstAssist: playerOrNone(random),
    Goalie: random.pick([4, 8, null]),
    EmptyNet: random.chance(0.1),
  }),
  (random) => ({
    MatchEventType: 'Shot',
    Team: team(random),
    Player: player(random),
    Goalie: random.pick([4, 8, null]),
  }),
  (random) => ({
    MatchEventType: 'SevenMetreThrow',
    Team: team(random),
    Player: player(random),
    Goalie: random.pick([4, 8]),
    ResultText: random.pick(['Goal', 'Goal', 'Saved', 'Missed', null]),
  }),
  (random) => ({
    MatchEventType: 'Penalty',
    Team: team(random),
    Player: playerOrNone(random),
    Minutes: 2,
  }),
  (random) => ({
    MatchEventType: 'Card',
    Team: team(random),
    Player: playerOrNone(random),
    Color: random.pick(['Yellow', 'Yellow', 'Red', 'Blue', null]),
  }),
  playerTime,
  (random) => ({ MatchEventType: 'Timeout', Team: team(random) }),
];

const periodsFrom = (
  from: number,
  count: number,
  seconds: number,
  label: string,
  kind: PlayedPeriod['kind'] = 'regulation',
): readonly PlayedPeriod[] =>
  Array.from({ length: count }, (_, index) => ({
    id: from + index,
    name: `${index + 1}. ${label}`,
    kind,
    seconds,
  }));

/** Some reporters report a shootout goal as a Goal, which does not count (reading 22). */
const shootoutAttempt = (random: Random): Body =>
  random.chance(0.2)
    ? {
        MatchEventType: random.pick(['Goal', 'PenaltyShot']),
        Team: team(random),
        Player: player(random),
        Goalie: random.pick([4, 8]),
        ResultText: 'Goal',
      }
    : {
        MatchEventType: 'Shootout',
        Team: team(random),
        ShooterId: player(random),
        Goalie: random.pick([4, 8]),
        RoundNo: random.pick([1, 2, 3, null]),
        ResultText: random.pick(['Goal', 'No goal']),
      };

const playOf = (events: Drawn, periods: SportPlay['periods']): SportPlay => ({
  periods,
  roster,
  event: (random) => random.pick(events)(random),
  attempt: shootoutAttempt,
});

const hockey = playOf(hockeyEvents, [
  ...periodsFrom(200051, 3, 1200, 'periode'),
  { id: 200054, name: 'Overtime', kind: 'overtime', seconds: 300 },
  { id: 200055, name: 'Straffeslag', kind: 'shootout', seconds: 0 },
]);

const basketball = playOf(basketballEvents, [
  ...periodsFrom(200073, 4, 600, 'periode'),
  ...periodsFrom(200077, 2, 300, 'ekstraomgang', 'overtime'),
]);

const volleyball = playOf(volleyballEvents, periodsFrom(200061, 5, 0, 'sett'));

const handball = playOf(handballEvents, [
  ...periodsFrom(200091, 2, 1800, 'omgang'),
  ...periodsFrom(200093, 2, 300, 'ekstraomgang', 'overtime'),
  { id: 200097, name: 'Straffekastkonkurranse', kind: 'shootout', seconds: 0 },
]);

/** The sports that are reported event by event; of the corporate league's football and the plain sports only the running score is. */
export type ReportedSport = Exclude<SportKind, 'soccer' | 'plain'>;

/** What each sport reports. */
export const plays: Readonly<Record<ReportedSport, SportPlay>> = {
  icehockey: hockey,
  basketball,
  volleyball,
  handball,
};
