import type { Instant } from '../../time/instant.ts';
import { clockOf, readClock } from '../clock/clock.ts';
import { lineupOf } from '../lineup/lineup.ts';
import type { LogCounts } from '../log/logCounts.ts';
import { serialOfInteger } from '../log/timeToken.ts';
import { eventsOf, type LiveMatch, matchBefore, matchUntil, messagesOf } from '../match.ts';
import { scoreOf } from '../score/score.ts';
import { setsOf } from '../score/sets.ts';
import { shootoutOf } from '../score/shootout.ts';
import type { LiveMessage } from '../wire/message.ts';
import { type Difference, differencesBetween } from './differences.ts';

/** What a message is to the log and what it did to the match. */
export interface Meaning {
  readonly message: LiveMessage;
  /** What became of it, by the counts that it moved: `kept` by 1, say. */
  readonly counted: readonly (readonly [keyof LogCounts, number])[];
  /** In what score, clock, lineup and events became another: before it, and after. */
  readonly changes: readonly Difference[];
}

const affected = (match: LiveMatch, now: Instant): unknown => {
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

/** What a message of a match means; null where the match has none of that number. */
export const meaningOf = (match: LiveMatch, number: number): Meaning | null => {
  const serial = serialOfInteger(number);
  const message = messagesOf(match).find((one) => one.serial === serial);
  if (message === undefined) return null;
  const [before, after] = [matchBefore(match, serial), matchUntil(match, serial)];
  const names = Object.keys(after.counts) as (keyof LogCounts)[];
  return {
    message,
    counted: names.flatMap((name) => {
      const by = after.counts[name] - before.counts[name];
      return name === 'messages' || by === 0 ? [] : [[name, by] as const];
    }),
    changes: differencesBetween(affected(before, message.timestamp), affected(after, message.timestamp)),
  };
};
