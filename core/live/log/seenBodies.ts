import { isRecord } from '../wire/wireCodecs.ts';
import { canonicalText, isSameContent } from './content.ts';

/**
 * Message bodies by ServerTimeStamp. In the real stream nearly every message has a unique one, so that few are compared in
 * full.
 */
export type SeenBodies = Map<string, { readonly first: unknown; texts: Set<string> | null }>;

const stampOf = (body: unknown): string =>
  isRecord(body) && typeof body.ServerTimeStamp === 'string' ? body.ServerTimeStamp : '';

/** Adds a body; false where an equal one, ServerTimeStamp included, is already there (reading 14). */
export const addBody = (known: SeenBodies, body: unknown): boolean => {
  const stamp = stampOf(body);
  const sameStamp = known.get(stamp);
  if (sameStamp === undefined) {
    known.set(stamp, { first: body, texts: null });
    return true;
  }
  // Nearly every repetition is of the only body with its stamp.
  if (isSameContent(sameStamp.first, body)) return false;
  sameStamp.texts ??= new Set([canonicalText(sameStamp.first)]);
  const text = canonicalText(body);
  if (sameStamp.texts.has(text)) return false;
  sameStamp.texts.add(text);
  return true;
};
