import type { ChannelMessage } from '@kampdag/core/live/channel/channel';
import { serialOfInteger } from '@kampdag/core/live/log/timeToken';
import { emptyMatch, type LiveMatch, matchAfterAll } from '@kampdag/core/live/match';
import { readMessage } from '@kampdag/core/live/wire/message';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { Instant } from '@kampdag/core/time/instant';
import { type Body, generatedMatch } from '../../arbitraries/liveMessages.ts';

/** The moment at which told matches begin. */
const kickOff = 1_795_000_000_000;

/** A moment so many seconds after that. */
export const after = (seconds: number): Instant => Instant(kickOff + seconds * 1000);

/** A message at so many seconds after the beginning. */
export type Told = readonly [seconds: number, body: Body];

const timerTypes = { start: 1, stop: 2, update: 3, matchStart: 4, matchEnd: 5, periodStart: 6, periodEnd: 7 };

/** A Timer message: what it does, in the how-manieth period, with so many seconds played. */
export const timer = (action: keyof typeof timerTypes, period: number, elapsed: number): Body => ({
  MatchEventType: 'Timer',
  Type: timerTypes[action],
  Period: 200050 + period,
  Time: elapsed,
});

/** Any other event of a side (`H`, `A`), in the how-manieth period, with so many seconds played. */
export const event = (
  type: string,
  team: string | null,
  period: number,
  elapsed: number,
  own: Body = {},
): Body => ({ MatchEventType: type, Team: team, Period: 200050 + period, Time: elapsed, ...own });

/** The channel's messages of what is told, in that order; each event is another one unless it names a ClientId. */
export const messagesTold = (told: readonly Told[]): readonly ChannelMessage[] =>
  told.map(([seconds, body], index) => ({
    serial: serialOfInteger(index + 1),
    timestamp: after(seconds),
    data: {
      MatchId: generatedMatch,
      ClientId: body.MatchEventType === 'MatchData' ? null : `event-${index}`,
      ...body,
    },
  }));

/** The match as told. */
export const matchTold = (told: readonly Told[], sport: SportKind = 'icehockey'): LiveMatch =>
  matchAfterAll(
    emptyMatch(generatedMatch, sport),
    messagesTold(told).map(readMessage(generatedMatch, sport)),
  );
