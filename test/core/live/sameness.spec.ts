import { PersonId } from '@kampdag/core/ids';
import { periodsOf } from '@kampdag/core/live/clock/period';
import { figuresOf } from '@kampdag/core/live/figures/figures';
import { presenceOf } from '@kampdag/core/live/lineup/presence';
import { countsOf, emptyMatch, type LiveMatch, matchAfter, matchAfterAll } from '@kampdag/core/live/match';
import { scoringEventsOf } from '@kampdag/core/live/score/scoringEvents';
import { readMessage } from '@kampdag/core/live/wire/message';
import { lineupOf } from '@kampdag/core/sport/icehockey/live/lineup';
import { penaltiesOf } from '@kampdag/core/sport/icehockey/live/penalties';
import { playersOf } from '@kampdag/core/sport/icehockey/live/players';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { describe, expect, it } from 'vitest';
import { generatedMatch } from '../../arbitraries/liveMessages.ts';
import { event, type TimedMessage, timedMessages, timer } from './timedMessages.ts';

const before: readonly TimedMessage[] = [
  [0, { MatchEventType: 'MatchData', HomeGoalies: [{ Id: 30, IsStarter: true }], HomePlayers: [{ Id: 1 }] }],
  [1, timer('start', 1, 0)],
  [2, event('PlayerTime', 'H', 1, 5, { Player: 1, Direction: 1 })],
  [3, event('Penalty', 'A', 1, 8, { Player: 11, Minutes: 2 })],
  [4, event('Goal', 'H', 1, 10, { Player: 1 })],
  [5, event('Shot', 'A', 1, 12, { Player: 11, Goalie: 30 })],
];

const readings = { figuresOf, penaltiesOf, periodsOf, playersOf, presenceOf, scoringEventsOf };

/** The match before and after one more message, with every reading of the first computed in between. */
const followedBy = (told: TimedMessage): readonly [LiveMatch, LiveMatch] => {
  const messages = timedMessages([...before, told]).map(readMessage(generatedMatch, sportOf('icehockey')));
  const match = matchAfterAll(
    emptyMatch(generatedMatch, sportOf('icehockey')),
    messages.slice(0, before.length),
  );
  lineupOf(match);
  for (const reading of Object.values(readings)) reading(match);
  return [match, messages.slice(before.length).reduce(matchAfter, match)];
};

const changed = (told: TimedMessage): readonly string[] => {
  const [match, next] = followedBy(told);
  return Object.entries(readings).flatMap(([name, reading]) =>
    reading(match) === reading(next) ? [] : [name],
  );
};

const line = (of: LiveMatch, id: number) => playersOf(of).get(PersonId(id));

describe('a reading is the same object across snapshots', () => {
  it('while no message changes it', () => {
    expect(changed([9, timer('stop', 1, 20)])).toEqual([]);
    expect(changed([9, event('Timeout', 'H', 1, 20)])).toEqual([]);
    expect(changed([9, { MatchEventType: 'Nonsense' }])).toEqual([]);
    expect(changed([9, event('PlayerTime', 'H', 1, 20, { Player: 1, Direction: 1 })])).toEqual([]);
    expect(changed([9, event('Shot', 'A', 1, 20, { Player: 11, Goalie: 30 })])).toEqual([
      'figuresOf',
      'playersOf',
    ]);
    expect(changed([9, event('PlayerTime', 'H', 1, 20, { Player: 1, Direction: 2 })])).toEqual([
      'presenceOf',
    ]);
    expect(changed([9, event('Penalty', 'H', 1, 20, { Player: 1, Minutes: 2 })])).toEqual([
      'figuresOf',
      'penaltiesOf',
      'playersOf',
    ]);
  });

  it('when a late Delete precedes all versions of its event', () => {
    const shot = event('Shot', 'A', 1, 30, { ClientId: 'shot', Player: 11, Goalie: 30 });
    const [first, remove, ...others] = timedMessages([
      ...before.slice(0, 1),
      [1, { MatchEventType: 'Delete', DeletedEventClientId: 'shot' }],
      ...before.slice(1),
      [6, shot],
      [7, { ...shot, Player: 12 }],
    ]).map(readMessage(generatedMatch, sportOf('icehockey')));
    if (first === undefined || remove === undefined) throw new Error('two messages at least');
    const match = matchAfterAll(emptyMatch(generatedMatch, sportOf('icehockey')), [first, ...others]);
    const made = Object.values(readings).map((reading) => reading(match));
    const next = matchAfter(match, remove);
    expect(countsOf(next)).toMatchObject({ replaced: 1, deletes: 1, deleted: 0 });
    for (const [index, reading] of Object.values(readings).entries()) expect(reading(next)).toBe(made[index]);
  });

  it("player by player: another's shot leaves a line unchanged", () => {
    const [match, next] = followedBy([9, event('Shot', 'A', 1, 20, { Player: 11, Goalie: 30 })]);
    expect(line(next, 1)).toBe(line(match, 1));
    expect(line(next, 11)).not.toBe(line(match, 11));
  });

  it('also of the players on the ice, while goalie and skaters stay the same', () => {
    for (const told of [
      event('Shot', 'A', 1, 20, { Player: 11, Goalie: 30 }),
      event('PlayerTime', 'H', 1, 20, { Player: 1, Direction: 1 }),
    ]) {
      const [match, next] = followedBy([9, told]);
      expect(lineupOf(next).home.onIce).toBe(lineupOf(match).home.onIce);
    }
    const [match, next] = followedBy([9, event('PlayerTime', 'H', 1, 20, { Player: 1, Direction: 2 })]);
    expect([[...lineupOf(match).home.onIce], [...lineupOf(next).home.onIce]]).toEqual([[1], []]);
  });
});
