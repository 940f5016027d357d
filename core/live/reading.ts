import type { LiveEvent } from './event.ts';
import type { StandingEvent } from './log/standingEvent.ts';
import { eventsOf, type LiveMatch, readingOf } from './match.ts';

/** What a reading is made of: it is made anew when one of these is another object. */
export type Inputs = readonly unknown[];

/** Whether two lists are of the same objects. */
export const isSame = (a: Inputs, b: Inputs): boolean =>
  a.length === b.length && a.every((part, index) => part === b[index]);

/**
 * A reading made of a few others: the same object from snapshot to snapshot while those are.
 *
 * @param compute is given what the reading was last, in whatever snapshot, to give it back, or parts of it, where they are equal
 */
export const derived = <A>(
  inputs: (match: LiveMatch) => Inputs,
  compute: (match: LiveMatch, last: A | null) => A,
): ((match: LiveMatch) => A) => {
  const reading = readingOf((match: LiveMatch): A => {
    const own = inputs(match);
    // What is found was stored here.
    const last = match.passedOn.get(reading) as { readonly own: Inputs; readonly value: A } | undefined;
    if (last !== undefined && isSame(last.own, own)) return last.value;
    const value = compute(match, last?.value ?? null);
    match.passedOn.set(reading, { own, value });
    return value;
  });
  return reading;
};

/** A state that the events change one after the other. */
export interface FoldRule<S, A> {
  /** What the fold rests on beside the events. */
  readonly inputs: (match: LiveMatch) => Inputs;
  readonly begin: (match: LiveMatch) => S;
  /** Whether an event can change the state at all. */
  readonly concerns: (event: LiveEvent) => boolean;
  /** Changes the state, in place, as an event does; whether that made a difference. */
  readonly step: (state: S, standing: StandingEvent, match: LiveMatch) => boolean;
  /** What is read of a state: it must not change when the state goes on. `last` is what was read before, to be given back where equal. */
  readonly result: (state: S, last: A | null) => A;
}

interface Folded<S, A> {
  readonly inputs: Inputs;
  readonly state: S;
  /** The events that the state has seen. */
  readonly seen: readonly StandingEvent[];
  readonly value: A;
}

const startsWith = (events: readonly StandingEvent[], seen: readonly StandingEvent[]): boolean =>
  seen.length <= events.length && seen.every((one, index) => one === events[index]);

/**
 * A reading that is a fold in the order of the log: a new event costs a step, one that comes late or is corrected a fold
 * from the beginning. What it gives is the same object from snapshot to snapshot while no event makes a difference to it.
 */
export const foldOf = <S, A>(rule: FoldRule<S, A>): ((match: LiveMatch) => A) => {
  const reading = readingOf((match: LiveMatch): A => {
    const inputs = rule.inputs(match);
    const events = eventsOf(match).filter(({ event }) => rule.concerns(event));
    const last = match.passedOn.get(reading) as Folded<S, A> | undefined;
    const goesOn = last !== undefined && isSame(last.inputs, inputs) && startsWith(events, last.seen);
    const state = goesOn ? last.state : rule.begin(match);
    let isOther = !goesOn;
    for (const standing of events.slice(goesOn ? last.seen.length : 0)) {
      isOther = rule.step(state, standing, match) || isOther;
    }
    const value = last !== undefined && !isOther ? last.value : rule.result(state, last?.value ?? null);
    match.passedOn.set(reading, { inputs, state, seen: events, value } satisfies Folded<S, A>);
    return value;
  });
  return reading;
};
