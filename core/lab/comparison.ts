import { summaryOf } from '../live/figures/summary.ts';
import { emptyMatch, eventsOf, type LiveMatch, matchAfterAll, messagesOf } from '../live/match.ts';
import { readMessage } from '../live/wire/message.ts';
import { isRecord } from '../live/wire/wireCodecs.ts';
import { lineupOf } from '../sport/icehockey/live/lineup.ts';
import { sportOf } from '../sport/sportOf.ts';
import type { Instant } from '../time/instant.ts';
import { channelMessageOf } from './faultCase.ts';
import type { LabCase } from './labCase.ts';

/** A difference between two values. */
export interface Difference {
  /** Its path, such as `score.home`. */
  readonly path: string;
  /** The first's value there; undefined where missing. */
  readonly one: unknown;
  /** The second's value there. */
  readonly other: unknown;
}

/** A value's members by name; null for a leaf. */
const membersOf = (value: unknown): ReadonlyMap<string, unknown> | null => {
  if (value instanceof Map) return new Map([...value].map(([key, member]) => [String(key), member]));
  if (value instanceof Set) return new Map([...value].map((member) => [String(member), true]));
  if (Array.isArray(value)) return new Map(value.map((member: unknown, index) => [String(index), member]));
  return isRecord(value) ? new Map(Object.entries(value)) : null;
};

/** All differences between two values, through records, lists, maps and sets. */
export const differencesBetween = (one: unknown, other: unknown, path = ''): readonly Difference[] => {
  if (Object.is(one, other)) return [];
  const [own, others] = [membersOf(one), membersOf(other)];
  if (own === null || others === null) return [{ path, one, other }];
  return [...new Set([...own.keys(), ...others.keys()])].flatMap((name) =>
    differencesBetween(own.get(name), others.get(name), path === '' ? name : `${path}.${name}`),
  );
};

/** The compared state of a match at a moment of the server's time. */
const stateOf = (match: LiveMatch, now: Instant): unknown => ({
  ...summaryOf(match, now),
  events: Object.fromEntries(eventsOf(match).map(({ key, ...current }) => [key, current])),
  data: match.data,
  lineup: lineupOf(match),
});

/** The clean fold of a case up to a serial: each message once and in order. */
export const cleanMatches = ({ matchId, sport: kind, messages }: LabCase): ((until: number) => LiveMatch) => {
  const sport = sportOf(kind);
  const read = readMessage(matchId, sport);
  const all = messages.map((message) => read(channelMessageOf(message)));
  return (until) => matchAfterAll(emptyMatch(matchId, sport), all.slice(0, until));
};

/** A match over a faulty connection, compared with the clean fold. */
export interface Comparison {
  /** The differences of the page's match. */
  readonly shown: readonly Difference[];
  /** The differences that remain with the full history: none, or the fold is wrong. */
  readonly healed: readonly Difference[];
}

/** Compares a match over a faulty connection with the clean fold of the messages published so far. */
export const compareWithClean = (clean: LiveMatch, shown: LiveMatch | null, now: Instant): Comparison => {
  const expected = stateOf(clean, now);
  const empty = emptyMatch(clean.matchId, clean.sport);
  const received = shown ?? empty;
  const healed = matchAfterAll(empty, [...messagesOf(received), ...messagesOf(clean)]);
  return {
    shown: differencesBetween(stateOf(received, now), expected),
    healed: differencesBetween(stateOf(healed, now), expected),
  };
};
