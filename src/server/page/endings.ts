import { constants, crc32, createBrotliCompress, createDeflateRaw, deflateRawSync } from 'node:zlib';
import { brotliQuality, type Encoding } from '../http/encoding.ts';

/** What of a body is the same for all who get it. */
export interface Common {
  readonly length: number;
  /** CRC-32 of its plain bytes. */
  readonly checksum: number;
}

/** Of RFC 1952 §2.3: a deflated body, nothing said of its name, time and system. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

const gzipEnd = (bytes: Buffer, { length, checksum }: Common): Buffer => {
  const sums = Buffer.alloc(8);
  sums.writeUInt32LE(crc32(bytes, checksum), 0);
  sums.writeUInt32LE((length + bytes.length) % 2 ** 32, 4);
  return Buffer.concat([deflateRawSync(bytes), sums]);
};

/** Bytes of one uncompressed block at most: their number is written in 16 bits. */
const longestBlock = 2 ** 16;

/** Of RFC 7932 §9.2: an uncompressed block (not the last, four nibbles of length, uncompressed), then an empty last one. */
const brotliEnd = (bytes: Buffer): Buffer => {
  if (bytes.length === 0 || bytes.length > longestBlock)
    throw new RangeError('an ending has 1 to 65,536 bytes');
  const head = Buffer.alloc(3);
  head.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([head, bytes, Buffer.from([0x03])]);
};

/**
 * A body that is compressed once for all and ends otherwise for each: the compressor is flushed to a whole byte where the common part
 * ends, never finished, and each answer's last bytes are a block of their own behind it.
 */
export const openEnded = {
  /** What compresses the common part, and what stands before it. */
  br: {
    head: Buffer.alloc(0),
    create: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  },
  gzip: { head: gzipHead, create: () => createDeflateRaw() },
} as const;

/** The last bytes of an answer, encoded to stand behind the common part. */
export const endingOf = (encoding: Encoding, ending: string, common: Common): Buffer => {
  const bytes = Buffer.from(ending);
  switch (encoding) {
    case 'identity':
      return bytes;
    case 'gzip':
      return gzipEnd(bytes, common);
    case 'br':
      return brotliEnd(bytes);
    default:
      return encoding satisfies never;
  }
};
