import { opponentOf, type Side } from '../../side.ts';
import { periodOf, periodsOf } from '../clock/period.ts';
import type { LiveEvent } from '../event.ts';
import type { EventKey } from '../eventBase.ts';
import { eventsOfType } from '../eventsOfType.ts';
import { byToken, type CurrentEvent } from '../log/currentEvent.ts';
import type { LiveMatch } from '../match.ts';
import { derived } from '../reading.ts';

/** Pairs of events that report the same goal: a penalty shot and its Goal (reading 32). */
export interface Repeats {
  /** From the key of a repeated event to that of its repetition, the only one that counts. */
  readonly repeatedBy: ReadonlyMap<EventKey, EventKey>;
  /** The inverse map. */
  readonly repeating: ReadonlyMap<EventKey, EventKey>;
}

/** The most events compared for one side and period, far above any real number of penalty shots. */
const mostCompared = 40;

/** Whether an event scores; shootout goals do not (reading 22). */
export const scores = (match: LiveMatch, { event }: CurrentEvent): boolean =>
  match.sport.scoring.points(event) > 0 && periodOf(match, event.period)?.kind !== 'shootout';

/** The side that gets an event's points. */
export const scoringSideOf = ({ sport }: LiveMatch, event: LiveEvent): Side | null =>
  event.side !== null && sport.factsOf(event).scoresForOpponents === true
    ? opponentOf(event.side)
    : event.side;

interface Pair {
  readonly one: CurrentEvent;
  readonly other: CurrentEvent;
  readonly seconds: number;
}

/** Seconds between two events; the largest integer where one has no time. */
const secondsBetween = ({ event: a }: CurrentEvent, { event: b }: CurrentEvent): number => {
  if (a.elapsed === b.elapsed) return 0;
  return a.elapsed === null || b.elapsed === null ? Number.MAX_SAFE_INTEGER : Math.abs(a.elapsed - b.elapsed);
};

/** The side that gets an event's points, with its period. */
const placeOf = (match: LiveMatch, { event }: CurrentEvent): string =>
  `${scoringSideOf(match, event)} ${event.period}`;

const bySideAndPeriod = (
  match: LiveMatch,
  events: readonly CurrentEvent[],
): ReadonlyMap<string, CurrentEvent[]> => {
  const groups = new Map<string, CurrentEvent[]>();
  for (const one of events) {
    if (one.event.side === null) continue;
    const key = placeOf(match, one);
    const group = groups.get(key) ?? [];
    if (group.length < mostCompared) group.push(one);
    groups.set(key, group);
  }
  return groups;
};

const pairsIn = (match: LiveMatch): readonly Pair[] => {
  const { repeatedBy, mayRepeat } = match.sport.scoring;
  return [...repeatedBy].flatMap(([type, repeatingType]) => {
    const shots = bySideAndPeriod(
      match,
      eventsOfType(match, type).filter((one) => scores(match, one)),
    );
    if (shots.size === 0) return [];
    const mayRepeatAny = (other: CurrentEvent): boolean =>
      scores(match, other) && (shots.get(placeOf(match, other)) ?? []).some((one) => mayRepeat(other, one));
    const goals = bySideAndPeriod(match, eventsOfType(match, repeatingType).filter(mayRepeatAny));
    return [...shots].flatMap(([key, own]) =>
      own.flatMap((one) =>
        (goals.get(key) ?? [])
          .filter((other) => mayRepeat(other, one))
          .map((other) => ({ one, other, seconds: secondsBetween(one, other) })),
      ),
    );
  });
};

/** Pairs events greedily, nearest in time first. */
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

/** The last result where it is equal to the new one, else the new one. */
const reused = (before: Repeats | null, after: Repeats): Repeats =>
  before !== null &&
  before.repeatedBy.size === after.repeatedBy.size &&
  [...after.repeatedBy].every(([key, other]) => before.repeatedBy.get(key) === other)
    ? before
    : after;

/**
 * The events that report the same goal, paired by side, period and nearest time (reading 32). The same object across
 * snapshots while no pair changes.
 */
export const repeatsOf = derived(
  (match) => [periodsOf(match), ...match.sport.scoring.types.map((type) => eventsOfType(match, type))],
  (match, last: Repeats | null) => reused(last, computed(match)),
);
