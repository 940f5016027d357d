import type { ChannelMessage } from '@kampdag/core/live/channel';
import { serialOfInteger } from '@kampdag/core/live/timeToken';
import { Instant } from '@kampdag/core/time/instant';
import { describe, expect, it } from 'vitest';
import { scoringMessages } from '../../src/cli/scoringMessages.ts';

const messagesOf = (bodies: readonly unknown[]): readonly ChannelMessage[] =>
  bodies.map((data, index) => ({ serial: serialOfInteger(index), timestamp: Instant(index), data }));

const kept = (bodies: readonly unknown[]): readonly unknown[] =>
  [...scoringMessages(messagesOf(bodies))].map(({ data }) => data);

const timer = (Type: number) => ({ MatchEventType: 'Timer', ClientId: `t${Type}`, Type });

describe('the messages of the goals channel', () => {
  it('are those of goals, penalty shots, shootouts and points, not of shots that missed', () => {
    const goals = [
      { MatchEventType: 'Goal', ClientId: 'a' },
      { MatchEventType: 'PenaltyShot', ClientId: 'b' },
      { MatchEventType: 'Shootout', ClientId: 'c' },
      { MatchEventType: 'Point', ClientId: 'd' },
      { MatchEventType: 'Shot', ClientId: 'e', ShotResult: 200_442 },
    ];
    const others = [
      { MatchEventType: 'Shot', ClientId: 'f' },
      { MatchEventType: 'Shot', ClientId: 'g', ShotResult: 200_580 },
      { MatchEventType: 'Penalty', ClientId: 'h' },
      { MatchEventType: 'MatchData', ClientId: null },
      'not decrypted',
      null,
    ];
    expect(kept([...goals, ...others])).toEqual(goals);
  });

  it('are every version of an event that scored in one of them, and the Deletes that name it', () => {
    const bodies = [
      { MatchEventType: 'Shot', ClientId: 'a' },
      { MatchEventType: 'Goal', ClientId: 'a' },
      { MatchEventType: 'Delete', ClientId: 'x', DeletedEventClientId: 'a' },
    ];
    expect(kept([...bodies, { MatchEventType: 'Delete', ClientId: 'y', DeletedEventClientId: 'z' }])).toEqual(
      bodies,
    );
  });

  it('tell where match and periods begin and end, not where the clock stops', () => {
    expect(kept([1, 2, 3, 4, 5, 6, 7].map(timer))).toEqual([4, 5, 6, 7].map(timer));
  });
});
