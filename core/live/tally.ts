import { type Basis, keptReading } from './kept.ts';
import { eventsOf, type LiveMatch, readingOf } from './match.ts';
import type { StandingEvent } from './standingEvent.ts';

/** A count that does not depend on the order of the events: each adds its part and takes it back when it goes. */
export interface TallyRule<S, A> {
  readonly basis: (match: LiveMatch) => Basis;
  /** Nothing counted yet. */
  readonly begin: (match: LiveMatch) => S;
  /** Adds an event's part (1) or takes it back (-1), in place; whether that made a difference. */
  readonly count: (state: S, standing: StandingEvent, sign: 1 | -1) => boolean;
  /** What is read: it must not change when the state goes on. */
  readonly result: (state: S) => A;
}

interface Counted<S, A> {
  readonly state: S;
  readonly result: A;
}

/** A reading that is a tally: it costs an event's part, whatever the length of the match. */
export const tallyOf = <S, A>({
  basis,
  begin,
  count,
  result,
}: TallyRule<S, A>): ((match: LiveMatch) => A) => {
  const counted = keptReading<Counted<S, A>>({
    basis,
    anew: (match) => {
      const state = begin(match);
      for (const standing of eventsOf(match).all) count(state, standing, 1);
      return { state, result: result(state) };
    },
    changed: (before, changes) => {
      const { state } = before;
      let isOther = false;
      for (const { before: was, after: is } of changes) {
        if (was !== null) isOther = count(state, was, -1) || isOther;
        if (is !== null) isOther = count(state, is, 1) || isOther;
      }
      return isOther ? { state, result: result(state) } : before;
    },
  });
  return readingOf((match) => counted(match).result);
};
