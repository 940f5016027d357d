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
  /** The state as it is, which no further step changes. */
  readonly copy: (state: S) => S;
  /** What is read of a state: it must not change when the state goes on. */
  readonly result: (state: S) => A;
}

/** The state after an event. */
interface Mark<S> {
  readonly after: StandingEvent;
  readonly state: S;
}

interface Folded<S, A> {
  readonly begin: S;
  /** States along the way, one every so many events, oldest first. */
  readonly marks: Mark<S>[];
  state: S;
  /** The last event that the state has seen. */
  after: StandingEvent | null;
  /** Events since the last mark. */
  steps: number;
  /** What was read of the state; null when that has changed since. */
  result: { readonly value: A } | null;
}

/** So many events lie between two marks: what a late event costs at most beside those after it. */
const stride = 32;

const earliest = <S, A>(changes: readonly Change[], { concerns }: FoldRule<S, A>): StandingEvent | null => {
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
const goBack = <S, A>(folded: Folded<S, A>, place: StandingEvent, { copy }: FoldRule<S, A>): void => {
  const { marks } = folded;
  if (folded.after === null || byToken(folded.after, place) < 0) return;
  for (let last = marks.at(-1); last !== undefined && byToken(last.after, place) >= 0; last = marks.at(-1)) {
    marks.pop();
  }
  const mark = marks.at(-1);
  folded.state = copy(mark?.state ?? folded.begin);
  folded.after = mark?.after ?? null;
  folded.steps = 0;
  folded.result = null;
};

const goOn = <S, A>(folded: Folded<S, A>, rule: FoldRule<S, A>, match: LiveMatch): void => {
  const { all } = eventsOf(match);
  const from = folded.after === null ? 0 : placeOf(all, folded.after, byToken);
  for (let index = from; index < all.length; index += 1) {
    const standing = all[index];
    if (standing === undefined || !rule.concerns(standing.event)) continue;
    if (rule.step(folded.state, standing, match)) folded.result = null;
    folded.after = standing;
    folded.steps += 1;
    if (folded.steps === stride) {
      folded.marks.push({ after: standing, state: rule.copy(folded.state) });
      folded.steps = 0;
    }
  }
};

/**
 * A reading that is a fold in the order of the log: a new event costs a step, a late one the steps after it. What it gives
 * is the same from snapshot to snapshot while no event makes a difference to it.
 */
export const foldOf = <S, A>(rule: FoldRule<S, A>): ((match: LiveMatch) => A) => {
  const folded = keptReading<Folded<S, A>>({
    basis: rule.basis,
    anew: (match) => {
      const begin = rule.begin(match);
      const made: Folded<S, A> = {
        begin,
        marks: [],
        state: rule.copy(begin),
        after: null,
        steps: 0,
        result: null,
      };
      goOn(made, rule, match);
      return made;
    },
    changed: (before, changes, match) => {
      const first = earliest(changes, rule);
      if (first === null) return before;
      goBack(before, first, rule);
      goOn(before, rule, match);
      return before;
    },
  });
  return readingOf((match) => {
    const now = folded(match);
    now.result ??= { value: rule.result(now.state) };
    return now.result.value;
  });
};
