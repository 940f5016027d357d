import type { LiveEvent } from './event.ts';
import type { StandingEvent } from './history.ts';
import { type Basis, keptReading } from './kept.ts';
import { eventsOf, type LiveMatch, readingOf } from './match.ts';
import { placeOf } from './sortedList.ts';
import { byToken, type Change } from './standingEvents.ts';

/** A state that the events change one after the other. */
export interface FoldRule<S> {
  readonly basis: (match: LiveMatch) => Basis;
  readonly begin: (match: LiveMatch) => S;
  /** Whether an event can change the state at all. */
  readonly concerns: (event: LiveEvent) => boolean;
  /** The state after an event, never changed in place; the same one where the event changed nothing. */
  readonly step: (state: S, standing: StandingEvent, match: LiveMatch) => S;
}

/** The state after an event. */
interface Mark<S> {
  readonly after: StandingEvent;
  readonly state: S;
}

interface Folded<S> {
  readonly begin: S;
  /** States along the way, one every so many events, oldest first. */
  readonly marks: Mark<S>[];
  now: Mark<S> | null;
  /** Events since the last mark. */
  steps: number;
}

/** So many events lie between two marks: what a late event costs at most beside those after it. */
const stride = 32;

const earliest = <S>(changes: readonly Change[], { concerns }: FoldRule<S>): StandingEvent | null => {
  let first: StandingEvent | null = null;
  for (const { before, after } of changes) {
    for (const one of [before, after]) {
      if (one === null || !concerns(one.event)) continue;
      if (first === null || byToken(one, first) < 0) first = one;
    }
  }
  return first;
};

/** Goes back to the last state before a place. */
const goBack = <S>(folded: Folded<S>, place: StandingEvent): void => {
  const { marks } = folded;
  if (folded.now !== null && byToken(folded.now.after, place) < 0) return;
  for (let last = marks.at(-1); last !== undefined && byToken(last.after, place) >= 0; last = marks.at(-1)) {
    marks.pop();
  }
  folded.now = marks.at(-1) ?? null;
  folded.steps = 0;
};

const goOn = <S>(folded: Folded<S>, rule: FoldRule<S>, match: LiveMatch): void => {
  const { all } = eventsOf(match);
  const from = folded.now === null ? 0 : placeOf(all, folded.now.after, byToken);
  for (let index = from; index < all.length; index += 1) {
    const standing = all[index];
    if (standing === undefined || !rule.concerns(standing.event)) continue;
    const state = rule.step(folded.now?.state ?? folded.begin, standing, match);
    folded.now = { after: standing, state };
    folded.steps += 1;
    if (folded.steps === stride) {
      folded.marks.push(folded.now);
      folded.steps = 0;
    }
  }
};

/** A reading that is a fold in the order of the log: a new event costs a step, a late one the steps after it. */
export const foldOf = <S>(rule: FoldRule<S>): ((match: LiveMatch) => S) => {
  const folded = keptReading<Folded<S>>({
    basis: rule.basis,
    anew: (match) => {
      const made: Folded<S> = { begin: rule.begin(match), marks: [], now: null, steps: 0 };
      goOn(made, rule, match);
      return made;
    },
    changed: (before, changes, match) => {
      const first = earliest(changes, rule);
      if (first === null) return before;
      goBack(before, first);
      goOn(before, rule, match);
      return before;
    },
  });
  return readingOf((match) => {
    const { begin, now } = folded(match);
    return now === null ? begin : now.state;
  });
};
