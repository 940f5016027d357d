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
export interface FoldRule<S, A> {
  /** The fold's inputs besides the events. */
  readonly inputs: (match: LiveMatch) => Inputs;
  readonly begin: (match: LiveMatch) => S;
  /** Whether an event can change the state. */
  readonly concerns: (event: LiveEvent) => boolean;
  /** Applies an event to the state, in place; whether that changed it. */
  readonly step: (state: S, current: CurrentEvent, match: LiveMatch) => boolean;
  /** An independent copy of a state. */
  readonly copy: (state: S) => S;
  /** The result of a state, independent of its later changes. `last` is the last result, to reuse where equal. */
  readonly result: (state: S, last: A | null) => A;
}

/** The state after the first events, from which an earlier moment is folded. */
interface Checkpoint<S> {
  readonly count: number;
  readonly state: S;
}

/** Events between two checkpoints. */
const stride = 64;

interface Folded<S, A> {
  readonly inputs: Inputs;
  readonly state: S;
  /** The events folded so far. */
  readonly folded: readonly CurrentEvent[];
  /** Only for moments of a match; a followed match never steps back. */
  readonly checkpoints: readonly Checkpoint<S>[];
  readonly value: A;
}

/** The number of events that two lists have in common at their beginnings. */
const commonStart = (events: readonly CurrentEvent[], folded: readonly CurrentEvent[]): number => {
  const other = folded.findIndex((one, index) => one !== events[index]);
  return other === -1 ? folded.length : other;
};

/**
 * A reading that folds the events in the order of the log: a new event costs a step, a late or corrected one a full fold, an
 * earlier moment of the same match a fold from the last checkpoint before it. The result stays the same object while no event
 * changes it.
 */
export const foldOf = <S, A>(rule: FoldRule<S, A>): ((match: LiveMatch) => A) => {
  const reading = readingOf((match: LiveMatch): A => {
    const inputs = rule.inputs(match);
    const events = eventsOf(match).filter(({ event }) => rule.concerns(event));
    const last = match.lastResults.get(reading) as Folded<S, A> | undefined;
    const known = last !== undefined && isSame(last.inputs, inputs) ? last : null;
    const common = known === null ? 0 : commonStart(events, known.folded);
    const continues = known !== null && common === known.folded.length;
    const checkpoints = known === null ? [] : known.checkpoints.filter(({ count }) => count <= common);
    const checkpoint = checkpoints.at(-1);
    const from = continues ? common : (checkpoint?.count ?? 0);
    const begin = (): S => (checkpoint === undefined ? rule.begin(match) : rule.copy(checkpoint.state));
    const state = continues ? known.state : begin();
    let hasChanged = !continues;
    for (const [index, current] of events.slice(from).entries()) {
      hasChanged = rule.step(state, current, match) || hasChanged;
      const count = from + index + 1;
      if (match.fullMatch !== null && count % stride === 0)
        checkpoints.push({ count, state: rule.copy(state) });
    }
    const value = last !== undefined && !hasChanged ? last.value : rule.result(state, last?.value ?? null);
    match.lastResults.set(reading, {
      inputs,
      state,
      folded: events,
      checkpoints,
      value,
    } satisfies Folded<S, A>);
    return value;
  });
  return reading;
};
