import type { PersonId } from '../../ids.ts';
import type { EventKey } from '../eventBase.ts';
import type { LiveMatch } from '../match.ts';
import { foldOf } from '../reading.ts';
import type { OutReason } from '../rules/eligibilityRule.ts';

/** A player who may not play on. */
export interface Out {
  readonly reason: OutReason;
  /** The key of the event that ended it. */
  readonly key: EventKey;
}

interface Counting {
  /** The events against each person, by the place of the limit. */
  readonly counts: Map<PersonId, number>[];
  readonly out: Map<PersonId, Out>;
}

const begin = ({ sport }: LiveMatch): Counting => ({
  counts: sport.eligibility.map(() => new Map<PersonId, number>()),
  out: new Map(),
});

/**
 * The players whose match is over, by the fouls, suspensions or cards that end it in their sport and league (readings 40, 46). One who is
 * no longer out after a correction is not in it.
 */
export const outOf = foldOf<Counting, ReadonlyMap<PersonId, Out>>({
  inputs: ({ sport }) => [sport],
  begin,
  concerns: (event, { sport }) => sport.eligibility.some(({ against }) => against(event) !== null),
  step: ({ counts, out }, { key, event }, { sport }) => {
    let hasChanged = false;
    for (const [at, { reason, against, limit, times }] of sport.eligibility.entries()) {
      const person = against(event);
      const counted = counts[at];
      if (person === null || counted === undefined) continue;
      const count = (counted.get(person) ?? 0) + (times?.(event) ?? 1);
      counted.set(person, count);
      if (count < limit || out.has(person)) continue;
      out.set(person, { reason, key });
      hasChanged = true;
    }
    return hasChanged;
  },
  result: ({ out }) => new Map(out),
});
