import type { EventKey } from './event.ts';
import { isRepetition, judge, type StandingEvent, standingOf, type Verdict, versionsIn } from './history.ts';
import { byChannel, compareSerials, type LogMemory } from './logMemory.ts';
import type { EventMessage } from './message.ts';
import type { Serial } from './timeToken.ts';

/** All that was said about one event. */
export interface Dossier extends Verdict {
  readonly type: 'dossier';
  /** Serials of the Deletes that name it, ascending. */
  deletes: readonly Serial[];
  standing: StandingEvent | null;
}

const none: readonly never[] = [];

const tally = ({ counts }: LogMemory, verdict: Verdict, sign: 1 | -1): void => {
  const versions = versionsIn(verdict);
  const kept = versions > 0 ? 1 : 0;
  counts.kept += sign * kept;
  counts.replaced += sign * (versions - kept);
  counts.deleted += sign * verdict.deleted;
  counts.duplicates += sign * verdict.duplicates;
};

const sameStanding = (a: StandingEvent | null, b: StandingEvent | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.event === b.event &&
    a.token.serial === b.token.serial &&
    a.token.timestamp === b.token.timestamp &&
    a.toldAt === b.toldAt &&
    a.versions === b.versions);

const judgeAgain = (memory: LogMemory, dossier: Dossier, came: EventMessage | null): void => {
  const { said, others } = dossier;
  const messages = [...said, ...others, ...(came === null ? [] : [came])].toSorted(byChannel);
  tally(memory, dossier, -1);
  Object.assign(dossier, judge(messages, dossier.deletes, memory.clearings));
  tally(memory, dossier, 1);
  const standing = standingOf(dossier);
  if (sameStanding(dossier.standing, standing)) return;
  memory.changes.push({ before: dossier.standing, after: standing });
  memory.isInOrder = false;
  dossier.standing = standing;
};

/** A dossier of what one message said, or of nothing yet. */
const open = (memory: LogMemory, key: EventKey, known: EventMessage | undefined): Dossier => {
  const dossier: Dossier = {
    type: 'dossier',
    said: known === undefined ? none : [known],
    from: 0,
    others: none,
    deleted: 0,
    duplicates: 0,
    deletes: none,
    standing: known === undefined ? null : known.alone,
  };
  memory.dossiers.set(key, dossier);
  return dossier;
};

/** The dossier of an event, opened where there was one message alone or none. */
export const dossierOf = (memory: LogMemory, key: EventKey): Dossier => {
  const known = memory.dossiers.get(key);
  return known?.type === 'dossier' ? known : open(memory, key, known);
};

/** A further message about an event, and the newest of the channel: `judge` would give the same from all of them. */
const addNewest = (memory: LogMemory, dossier: Dossier, message: EventMessage): void => {
  const { counts, dossiers } = memory;
  const before = dossier.standing;
  if (isRepetition(dossier.said, message)) {
    dossier.others = [...dossier.others, message];
    dossier.duplicates += 1;
    counts.duplicates += 1;
    return;
  }
  dossier.said = [...dossier.said, message];
  const after = before === null ? message.alone : standingOf(dossier);
  dossier.standing = after;
  memory.changes.push(before === null ? message.alone : { before, after });
  if (before === null) {
    counts.kept += 1;
    // It stands after all others now, and so does its dossier.
    dossiers.delete(message.alone.key);
    dossiers.set(message.alone.key, dossier);
  } else {
    counts.replaced += 1;
    if (after?.token !== before.token) memory.isInOrder = false;
  }
};

/** Whether the history was cleared after a message. An empty list is not looked into: V8 looks for its item -1 by name. */
const isCleared = ({ clearings }: LogMemory, { serial }: EventMessage): boolean =>
  clearings.length > 0 && (clearings[clearings.length - 1] ?? '') >= serial;

/** Takes a message in that carries an event. */
export const addEvent = (memory: LogMemory, message: EventMessage, isNewest: boolean): void => {
  const { alone } = message;
  const { key } = alone;
  const { dossiers } = memory;
  const known = dossiers.get(key);
  if (known === undefined && !isCleared(memory, message)) {
    dossiers.set(key, message);
    memory.counts.kept += 1;
    memory.changes.push(alone);
    return;
  }
  const dossier = known?.type === 'dossier' ? known : open(memory, key, known);
  if (isNewest) addNewest(memory, dossier, message);
  else judgeAgain(memory, dossier, message);
};

/** Deletes that name an event came, or turned out to be repetitions of others. */
export const nameIn = (
  memory: LogMemory,
  target: EventKey,
  came: readonly Serial[],
  left: readonly Serial[],
): void => {
  const dossier = dossierOf(memory, target);
  const rest = dossier.deletes.filter((serial) => !left.includes(serial));
  dossier.deletes = [...rest, ...came].toSorted(compareSerials);
  judgeAgain(memory, dossier, null);
};

/** Judges all events anew: the history was cleared. */
export const judgeAll = (memory: LogMemory): void => {
  for (const key of memory.dossiers.keys()) judgeAgain(memory, dossierOf(memory, key), null);
};
