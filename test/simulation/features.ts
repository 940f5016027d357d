import type { LogFault } from './case.ts';
import type { EventFact, KnownMessage } from './facts.ts';
import { isSame } from './isSame.ts';
import { epoch } from './match/draft.ts';

const correctionOf = (before: EventFact, now: EventFact): LogFault => {
  if (before.type !== now.type) return 'typeChange';
  if (before.period !== now.period) return 'periodCorrection';
  const stamp = { ServerTimeStamp: null };
  return isSame({ ...before.fields, ...stamp }, { ...now.fields, ...stamp }) ? 'restamp' : 'correction';
};

/** The faults found in the log of a case, whatever was planned. */
export const featuresOf = (known: readonly KnownMessage[]): ReadonlySet<LogFault> => {
  const found = new Set<LogFault>();
  const lastSaid = new Map<string, EventFact>();
  const sentences = new Map<string, number>();
  const awaited = new Set<string>();
  const deleted = new Set<string>();
  let descriptions = 0;
  for (const [place, { fact, message }] of known.entries()) {
    if (message.timestamp !== epoch + message.at) found.add('serverClockSkew');
    if (fact.is === 'foreign') found.add('foreignMatch');
    else if (fact.is === 'unreadable') {
      const { data } = message;
      if (message.error !== undefined) found.add('undecryptable');
      else if (typeof data !== 'object' || data === null || Array.isArray(data)) found.add('notAnObject');
      else if (!('MatchEventType' in data) || data.MatchEventType === null) found.add('nullFields');
      else if ('ClientId' in data && typeof data.ClientId === 'string') found.add('unknownType');
      else found.add('noIdentity');
    } else if (fact.is === 'matchData') {
      descriptions += 1;
      if (fact.clears) found.add('clearHistory');
      else if (descriptions > 1) found.add('matchDataAgain');
    } else if (fact.is === 'delete') {
      const { target } = fact;
      const known = target === null ? undefined : lastSaid.get(target);
      if (target === null || target === 'nobody') found.add('deleteOfNothing');
      else if (deleted.has(target)) found.add('deleteAgain');
      else if (known === undefined) awaited.add(target);
      else found.add(known.type === 'PlayerTime' ? 'playerTimeDelete' : 'delete');
      if (target !== null) deleted.add(target);
    } else {
      const { key, sentence, fields } = fact;
      const before = lastSaid.get(key);
      const said = sentences.get(sentence);
      if (said !== undefined) found.add(place - said > 5 ? 'lateRepetition' : 'repetition');
      else if (awaited.has(key)) found.add('deleteBeforeTarget');
      else if (deleted.has(key)) found.add('reAdd');
      else if (before !== undefined) found.add(correctionOf(before, fact));
      if (key.startsWith('id:')) found.add('noIdentity');
      if (fields.MatchId === null) found.add('nullFields');
      if (Object.hasOwn(fields, '__proto__')) found.add('hostileKeys');
      sentences.set(sentence, place);
      lastSaid.set(key, fact);
    }
  }
  return found;
};
