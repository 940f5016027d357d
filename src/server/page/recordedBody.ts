import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { brotliQuality, type Encoding } from '../http/encoding.ts';

/** A body that is being made while any number of visitors read it from its start, each in the encoding it takes. */
export interface RecordedBody {
  readonly write: (chunk: string | Uint8Array) => void;
  readonly end: () => void;
  /** Breaks the body off: whoever reads it sees the error. */
  readonly fail: (error: Error) => void;
  /** From the start, as far as it is made, then as it is made. */
  readonly read: (encoding: Encoding) => AsyncGenerator<Uint8Array, void>;
  /** All of it, once it is made. */
  readonly whole: (encoding: Encoding) => Uint8Array | undefined;
}

interface Track {
  chunks: Uint8Array[];
  ended: boolean;
  error: Error | null;
  readonly waiting: Set<() => void>;
}

const newTrack = (): Track => ({ chunks: [], ended: false, error: null, waiting: new Set() });

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

const encoderOf = (encoding: 'br' | 'gzip'): Transform & { flush: () => void } =>
  encoding === 'br'
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
    : createGzip();

/** Encodes once for all; what has been written leaves whenever nothing more is at hand. */
const encodedTrack = (plain: Track, encoding: 'br' | 'gzip'): Track => {
  const track = newTrack();
  const encoder = encoderOf(encoding);
  encoder.on('data', (chunk: Buffer) => append(track, chunk));
  encoder.on('end', () => finish(track, null));
  encoder.on('error', (error) => finish(track, error));
  const feed = async (): Promise<void> => {
    let fed = 0;
    for await (const chunk of readTrack(plain)) {
      fed += 1;
      encoder.write(chunk);
      if (fed === plain.chunks.length && !plain.ended) encoder.flush();
    }
    encoder.end();
  };
  feed().catch((error: Error) => encoder.destroy(error));
  return track;
};

/** An empty body. */
export const recordBody = (): RecordedBody => {
  const plain = newTrack();
  const encoded = new Map<Encoding, Track>();
  const wholes = new Map<Encoding, Uint8Array>();

  const trackOf = (encoding: Encoding): Track => {
    if (encoding === 'identity') return plain;
    const known = encoded.get(encoding);
    if (known !== undefined) return known;
    const made = encodedTrack(plain, encoding);
    encoded.set(encoding, made);
    return made;
  };

  return {
    write: (chunk) => {
      // A view on a buffer that its owner may fill again is copied.
      append(plain, Buffer.from(chunk as Uint8Array));
    },
    end: () => finish(plain, null),
    fail: (error) => finish(plain, error),
    read: (encoding) => readTrack(trackOf(encoding)),
    whole: (encoding) => {
      const track = trackOf(encoding);
      if (!track.ended || track.error !== null) return undefined;
      const known = wholes.get(encoding) ?? Buffer.concat(track.chunks);
      wholes.set(encoding, known);
      return known;
    },
  };
};
