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

describe('a body with a different ending for each reader', () => {
  it('decodes to the same text, however it was written and whatever its ending', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 400 });
    const long = fc.integer({ min: 0, max: 40_000 }).map((length) => 'lag og mål '.repeat(length / 10));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(text, long), { maxLength: 8 }),
        fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }), { minLength: 1, maxLength: 3 }),
        fc.constantFrom<Encoding>('identity', 'gzip', 'br'),
        async (pieces, endings, encoding) => {
          const body = recordBody();
          const early = endings.map((ending) => readAll(body.read(encoding, ending)));
          for (const piece of pieces) {
            body.write(piece);
            await new Promise(setImmediate);
          }
          body.end();
          const read = await Promise.all(early);
          for (const [index, ending] of endings.entries()) {
            const expected = Buffer.from(pieces.join('') + ending).toString();
            const whole = body.whole(encoding, ending);
            expect(decoders[encoding](read[index] ?? Buffer.alloc(0))).toBe(expected);
            expect(decoders[encoding](whole ?? Buffer.alloc(0))).toBe(expected);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
