import { scoringFilter } from '@kampdag/core/sport/scoringFilter';
import { describe, expect, it } from 'vitest';

const kept = (bodies: readonly unknown[]): readonly unknown[] => bodies.filter(scoringFilter());

const timer = (Type: number) => ({ MatchEventType: 'Timer', ClientId: `t${Type}`, Type });

describe('the messages of the goals channel', () => {
  it('include goals, penalty shots, shootouts and points, but no missed shots', () => {
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

  it('include later versions of scoring events, and their Deletes', () => {
    const bodies = [
      { MatchEventType: 'Goal', ClientId: 'a' },
      { MatchEventType: 'Shot', ClientId: 'a' },
      { MatchEventType: 'Delete', ClientId: 'x', DeletedEventClientId: 'a' },
    ];
    const others = [
      { MatchEventType: 'Shot', ClientId: 'b' },
      { MatchEventType: 'Delete', ClientId: 'y', DeletedEventClientId: 'z' },
      { MatchEventType: 'Delete', ClientId: 'z', DeletedEventClientId: null },
    ];
    expect(kept([...others, ...bodies, ...others])).toEqual(bodies);
  });

  it('take back a start or end that was reported by mistake, or is another by now', () => {
    const bodies = [
      timer(4),
      { MatchEventType: 'Delete', ClientId: 'x', DeletedEventClientId: 't4' },
      timer(7),
      { ...timer(2), ClientId: 't7' },
    ];
    expect(kept([timer(1), ...bodies])).toEqual(bodies);
  });

  it('include starts and ends of match and periods, but no clock stops', () => {
    expect(kept([1, 2, 3, 4, 5, 6, 7].map(timer))).toEqual([4, 5, 6, 7].map(timer));
  });
});
