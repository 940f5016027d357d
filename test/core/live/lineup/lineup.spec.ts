import { PersonId } from '@kampdag/core/ids';
import { detailsOf, playerName, shirtNumber } from '@kampdag/core/live/lineup/details';
import { lineupOf } from '@kampdag/core/sport/icehockey/live/lineup';
import { playersOf } from '@kampdag/core/sport/icehockey/live/players';
import { describe, expect, it } from 'vitest';
import { event, foldedMatch, type TimedMessage } from '../timedMessages.ts';

const roster: TimedMessage = [
  0,
  {
    MatchEventType: 'MatchData',
    HomePlayers: [
      { Id: 1, FirstName: 'Ada', LastName: 'Berg ', ShirtNo: 0, PositionId: 3 },
      { Id: 2, LastName: 'Dahl', ShirtNo: 9, PositionId: 15 },
      { Id: 3, LastName: 'Eide', PositionName: 'RW' },
      { Id: 30, LastName: 'Foss', PositionId: 20 },
    ],
    HomeGoalies: [{ Id: 31, LastName: 'Gran', IsStarter: true }],
    AwayGoalies: [{ Id: 41, LastName: 'Haug' }],
    HomeCoaches: [{ Id: 2, LastName: 'Dahl' }],
  },
];

const inNet = (...HomeGoalies: readonly object[]) =>
  lineupOf(foldedMatch([[0, { MatchEventType: 'MatchData', HomeGoalies }]])).home.goalieInNet;

const faceoff = (HomePlayersOnIce: readonly number[] | null, AwayPlayersOnIce: readonly number[] | null) =>
  event('Faceoff', 'H', 1, 50, { HomePlayersOnIce, AwayPlayersOnIce });

describe('the line-up', () => {
  it('places players by position id: 0 to 4 line 1, 15 to 19 line 4, 20 goalie (§4, §9)', () => {
    const { home } = lineupOf(foldedMatch([roster]));
    expect(home.lines[0]?.slots.CE?.id).toBe(1);
    expect(home.lines[3]?.slots.RD?.id).toBe(2);
    expect(home.goalies.map(({ id }) => id)).toEqual([31, 30]);
    expect(home.others.map(({ id }) => id)).toEqual([3]);
  });

  it('follows players on and off the ice', () => {
    const told: readonly TimedMessage[] = [
      roster,
      [1, event('PlayerTime', 'H', 1, 0, { Player: 1, Direction: 1 })],
      [2, event('PlayerTime', 'H', 1, 0, { Player: 2, Direction: 1 })],
      [3, event('PlayerTime', 'H', 1, 40, { Player: 1, Direction: 2 })],
    ];
    expect([...lineupOf(foldedMatch(told)).home.onIce]).toEqual([2]);
    const listed = event('Faceoff', 'H', 1, 50, { HomePlayersOnIce: [1, 3, 31] });
    expect([...lineupOf(foldedMatch([...told, [4, listed]])).home.onIce]).toEqual([1, 3]);
  });

  it('takes a missing side from the roster, and ignores a missing direction', () => {
    const told: readonly TimedMessage[] = [
      roster,
      [1, event('PlayerTime', null, 1, 0, { Player: 1, Direction: 1 })],
      [2, event('PlayerTime', 'H', 1, 0, { Player: 2 })],
      [3, event('PlayerTime', null, 1, 0, { Player: 99, Direction: 1 })],
    ];
    const { home, away } = lineupOf(foldedMatch(told));
    expect([[...home.onIce], [...away.onIce]]).toEqual([[1], []]);
  });

  it('replaces a side’s players by its newest list, and leaves the other side', () => {
    const { home, away } = lineupOf(
      foldedMatch([
        [1, faceoff([1, 2], [11])],
        [2, faceoff([2, 3], null)],
      ]),
    );
    expect([[...home.onIce], [...away.onIce]]).toEqual([[2, 3], [11]]);
  });

  it('keeps the goalie in net when another one leaves the bench', () => {
    const off = event('PlayerTime', 'H', 3, 1100, { Player: 30, Direction: 2, IsGoalie: true });
    expect(lineupOf(foldedMatch([roster, [1, off]])).home).toMatchObject({
      goalieInNet: 31,
      netIsEmpty: false,
    });
  });

  it('puts an only goalie in net, but none of two without a starter', () => {
    expect(inNet({ Id: 31 })).toBe(31);
    expect(inNet({ Id: 31 }, { Id: 32 })).toBeNull();
    expect(inNet({ Id: 31 }, { Id: 32, IsStarter: true })).toBe(32);
    expect(inNet()).toBeNull();
  });

  it('puts the goalie of a save or goal in net, without a PlayerTime', () => {
    const two: TimedMessage = [
      0,
      { MatchEventType: 'MatchData', HomeGoalies: [{ Id: 31, IsStarter: true }, { Id: 32 }] },
    ];
    const after = (type: string) =>
      lineupOf(foldedMatch([two, [1, event(type, 'A', 1, 10, { Player: 11, Goalie: 32 })]])).home.goalieInNet;
    expect([after('Shot'), after('Goal'), after('Faceoff')]).toEqual([32, 32, 31]);
  });

  it('keeps the starter in net until replaced or pulled', () => {
    expect(lineupOf(foldedMatch([roster])).home.goalieInNet).toBe(31);
    const off = event('PlayerTime', 'H', 3, 1100, { Player: 31, Direction: 2, IsGoalie: true });
    expect(lineupOf(foldedMatch([roster, [1, off]])).home).toMatchObject({
      goalieInNet: null,
      netIsEmpty: true,
    });
    const on = event('PlayerTime', 'H', 3, 1150, { Player: 30, Direction: 1, IsGoalie: true });
    expect(lineupOf(foldedMatch([roster, [1, off], [2, on]])).home).toMatchObject({
      goalieInNet: 30,
      netIsEmpty: false,
    });
  });
});

describe('the details', () => {
  it('name players, and give null for unnamed ones', () => {
    const details = detailsOf(foldedMatch([roster]));
    expect(playerName(details, PersonId(1))).toBe('Ada Berg');
    expect(shirtNumber(details, PersonId(1))).toBe(0);
    expect(playerName(details, PersonId(99))).toBeNull();
  });
});

describe("the players' lines", () => {
  it('count goals as shots, saves for the goalie, and an empty-net goal for no goalie', () => {
    const match = foldedMatch([
      roster,
      [1, event('Goal', 'H', 1, 10, { Player: 1, FirstAssist: 2, Goalie: 41 })],
      [2, event('Goal', 'H', 3, 1190, { Player: 1, Goalie: 41, EmptyNet: true })],
      [3, event('Shot', 'H', 1, 20, { Player: 2, Goalie: 41 })],
      [4, event('Penalty', 'H', 1, 30, { Player: null, Minutes: 2 })],
      [5, event('Shootout', 'H', 5, 0, { ShooterId: 1, ResultText: 'Goal', Goalie: 41 })],
      [6, event('Faceoff', 'H', 1, 40, { Player: 1, Opponent: 50 })],
    ]);
    const lines = playersOf(match);
    expect(lines.get(PersonId(1))).toMatchObject({ goals: 2, shots: 2, points: 2, pim: 0, faceoffsWon: 1 });
    expect(lines.get(PersonId(2))).toMatchObject({ assists: 1, points: 1, shots: 1 });
    expect(lines.get(PersonId(41))).toMatchObject({
      side: 'away',
      shotsAgainst: 2,
      saves: 1,
      goalsAgainst: 1,
    });
    expect(lines.get(PersonId(50))).toMatchObject({ side: 'away', faceoffsLost: 1 });
  });
});
