import type { LiveEvent } from './event.ts';
import { type Basis, keptReading } from './kept.ts';
import { eventsOf, type LiveMatch, readingOf } from './match.ts';
import { placeOf } from './sortedList.ts';
import type { StandingEvent } from './standingEvent.ts';
import { byToken, type Change } from './standingEvents.ts';

/** A state that the events change one after the other. */
export interface FoldRule<S, A> {
  readonly basis: (match: LiveMatch) => Basis;
  readonly begin: (match: LiveMatch) => S;
  /** Whether an event can change the state at all. */
  readonly concerns: (event: LiveEvent) => boolean;
  /** Changes the state, in place, as an event does; whether that made a difference. */
  readonly step: (state: S, standing: StandingEvent, match: LiveMatch) => boolean;
  /** What is read of a state: it must not change when the state goes on. */
  readonly result: (state: S) => A;
}

interface Folded<S, A> {
  readonly state: S;
  /** The last event that the state has seen. */
  last: StandingEvent | null;
  /** What was read of the state; null when that has changed since. */
  result: { readonly value: A } | null;
}

/** Folds the events after those that the state has seen. */
const foldOn = <S, A>(folded: Folded<S, A>, rule: FoldRule<S, A>, match: LiveMatch): Folded<S, A> => {
  const { all } = eventsOf(match);
  const from = folded.last === null ? 0 : placeOf(all, folded.last, byToken);
  for (let index = from; index < all.length; index += 1) {
    const standing = all[index];
    if (standing === undefined || !rule.concerns(standing.event)) continue;
    if (rule.step(folded.state, standing, match)) folded.result = null;
    folded.last = standing;
  }
  return folded;
};

/**
 * A reading that is a fold in the order of the log: a new event costs a step, one that comes late or is corrected a fold
 * from the beginning. What it gives is the same from snapshot to snapshot while no event makes a difference to it.
 */
export const foldOf = <S, A>(rule: FoldRule<S, A>): ((match: LiveMatch) => A) => {
  const isMore = (last: StandingEvent | null, { before, after }: Change): boolean =>
    (before === null || !rule.concerns(before.event)) &&
    (after === null || !rule.concerns(after.event) || last === null || byToken(last, after) < 0);
  const anew = (match: LiveMatch): Folded<S, A> =>
    foldOn({ state: rule.begin(match), last: null, result: null }, rule, match);
  const folded = keptReading<Folded<S, A>>({
    basis: rule.basis,
    anew,
    changed: (before, changes, match) =>
      changes.every((change) => isMore(before.last, change)) ? foldOn(before, rule, match) : anew(match),
  });
  return readingOf((match) => {
    const now = folded(match);
    now.result ??= { value: rule.result(now.state) };
    return now.result.value;
  });
};
