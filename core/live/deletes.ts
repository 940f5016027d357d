import { sameContent } from './content.ts';
import { dossierOf, nameIn } from './dossier.ts';
import { isTakenBackByDelete, versionsIn } from './history.ts';
import { byChannel, compareSerials, type LogMemory } from './logMemory.ts';
import type { DeleteMessage } from './message.ts';
import { insert } from './sortedList.ts';
import type { Serial } from './timeToken.ts';

/** The Deletes among messages of one key that repeat no earlier one said since the last clearing between them. */
const distinctDeletes = (
  messages: readonly DeleteMessage[],
  clearings: readonly Serial[],
): readonly DeleteMessage[] => {
  const said: DeleteMessage[] = [];
  const between = (a: Serial, b: Serial): boolean => clearings.some((clear) => a < clear && clear < b);
  for (const message of messages) {
    const repeated = said.some(
      (earlier) => !between(earlier.serial, message.serial) && sameContent(earlier.raw, message.raw),
    );
    if (!repeated) said.push(message);
  }
  return said;
};

/** A Delete that nothing like it was heard of, and that is the newest message: nearly every Delete. */
const addNewDelete = (memory: LogMemory, { serial, target }: DeleteMessage): void => {
  memory.counts.deletes += 1;
  if (target === null) return;
  const dossier = dossierOf(memory, target);
  const { standing } = dossier;
  dossier.deletes = [...dossier.deletes, serial];
  if (standing === null || !isTakenBackByDelete(dossier)) return;
  const versions = versionsIn(dossier);
  dossier.from = dossier.said.length;
  dossier.deleted += versions;
  memory.counts.kept -= 1;
  memory.counts.replaced -= versions - 1;
  memory.counts.deleted += versions;
  memory.changes.push({ before: standing, after: null });
  dossier.standing = null;
};

/** Takes a Delete in. */
export const addDelete = (memory: LogMemory, message: DeleteMessage, isNewest: boolean): void => {
  const { key, target } = message;
  const known = key === null ? undefined : memory.deletes.get(key);
  if (known === undefined && isNewest) {
    if (key !== null) memory.deletes.set(key, [message]);
    addNewDelete(memory, message);
    return;
  }
  const same = known ?? [];
  if (key !== null) memory.deletes.set(key, same);
  const before = distinctDeletes(same, memory.clearings);
  insert(same, message, byChannel);
  const after = distinctDeletes(same, memory.clearings);
  memory.counts.deletes += after.length - before.length;
  memory.counts.duplicates += 1 - (after.length - before.length);
  if (target === null || !after.includes(message)) return;
  // What says the same names the same event: a Delete that now repeats this one no longer counts for it.
  const gone = before.filter((later) => !after.includes(later)).map(({ serial }) => serial);
  nameIn(memory, target, [message.serial], gone);
};

/** A clearing came: Deletes on both sides of it repeat one another no longer. */
export const tellDeletesApart = (memory: LogMemory, clearing: Serial): void => {
  const { clearings, counts } = memory;
  const known = [...memory.deletes.values()].map((list) => [list, distinctDeletes(list, clearings)] as const);
  insert(clearings, clearing, compareSerials);
  for (const [list, before] of known) {
    const after = distinctDeletes(list, clearings);
    counts.deletes += after.length - before.length;
    counts.duplicates -= after.length - before.length;
    for (const { target, serial } of after.filter((one) => !before.includes(one))) {
      if (target !== null) nameIn(memory, target, [serial], []);
    }
  }
};
