import { serialOfInteger } from '@kampdag/core/live/log/timeToken';
import { emptyMatch, type LiveMatch, matchAfterAll } from '@kampdag/core/live/match';
import type { ChannelMessage } from '@kampdag/core/live/wire/channel';
import { readMessage } from '@kampdag/core/live/wire/message';
import type { Sport } from '@kampdag/core/sport/sport';
import { sportOf } from '@kampdag/core/sport/sportOf';
import type { SportKind } from '@kampdag/core/sportKind';
import { Instant } from '@kampdag/core/time/instant';
import { type Body, generatedMatch } from '../../arbitraries/liveMessages.ts';

/** The start of test matches. */
const kickOff = 1_795_000_000_000;

/** A number of seconds after that. */
export const after = (seconds: number): Instant => Instant(kickOff + seconds * 1000);

/** A message at a number of seconds after the start. */
export type TimedMessage = readonly [seconds: number, body: Body];

const timerTypes = { start: 1, stop: 2, update: 3, matchStart: 4, matchEnd: 5, periodStart: 6, periodEnd: 7 };

/** A Timer message in a period, from 1, with the seconds played. */
export const timer = (action: keyof typeof timerTypes, period: number, elapsed: number): Body => ({
  MatchEventType: 'Timer',
  Type: timerTypes[action],
  Period: 200050 + period,
  Time: elapsed,
});

/** Any other event of a side (`H`, `A`) in a period, from 1, with the seconds played. */
export const event = (
  type: string,
  team: string | null,
  period: number,
  elapsed: number,
  own: Body = {},
): Body => ({ MatchEventType: type, Team: team, Period: 200050 + period, Time: elapsed, ...own });

/** The channel's messages, in order; each is a separate event unless it has a ClientId. */
export const timedMessages = (told: readonly TimedMessage[]): readonly ChannelMessage[] =>
  told.map(([seconds, body], index) => ({
    serial: serialOfInteger(index + 1),
    timestamp: after(seconds),
    data: {
      MatchId: generatedMatch,
      ClientId: body.MatchEventType === 'MatchData' ? null : `event-${index}`,
      ...body,
    },
  }));

/** The fold of timed messages, in a sport or in one as a league plays it. */
export const foldedMatch = (
  told: readonly TimedMessage[],
  played: SportKind | Sport = 'icehockey',
): LiveMatch => {
  const sport = typeof played === 'string' ? sportOf(played) : played;
  return matchAfterAll(
    emptyMatch(generatedMatch, sport),
    timedMessages(told).map(readMessage(generatedMatch, sport)),
  );
};
