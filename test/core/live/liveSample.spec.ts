import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MatchId } from '@kampdag/core/ids';
import { clockOf, readClock } from '@kampdag/core/live/clock/clock';
import { serialOfInteger } from '@kampdag/core/live/log/timeToken';
import { countsOf, emptyMatch, matchAfter } from '@kampdag/core/live/match';
import { scoreOf } from '@kampdag/core/live/score/score';
import { readMessage } from '@kampdag/core/live/wire/message';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { Instant } from '@kampdag/core/time/instant';
import { describe, expect, it } from 'vitest';
import { realData } from '../../support/recorded/realData.ts';

const folder = realData('live-samples');
const file = 'live_events_8246075.jsonl';
const matchId = MatchId(8246075);

/**
 * What the clock shows at a message, where that is not the message's own time left: shots reach the channel up to three
 * seconds late, a corrected foul eleven minutes; the next period is set in advance; the end is 40:00.
 */
const otherThanSaid: Readonly<Record<number, string>> = {
  24: '00:52',
  25: '00:33',
  27: '00:22',
  49: '00:00',
  55: '09:15',
  59: '08:33',
  73: '06:08',
  84: '05:31',
  98: '04:45',
  100: '03:20',
  103: '03:13',
  // The Start before it was lost: one event alone moves the clock by 5 s at most, the next one agrees (reading 21).
  108: '03:02',
  112: '02:01',
  115: '01:39',
  118: '01:31',
  121: '01:08',
  124: '00:43',
  134: '00:00',
  135: '40:00',
  136: '40:00',
  137: '40:00',
};

describe.runIf(folder !== null)('137 real messages of a basketball match', () => {
  it('are all read, and the clock is right at every one', () => {
    const lines = readFileSync(join(folder ?? '', file), 'utf8')
      .trim()
      .split('\n');
    const read = readMessage(matchId, sportOf('basketball'));
    let match = emptyMatch(matchId, sportOf('basketball'));
    for (const [index, line] of lines.entries()) {
      const data = JSON.parse(line) as Readonly<Record<string, string>>;
      const timestamp = Instant(Date.parse(data.ServerTimeStamp ?? ''));
      match = matchAfter(match, read({ serial: serialOfInteger(index + 1), timestamp, data }));
      const { display, state } = readClock(clockOf(match), timestamp);
      expect([index + 1, display]).toEqual([index + 1, otherThanSaid[index + 1] ?? data.TotalMatchTime]);
      if (index >= 134) expect(state).toBe('ended');
    }
    expect(countsOf(match)).toEqual({
      messages: 137,
      kept: 131,
      replaced: 4,
      deletes: 0,
      deleted: 0,
      // The one message that was sent twice was stamped anew: a version (reading 14).
      duplicates: 0,
      matchData: 2,
      unreadable: 0,
      foreign: 0,
    });
    expect(scoreOf(match)).toEqual({ home: 23, away: 17 });
  });
});
