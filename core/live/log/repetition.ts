import { isRecord } from '../wire/wireCodecs.ts';
import { canonicalText } from './content.ts';

/**
 * The bodies of messages, by their ServerTimeStamp: in the real stream nearly each has one of its own, so that only those
 * that share one are compared by all that they say.
 */
export type KnownBodies = Map<string, { readonly first: unknown; texts: Set<string> | null }>;

const stampOf = (body: unknown): string =>
  isRecord(body) && typeof body.ServerTimeStamp === 'string' ? body.ServerTimeStamp : '';

/** Adds a message's body to those known; false where one equal in everything, ServerTimeStamp included, is there (reading 14). */
export const addBody = (known: KnownBodies, body: unknown): boolean => {
  const stamp = stampOf(body);
  const sameStamp = known.get(stamp);
  if (sameStamp === undefined) {
    known.set(stamp, { first: body, texts: null });
    return true;
  }
  sameStamp.texts ??= new Set([canonicalText(sameStamp.first)]);
  const text = canonicalText(body);
  if (sameStamp.texts.has(text)) return false;
  sameStamp.texts.add(text);
  return true;
};
