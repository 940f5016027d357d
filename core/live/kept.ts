import type { LiveEventType } from './event.ts';
import { changesSince, isNewest } from './log.ts';
import { readingMemoryOf } from './logMemory.ts';
import { type LiveMatch, readingOf } from './match.ts';
import type { Change } from './standingEvents.ts';

/** What a reading rests on beside the events: it is made anew when one of these is another. */
export type Basis = readonly unknown[];

/** A reading as it was made last, kept with its log so that the next snapshot's is made from it. */
interface Kept<A> {
  readonly basis: Basis;
  readonly changeCount: number;
  readonly value: A;
}

const sameBasis = (a: Basis, b: Basis): boolean =>
  a.length === b.length && a.every((part, index) => part === b[index]);

/** What was kept, on whatever basis; null where it is of a later snapshot. */
const keptIn = <A>({ memory, changeCount }: LiveMatch, name: unknown): Kept<A> | null => {
  // What is found is of the type of the reading that stored it under its own rule.
  const kept = readingMemoryOf(memory).kept.get(name) as Kept<A> | undefined;
  return kept === undefined || kept.changeCount > changeCount ? null : kept;
};

/** How a reading is made: anew from all events, or from what it was before and what changed. */
export interface KeptRule<A> {
  readonly basis: (match: LiveMatch) => Basis;
  /** `last` is what it was when its basis was another, for what of it is still true; null where there is none. */
  readonly anew: (match: LiveMatch, last: A | null) => A;
  /** `before` belongs to the reading: it may be changed in place and given back. */
  readonly changed: (before: A, changes: readonly Change[], match: LiveMatch) => A;
}

/**
 * A value that follows the log's changes: for the newest snapshot it costs what changed, not what was said before; for an
 * older one it is made anew. What is given back for an older snapshot and what `anew` makes must be the same.
 */
export const keptReading = <A>(rule: KeptRule<A>): ((match: LiveMatch) => A) => {
  const follow = (match: LiveMatch): A => {
    if (!isNewest(match)) return rule.anew(match, null);
    const basis = rule.basis(match);
    const kept = keptIn<A>(match, rule);
    const isSameBasis = kept !== null && sameBasis(kept.basis, basis);
    if (isSameBasis && kept.changeCount === match.changeCount) return kept.value;
    const value = isSameBasis
      ? rule.changed(kept.value, changesSince(match, kept.changeCount), match)
      : rule.anew(match, kept?.value ?? null);
    readingMemoryOf(match.memory).kept.set(rule, { basis, changeCount: match.changeCount, value });
    return value;
  };
  return follow;
};

/** Whether a change is of an event of one of those types, before or after. */
export const touches = ({ before, after }: Change, types: ReadonlySet<LiveEventType>): boolean =>
  (before !== null && types.has(before.event.type)) || (after !== null && types.has(after.event.type));

/**
 * A reading that looks at events of some types alone: the same value, by identity, from snapshot to snapshot until one of
 * them or its basis changes.
 */
export const readingOfTypes = <A>(
  types: readonly LiveEventType[],
  basis: (match: LiveMatch) => Basis,
  compute: (match: LiveMatch) => A,
): ((match: LiveMatch) => A) => {
  const looked = new Set(types);
  return readingOf(
    keptReading({
      basis,
      anew: compute,
      changed: (before, changes, match) =>
        changes.some((change) => touches(change, looked)) ? compute(match) : before,
    }),
  );
};
