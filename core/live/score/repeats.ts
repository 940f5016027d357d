import { periodOf, periodsOf } from '../clock/period.ts';
import type { EventKey } from '../eventBase.ts';
import { eventsOfType } from '../eventsOfType.ts';
import { byToken, type CurrentEvent } from '../log/currentEvent.ts';
import type { LiveMatch } from '../match.ts';
import { derived } from '../reading.ts';

/** Events that tell of one and the same goal: the penalty shot, and the Goal that it led to (reading 32). */
export interface Repeats {
  /** By the key of an event that another repeats, the key of that other, which alone counts. */
  readonly repeatedBy: ReadonlyMap<EventKey, EventKey>;
  /** The same the other way round. */
  readonly repeating: ReadonlyMap<EventKey, EventKey>;
}

/** Of one side and period no more than this are compared: nobody takes as many penalty shots. */
const mostCompared = 40;

/** Whether an event scores: in a match whose shootout goals do not count (reading 22). */
export const scores = (match: LiveMatch, { event }: CurrentEvent): boolean =>
  match.sport.scoring.points(event) > 0 && periodOf(match, event.period)?.kind !== 'shootout';

interface Pair {
  readonly one: CurrentEvent;
  readonly other: CurrentEvent;
  readonly seconds: number;
}

/** Seconds between what two events tell; the most there are where one tells no time. */
const secondsBetween = ({ event: a }: CurrentEvent, { event: b }: CurrentEvent): number => {
  if (a.elapsed === b.elapsed) return 0;
  return a.elapsed === null || b.elapsed === null ? Number.MAX_SAFE_INTEGER : Math.abs(a.elapsed - b.elapsed);
};

const bySideAndPeriod = (events: readonly CurrentEvent[]): ReadonlyMap<string, CurrentEvent[]> => {
  const groups = new Map<string, CurrentEvent[]>();
  for (const one of events) {
    const { side, period } = one.event;
    if (side === null) continue;
    const key = `${side} ${period}`;
    const group = groups.get(key) ?? [];
    if (group.length < mostCompared) group.push(one);
    groups.set(key, group);
  }
  return groups;
};

const pairsIn = (match: LiveMatch): readonly Pair[] => {
  const { repeatedBy, mayRepeat } = match.sport.scoring;
  return [...repeatedBy].flatMap(([type, teller]) => {
    const shots = bySideAndPeriod(eventsOfType(match, type).filter((one) => scores(match, one)));
    if (shots.size === 0) return [];
    const isTeller = (other: CurrentEvent): boolean =>
      scores(match, other) &&
      (shots.get(`${other.event.side} ${other.event.period}`) ?? []).some((one) =>
        mayRepeat(other.event, one.event),
      );
    const goals = bySideAndPeriod(eventsOfType(match, teller).filter(isTeller));
    return [...shots].flatMap(([key, own]) =>
      own.flatMap((one) =>
        (goals.get(key) ?? [])
          .filter((other) => mayRepeat(other.event, one.event))
          .map((other) => ({ one, other, seconds: secondsBetween(one, other) })),
      ),
    );
  });
};

/** The nearest pairs first, each event in one pair at most. */
const computed = (match: LiveMatch): Repeats => {
  const repeatedBy = new Map<EventKey, EventKey>();
  const repeating = new Map<EventKey, EventKey>();
  const nearestFirst = pairsIn(match).toSorted(
    (a, b) => a.seconds - b.seconds || byToken(a.one, b.one) || byToken(a.other, b.other),
  );
  for (const { one, other } of nearestFirst) {
    if (repeatedBy.has(one.key) || repeating.has(other.key)) continue;
    repeatedBy.set(one.key, other.key);
    repeating.set(other.key, one.key);
  }
  return { repeatedBy, repeating };
};

/** The new ones, or those before where nothing in them is another. */
const settled = (before: Repeats | null, after: Repeats): Repeats =>
  before !== null &&
  before.repeatedBy.size === after.repeatedBy.size &&
  [...after.repeatedBy].every(([key, other]) => before.repeatedBy.get(key) === other)
    ? before
    : after;

/**
 * Which events tell of a goal that another tells of too, paired by side and period and the nearest time (reading 32). The
 * same object from snapshot to snapshot while no pair is another.
 */
export const repeatsOf = derived(
  (match) => [periodsOf(match), ...match.sport.scoring.types.map((type) => eventsOfType(match, type))],
  (match, last: Repeats | null) => settled(last, computed(match)),
);
