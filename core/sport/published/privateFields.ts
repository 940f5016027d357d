import type { MatchId } from '../../ids.ts';
import { isRecord } from '../../live/wire/wireCodecs.ts';
import { shownBody } from './shownBody.ts';

/** Names under which reporting programs were seen to add private things, in English and Norwegian (reading 25). */
const privateName =
  /birth|born|e-?mail|phone|mobile|address|postal|postcode|ssn|personnumber|f(ø|o)dsel|f(ø|o)dt|adresse|telefon|mobil|epost/i;

/** An e-mail address, or a telephone number in its international form. */
const privateText = /\S@\S+\.\S|^\s*(\+|00)\d[\d ]{6,}$/;

/** Maximum nesting depth; no message has more. */
const deepest = 8;

function* fieldsIn(value: unknown, path: string, depth: number): Iterable<readonly [string, unknown]> {
  if (depth > deepest) return;
  if (Array.isArray(value)) {
    for (const inner of value) yield* fieldsIn(inner, path, depth + 1);
  } else if (isRecord(value)) {
    for (const [name, inner] of Object.entries(value)) {
      const own = path === '' ? name : `${path}.${name}`;
      yield [own, inner];
      yield* fieldsIn(inner, own, depth + 1);
    }
  } else yield [path, value];
}

const namesIn = (value: unknown): ReadonlySet<string> =>
  new Set(Array.from(fieldsIn(value, '', 0), ([path]) => path));

/**
 * The fields of a message's body that no decoder reads and that look private: dates of birth, e-mail addresses, telephone numbers,
 * postal addresses. By name and never with their values; empty for none.
 */
export const privateFields = (matchId: MatchId, body: unknown): readonly string[] => {
  const read = namesIn(shownBody(matchId, { teams: true, referees: true })(body));
  const found = new Set<string>();
  for (const [path, value] of fieldsIn(body, '', 0)) {
    const text = typeof value === 'string' ? value : '';
    // An undecoded body has the names of its fields within its text.
    const isPrivate = privateName.test(path === '' ? text : path) || privateText.test(text);
    if (isPrivate && !read.has(path)) found.add(path === '' ? 'the body' : path);
  }
  return [...found].toSorted();
};
