import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { Encoding } from '../../../src/server/http/encoding.ts';
import { recordBody } from '../../../src/server/page/recordedBody.ts';

const decoders: Readonly<Record<Encoding, (bytes: Uint8Array) => string>> = {
  identity: (bytes) => Buffer.from(bytes).toString(),
  gzip: (bytes) => gunzipSync(bytes).toString(),
  br: (bytes) => brotliDecompressSync(bytes).toString(),
};

const readAll = async (chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
};

describe('a body that is read while it is written', () => {
  it('decodes to the same text for each reader, however it was written and whenever it is read', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 400 });
    const long = fc.integer({ min: 0, max: 40_000 }).map((length) => 'lag og mål '.repeat(length / 10));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(text, long), { maxLength: 8 }),
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom<Encoding>('identity', 'gzip', 'br'),
        async (pieces, readers, encoding) => {
          const body = recordBody();
          const early = Array.from({ length: readers }, () => readAll(body.read(encoding)));
          for (const piece of pieces) {
            body.write(piece);
            await new Promise(setImmediate);
          }
          expect(body.whole(encoding)).toBeUndefined();
          body.end();
          const expected = Buffer.from(pieces.join('')).toString();
          for (const read of [
            ...(await Promise.all(early)),
            await readAll(body.read(encoding)),
            body.whole(encoding),
          ])
            expect(decoders[encoding](read ?? Buffer.alloc(0))).toBe(expected);
        },
      ),
      { numRuns: 60 },
    );
  });
});
