import type { WallTime } from '@kampdag/core/time/oslo';
import { hhmmOf } from '@kampdag/core/time/timeOfDay';
import * as t from 'io-ts';

type Row = Readonly<Record<string, unknown>>;

const isToCome = ({ matchDate, matchStartTime }: Row, now: WallTime): boolean => {
  if (typeof matchDate !== 'string') return false;
  const date = matchDate.slice(0, now.date.length);
  if (date !== now.date) return date > now.date;
  return typeof matchStartTime === 'number' && matchStartTime > hhmmOf(now.time);
};

const isGoalless = (result: unknown): boolean =>
  t.UnknownRecord.is(result) && result['homeGoals'] === 0 && result['awayGoals'] === 0;

/**
 * Removes the 0–0 of every match to come from a body written by our own decoders: it is the federation's default there, with or
 * without a text (reading 33). Any other result of a match to come stays, since somebody entered it: a walkover is awarded before
 * the day, and a match that was moved forward may keep its old day. So does 0–0 where the start is not known to be ahead.
 *
 * @param now the wall time in Oslo
 */
export const withoutDefaultResults = (now: WallTime): ((body: unknown) => unknown) => {
  /** The value itself where nothing is removed, as in most answers. */
  const filtered = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const inner = value.map(filtered);
      return inner.some((each, index) => each !== value[index]) ? inner : value;
    }
    if (!t.UnknownRecord.is(value)) return value;
    if ('matchResult' in value) {
      return isGoalless(value['matchResult']) && isToCome(value, now)
        ? { ...value, matchResult: null }
        : value;
    }
    const inner = Object.entries(value).map(([name, each]) => [name, filtered(each)] as const);
    return inner.some(([name, each]) => each !== value[name]) ? Object.fromEntries(inner) : value;
  };
  return filtered;
};
