import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The content encoding of a body. */
export type Encoding = 'br' | 'gzip' | 'identity';

const preferred: readonly Encoding[] = ['br', 'gzip'];

const weights = (header: string): ReadonlyMap<string, number> =>
  new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
        const quality = parameters.find((parameter) => parameter.startsWith('q='));
        return [name, quality === undefined ? 1 : Number(quality.slice(2)) || 0];
      }),
  );

/** The best encoding that a client accepts (RFC 9110 §12.5.3); identity without the header. */
export const negotiate = (acceptEncoding: string | undefined): Encoding => {
  if (acceptEncoding === undefined) return 'identity';
  const accepted = weights(acceptEncoding);
  return preferred.find((name) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0) ?? 'identity';
};

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Encodes a whole body. */
export const encode = (body: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'identity') return Promise.resolve(body);
  return encoding === 'gzip'
    ? gzipped(body)
    : brotli(body, {
        params: {
          // Of 11: costs as much as gzip and is smaller.
          [constants.BROTLI_PARAM_QUALITY]: 4,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });
};
