import { clockOf, readClock } from '../live/clock/clock.ts';
import type { LogCounts } from '../live/log/logCounts.ts';
import { serialOfInteger } from '../live/log/timeToken.ts';
import { countsOf, eventsOf, type LiveMatch, matchBefore, matchUntil, messagesOf } from '../live/match.ts';
import { scoreOf } from '../live/score/score.ts';
import { setsOf } from '../live/score/sets.ts';
import { shootoutOf } from '../live/score/shootout.ts';
import type { LiveMessage } from '../live/wire/message.ts';
import { lineupOf } from '../sport/icehockey/live/lineup.ts';
import type { Instant } from '../time/instant.ts';
import { type Difference, differencesBetween } from './comparison.ts';

/** A message's effect on the log and the match. */
export interface MessageEffect {
  readonly message: LiveMessage;
  /** The log's counts that it changed, such as `kept` by 1. */
  readonly counted: readonly (readonly [keyof LogCounts, number])[];
  /** Its changes to score, clock, lineup and events. */
  readonly changes: readonly Difference[];
}

const stateOf = (match: LiveMatch, now: Instant): unknown => {
  const { state, period, display } = readClock(clockOf(match), now);
  return {
    score: scoreOf(match),
    sets: match.sport.scoreWithin === 'period' ? setsOf(match).won : null,
    shootout: shootoutOf(match)?.score ?? null,
    clock: { state, period: period?.name ?? null, display },
    lineup: lineupOf(match),
    data: match.data,
    events: Object.fromEntries(
      eventsOf(match).map(({ key, event, corrected }) => [key, { ...event, corrected }]),
    ),
  };
};

/** The effect of a match's message with a number; null where there is none. */
export const messageEffectOf = (match: LiveMatch, number: number): MessageEffect | null => {
  const serial = serialOfInteger(number);
  const message = messagesOf(match).find((one) => one.serial === serial);
  if (message === undefined) return null;
  const [before, after] = [matchBefore(match, serial), matchUntil(match, serial)];
  const names = Object.keys(countsOf(after)) as (keyof LogCounts)[];
  return {
    message,
    counted: names.flatMap((name) => {
      const by = countsOf(after)[name] - countsOf(before)[name];
      return name === 'messages' || by === 0 ? [] : [[name, by] as const];
    }),
    changes: differencesBetween(stateOf(before, message.timestamp), stateOf(after, message.timestamp)),
  };
};
