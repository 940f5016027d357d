import { crc32 } from 'node:zlib';
import type { Encoding } from '../http/encoding.ts';
import { endingOf, openEnded } from './endings.ts';

interface Track {
  chunks: Uint8Array[];
  ended: boolean;
  error: Error | null;
  /** Resolves when all that was written is among the chunks. */
  complete: Promise<void>;
  readonly waiting: Set<() => void>;
}

const newTrack = (): Track => ({
  chunks: [],
  ended: false,
  error: null,
  complete: Promise.resolve(),
  waiting: new Set(),
});

const wake = (track: Track): void => {
  const waiting = [...track.waiting];
  track.waiting.clear();
  for (const resume of waiting) resume();
};

const append = (track: Track, chunk: Uint8Array): void => {
  track.chunks.push(chunk);
  wake(track);
};

const finish = (track: Track, error: Error | null): void => {
  track.ended = true;
  track.error = error;
  wake(track);
};

async function* readTrack(track: Track): AsyncGenerator<Uint8Array, void> {
  for (let index = 0; ; ) {
    const chunk = track.chunks[index];
    if (chunk !== undefined) {
      index += 1;
      yield chunk;
    } else if (track.error !== null) throw track.error;
    else if (track.ended) return;
    else await new Promise<void>((resume) => track.waiting.add(resume));
  }
}

/** Encodes once for all readers, flushing whenever no more input is ready. */
const encodedTrack = (plain: Track, encoding: 'br' | 'gzip'): Track => {
  const track = newTrack();
  const { head, create } = openEnded[encoding];
  if (head.length > 0) append(track, head);
  const encoder = create();
  encoder.on('data', (chunk: Buffer) => append(track, chunk));
  encoder.on('error', (error) => finish(track, error));
  const flush = (): Promise<void> => new Promise((resolve) => encoder.flush(() => resolve()));
  const feed = async (): Promise<void> => {
    let fed = 0;
    for await (const chunk of readTrack(plain)) {
      fed += 1;
      encoder.write(chunk);
      if (fed === plain.chunks.length && !plain.ended) track.complete = flush();
    }
    await flush();
    finish(track, null);
    encoder.destroy();
  };
  feed().catch((error: Error) => encoder.destroy(error));
  return track;
};

/**
 * A body, empty at first, that any number of visitors read from its start while it is written, each in their encoding and with
 * their own ending.
 */
export const recordBody = () => {
  const plain = newTrack();
  const encoded = new Map<Encoding, Track>();
  const wholes = new Map<Encoding, Uint8Array>();
  const common = { length: 0, checksum: 0 };

  const trackOf = (encoding: Encoding): Track => {
    if (encoding === 'identity') return plain;
    const known = encoded.get(encoding);
    if (known !== undefined) return known;
    const made = encodedTrack(plain, encoding);
    encoded.set(encoding, made);
    return made;
  };

  return {
    write: (chunk: string | Uint8Array): void => {
      // Copied, since the owner may reuse the buffer.
      const bytes = Buffer.from(chunk as Uint8Array);
      common.length += bytes.length;
      common.checksum = crc32(bytes, common.checksum);
      append(plain, bytes);
    },
    end: (): void => finish(plain, null),
    /** Bytes written so far, before encoding. */
    length: (): number => common.length,
    /** What has been written so far. */
    soFar: (): Buffer => Buffer.concat(plain.chunks),
    /** Resolves when all readers' encodings of what has been written so far are complete. */
    encoded: async (): Promise<void> => {
      await Promise.all([...encoded.values()].map(({ complete }) => complete));
    },
    /** Reads from the start, then as it is written, then the ending. */
    read: async function* (encoding: Encoding, ending: string): AsyncGenerator<Uint8Array, void> {
      yield* readTrack(trackOf(encoding));
      yield endingOf(encoding, ending, common);
    },
    /** The complete body with its ending; undefined until it is complete. */
    whole: (encoding: Encoding, ending: string): Uint8Array | undefined => {
      const track = trackOf(encoding);
      if (!track.ended || track.error !== null) return undefined;
      const known = wholes.get(encoding) ?? Buffer.concat(track.chunks);
      wholes.set(encoding, known);
      return Buffer.concat([known, endingOf(encoding, ending, common)]);
    },
  };
};

export type RecordedBody = ReturnType<typeof recordBody>;
