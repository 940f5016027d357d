import type { LiveEvent } from './event.ts';
import type { CurrentEvent } from './log/currentEvent.ts';
import { eventsOf, type LiveMatch, readingOf } from './match.ts';

/** A reading's inputs: it is recomputed when one of them is a different object. */
export type Inputs = readonly unknown[];

/** Whether two lists hold the same objects. */
export const isSame = (a: Inputs, b: Inputs): boolean =>
  a.length === b.length && a.every((part, index) => part === b[index]);

/**
 * A reading computed from other readings, memoized across snapshots while its inputs are the same objects.
 *
 * @param compute gets the last result, of whatever snapshot, to reuse it or parts of it where they are equal
 */
export const derived = <A>(
  inputs: (match: LiveMatch) => Inputs,
  compute: (match: LiveMatch, last: A | null) => A,
): ((match: LiveMatch) => A) => {
  const reading = readingOf((match: LiveMatch): A => {
    const own = inputs(match);
    // Each reading finds only results of its own.
    const last = match.lastResults.get(reading) as { readonly own: Inputs; readonly value: A } | undefined;
    if (last !== undefined && isSame(last.own, own)) return last.value;
    const value = compute(match, last?.value ?? null);
    match.lastResults.set(reading, { own, value });
    return value;
  });
  return reading;
};

/** A fold over a match's events. */
interface FoldRule<S, A> {
  /** The fold's inputs besides the events. */
  readonly inputs: (match: LiveMatch) => Inputs;
  readonly begin: (match: LiveMatch) => S;
  /** Whether an event can change the state. */
  readonly concerns: (event: LiveEvent, match: LiveMatch) => boolean;
  /** Applies an event to the state, in place; whether that changed it. */
  readonly step: (state: S, current: CurrentEvent, match: LiveMatch) => boolean;
  /** The result of a state, independent of its later changes. `last` is the last result, to reuse where equal. */
  readonly result: (state: S, last: A | null) => A;
}

interface Folded<S, A> {
  readonly inputs: Inputs;
  readonly state: S;
  /** The events folded so far. */
  readonly events: readonly CurrentEvent[];
  readonly value: A;
}

/**
 * A reading that folds the events in the order of the log: a new event costs a step; a late or corrected one, and an earlier
 * moment, a full fold. The result stays the same object while no event changes it.
 */
export const foldOf = <S, A>(rule: FoldRule<S, A>): ((match: LiveMatch) => A) => {
  const reading = readingOf((match: LiveMatch): A => {
    const inputs = rule.inputs(match);
    const events = eventsOf(match).filter(({ event }) => rule.concerns(event, match));
    const last = match.lastResults.get(reading) as Folded<S, A> | undefined;
    const continues =
      last !== undefined &&
      isSame(last.inputs, inputs) &&
      last.events.every((one, index) => one === events[index]);
    const state = continues ? last.state : rule.begin(match);
    let hasChanged = !continues;
    for (const current of continues ? events.slice(last.events.length) : events) {
      hasChanged = rule.step(state, current, match) || hasChanged;
    }
    const value = last !== undefined && !hasChanged ? last.value : rule.result(state, last?.value ?? null);
    match.lastResults.set(reading, { inputs, state, events, value } satisfies Folded<S, A>);
    return value;
  });
  return reading;
};
