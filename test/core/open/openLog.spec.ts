import { MatchId } from '@kampdag/core/ids';
import { serialOfInteger } from '@kampdag/core/live/log/timeToken';
import { openMessages } from '@kampdag/core/open/openLog';
import { Instant } from '@kampdag/core/time/instant';
import { describe, expect, it } from 'vitest';

describe("a match's description in the open log", () => {
  it('keeps what the federation says of it, also what the site does not read, and nothing unknown', () => {
    const description = {
      MatchEventType: 'MatchData',
      MatchId: 1,
      MatchStartTime: '2026-11-21T18:00:00+01:00',
      Periods: [{ PartialResultTypeId: 200_051, IsActive: true, TimeAscending: false }],
      HomePlayers: [{ Id: 7, TeamId: 3, IsCoach: false, LastName: 'Hansen' }],
    };
    const told = {
      ...description,
      Secret: 'x',
      HomePlayers: [{ ...description.HomePlayers[0], Email: 'hansen@example.no' }],
    };
    const league = { areTeamsPublished: true, areRefereesPublished: true };
    const message = { serial: serialOfInteger(1), timestamp: Instant(0), data: told };
    expect(openMessages(league, MatchId(1), [message])).toEqual([{ ...message, data: description }]);
  });
});
