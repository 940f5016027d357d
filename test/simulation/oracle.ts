import { type LogCounts, noCounts } from '@kampdag/core/live/log/logCounts';
import type { Serial } from '@kampdag/core/live/log/timeToken';
import type { EventFact, KnownMessage } from './facts.ts';

/** A current event. */
export interface OracleEvent {
  readonly key: string;
  readonly fact: EventFact;
  /** The newest version. */
  readonly serial: Serial;
  /** The server time and serial of its first version. */
  readonly timestamp: number;
  readonly first: Serial;
  readonly versions: number;
  /** The server time of the first version with its period and second. */
  readonly reportedAt: number;
  /** Whether its versions differ in more than timestamp and number. */
  readonly mayBeCorrected: boolean;
}

/** The expected fold of a set of messages. */
export interface OracleState {
  /** In order of their tokens. */
  readonly events: readonly OracleEvent[];
  readonly counts: LogCounts;
  /** MatchData's fields, each the newest that is not null. */
  readonly data: Readonly<Record<string, unknown>>;
  /** By deleted key, the serial of the last effective Delete. */
  readonly deletedAt: ReadonlyMap<string, Serial>;
}

/** A decoded message with its server time. */
type DatedFact = Pick<KnownMessage, 'fact' | 'place'> & {
  readonly message: Pick<KnownMessage['message'], 'timestamp'>;
};

interface Version {
  readonly known: DatedFact;
  readonly fact: EventFact;
}

const inOrder = (a: OracleEvent, b: OracleEvent): number =>
  a.timestamp - b.timestamp || (a.first < b.first ? -1 : 1);

const standingEvent = (key: string, versions: readonly Version[]): OracleEvent | null => {
  const [first, ...others] = versions;
  const newest = versions.at(-1);
  if (first === undefined || newest === undefined) return null;
  const earliest = others.reduce(
    (least, version) => (version.known.message.timestamp < least.known.message.timestamp ? version : least),
    first,
  );
  return {
    key,
    fact: newest.fact,
    serial: newest.known.place,
    timestamp: earliest.known.message.timestamp,
    first: earliest.known.place,
    versions: versions.length,
    reportedAt: Math.min(
      ...versions
        .filter(
          ({ fact: { period, elapsed } }) => period === newest.fact.period && elapsed === newest.fact.elapsed,
        )
        .map(({ known }) => known.message.timestamp),
    ),
    mayBeCorrected: new Set(versions.map(({ fact }) => fact.message)).size > 1,
  };
};

/**
 * Readings 14 to 18 as plainly as they can be written: go through the messages in the order of the channel, keep a list of
 * versions for each key, throw the list away at a Delete, throw everything away at a clearing, pass over what was said before to the stamp.
 */
export const oracleOf = (
  messages: readonly DatedFact[],
  isReceived: (index: number) => boolean,
): OracleState => {
  const standing = new Map<string, Version[]>();
  const deletedAt = new Map<string, Serial>();
  const counts = noCounts();
  let data: Record<string, unknown> = {};
  let said = new Set<string>();
  for (const [index, known] of messages.entries()) {
    if (!isReceived(index)) continue;
    const { fact } = known;
    counts.messages += 1;
    if (fact.is === 'unreadable' || fact.is === 'foreign') counts[fact.is] += 1;
    else if (fact.is === 'matchData') {
      counts.matchData += 1;
      if (fact.clears) {
        for (const versions of standing.values()) counts.deleted += versions.length;
        standing.clear();
        deletedAt.clear();
        said = new Set();
        data = {};
      }
      for (const [name, value] of Object.entries(fact.fields)) if (value !== null) data[name] = value;
    } else if (fact.is === 'delete') {
      if (fact.sentence !== null && said.has(fact.sentence)) {
        counts.duplicates += 1;
        continue;
      }
      counts.deletes += 1;
      if (fact.sentence !== null) said.add(fact.sentence);
      const versions = fact.target === null ? undefined : standing.get(fact.target);
      if (fact.target === null || versions?.at(-1)?.fact.type === 'PlayerTime') continue;
      deletedAt.set(fact.target, known.place);
      counts.deleted += versions?.length ?? 0;
      standing.delete(fact.target);
    } else if (said.has(fact.sentence)) counts.duplicates += 1;
    else {
      said.add(fact.sentence);
      const versions = standing.get(fact.key);
      if (versions === undefined) standing.set(fact.key, [{ known, fact }]);
      else versions.push({ known, fact });
    }
  }
  const events: OracleEvent[] = [];
  for (const [key, versions] of standing) {
    const event = standingEvent(key, versions);
    if (event === null) continue;
    events.push(event);
    counts.kept += 1;
    counts.replaced += versions.length - 1;
  }
  return { events: events.toSorted(inOrder), counts, data, deletedAt };
};
