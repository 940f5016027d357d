import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { either } from 'fp-ts';
import type { SourceFailure } from './source.ts';

const gunzipped = promisify(gunzip);
const inflated = promisify(inflate);
const unbrotlied = promisify(brotliDecompress);

const bad = (message: string): either.Either<SourceFailure, never> =>
  either.left({ type: 'BadAnswer', message });

/** Maximum nesting depth of JSON, and members of one list: a large federation has some thousand transfers a year. */
const [deepest, longest] = [64, 20_000];

const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Unpacks a body, which may be gzip even if not announced (wire-format §2), up to `largest` bytes. */
const unpacked = async (
  bytes: Buffer,
  contentEncoding: string,
  largest: number,
): Promise<either.Either<SourceFailure, Buffer>> => {
  const encoding = contentEncoding.trim().toLowerCase();
  const options = { maxOutputLength: largest };
  try {
    if (isGzip(bytes)) return either.right(await gunzipped(bytes, options));
    if (encoding === 'br') return either.right(await unbrotlied(bytes, options));
    if (encoding === 'deflate') return either.right(await inflated(bytes, options));
    return either.right(bytes);
  } catch (error) {
    const tooLarge = error instanceof RangeError;
    return bad(tooLarge ? 'the answer is too large' : 'the answer could not be unpacked');
  }
};

/** The nesting depth of a JSON text and the members of its longest list of lists or objects, without parsing it. */
const measured = (text: string): { readonly depth: number; readonly members: number } => {
  /** Of each open list or object, how many were opened in it. */
  const open: number[] = [];
  let [depth, members] = [0, 0];
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const sign = text.charCodeAt(i);
    if (quoted) {
      if (sign === 0x5c) i += 1;
      else if (sign === 0x22) quoted = false;
    } else if (sign === 0x22) quoted = true;
    else if (sign === 0x5b || sign === 0x7b) {
      const siblings = (open.at(-1) ?? 0) + 1;
      if (open.length > 0) open[open.length - 1] = siblings;
      members = Math.max(members, siblings);
      // Deeper ones need no count: the text is refused for its depth.
      if (depth <= deepest) open.push(0);
      depth = Math.max(depth, open.length);
    } else if (sign === 0x5d || sign === 0x7d) open.pop();
  }
  return { depth, members };
};

/** Parses a text as JSON; a failure never repeats the text. */
export const jsonOf = (text: string): either.Either<SourceFailure, unknown> => {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed === '') return bad('the answer is empty');
  if (trimmed.startsWith('<')) return bad('the answer is a page, not JSON');
  const { depth, members } = measured(trimmed);
  if (depth > deepest) return bad('the answer is too deep');
  if (members > longest) return bad('the answer has too many rows');
  try {
    return either.right(JSON.parse(trimmed) as unknown);
  } catch {
    return bad('the answer is broken off or no JSON');
  }
};

/** The body of an upstream answer, regardless of its content type. */
export const bodyOf = async (
  bytes: Buffer,
  contentEncoding: string,
  largest: number,
): Promise<either.Either<SourceFailure, unknown>> => {
  const plain = await unpacked(bytes, contentEncoding, largest);
  return either.isLeft(plain) ? plain : jsonOf(plain.right.toString('utf8'));
};
