import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { LRUCache } from 'lru-cache';

/**
 * An answer with status 200 as Latin-1: the lines of its headers, an empty one, the body. Undefined where the request is to be read
 * anew.
 */
export type Repeat = () => string | undefined;

/** Requests that are answered by their bytes. */
export interface Repeats {
  /** Watches the connections of a server. */
  readonly watch: (server: Server) => void;
  /** To be told of every request before it is answered. */
  readonly onRequest: (request: IncomingMessage, response: ServerResponse) => void;
  /** From now on the very bytes of this request are answered so, on any connection. */
  readonly remember: (request: IncomingMessage, response: ServerResponse, repeat: Repeat) => void;
}

/** What repeated answers are written with. */
export interface RepeatsConfig {
  /** Milliseconds that an idle connection is kept, as the server says it. */
  readonly keepAliveTimeout: number;
  /** The real time in milliseconds since 1970. */
  readonly real: () => number;
}

/** Bytes of a request at most, requests known at once, and bytes of all of them. */
const longest = 2_048;
const most = 5_000;
const largest = 4_000_000;

const headEnd = '\r\n\r\n';

/** A line that ends with anything but both signs: where such a head ends, readers differ. */
const oddLine = /\r(?!\n)|(?<!\r)\n/;

/** What a connection is at. */
interface Line {
  /** Whether the parser has read a request to its end and nothing is under way; a first request is always the parser's. */
  atRest: boolean;
  /** The bytes that were given to the parser when it was at the start of a message; null for any others. */
  given: string | null;
  /** Pieces given to the parser so far, and requests that it found in the last one. */
  pieces: number;
  requests: number;
}

/** Whether these bytes are this one request and nothing else. */
const isWhole = (bytes: string, { headers }: IncomingMessage): boolean => {
  const end = bytes.indexOf(headEnd);
  if (end < 0 || oddLine.test(bytes.slice(0, end)) || headers['transfer-encoding'] !== undefined)
    return false;
  return end + headEnd.length + Number(headers['content-length'] ?? 0) === bytes.length;
};

/**
 * The same bytes ask for the same thing: who asks what was asked before, to the byte, is answered without reading the request again.
 * Reading it and writing an answer's headers is two thirds of what a cached answer costs Node. Bytes are compared only
 * where nothing but a request can begin: the parser has read everything before them, as whole requests, and all of those
 * are answered. Whatever is not so plain (requests in pieces, several at once, bodies of unknown length) is the parser's alone, and so
 * is all that follows it on that connection.
 */
export const createRepeats = ({ keepAliveTimeout, real }: RepeatsConfig): Repeats => {
  const known = new LRUCache<string, Repeat>({
    max: most,
    maxSize: largest,
    sizeCalculation: (_, bytes) => bytes.length,
  });
  const lines = new WeakMap<Socket, Line>();
  const start = { second: Number.NaN, text: '' };

  /** What every answer begins with, as Node would write it; made once a second. */
  const startNow = (): string => {
    const second = Math.floor(real() / 1000);
    if (second !== start.second) {
      start.second = second;
      start.text = `HTTP/1.1 200 OK\r\ndate: ${new Date(second * 1000).toUTCString()}\r\nconnection: keep-alive\r\nkeep-alive: timeout=${Math.floor(keepAliveTimeout / 1000)}\r\n`;
    }
    return start.text;
  };

  const watchLine = (server: Server, socket: Socket): (() => void) | null => {
    const [parse, ...others] = socket.listeners('data');
    // Node's HTTP server reads a connection by one listener; should that change, it is left as it is.
    if (parse === undefined || others.length > 0) return null;
    const line: Line = { atRest: false, given: '', pieces: 0, requests: 0 };
    const onData = (chunk: Buffer): void => {
      const begins = line.atRest || line.pieces === 0;
      const bytes = begins && chunk.length <= longest ? chunk.toString('latin1') : null;
      if (line.atRest && bytes !== null && server.listening && !socket.writableNeedDrain) {
        const answer = known.get(bytes)?.();
        if (answer !== undefined) {
          socket.write(startNow() + answer, 'latin1');
          return;
        }
      }
      line.atRest = false;
      line.given = bytes;
      line.pieces += 1;
      line.requests = 0;
      parse.call(socket, chunk);
    };
    lines.set(socket, line);
    socket.removeListener('data', parse as () => void);
    socket.on('data', onData);
    return () => void socket.removeListener('data', onData);
  };

  return {
    watch: (server) => {
      const releases = new WeakMap<Socket, () => void>();
      server.on('connection', (socket: Socket) => {
        const release = watchLine(server, socket);
        if (release !== null) releases.set(socket, release);
      });
      // Whoever takes a connection over reads it alone.
      server.on('upgrade', ({ socket }) => releases.get(socket)?.());
    },
    onRequest: (request, response) => {
      const line = lines.get(request.socket);
      if (line === undefined) return;
      line.requests += 1;
      const { given, pieces } = line;
      if (given === null || line.requests > 1 || !isWhole(given, request)) return;
      response.once('finish', () => {
        line.atRest = request.complete && line.pieces === pieces && line.requests === 1;
      });
    },
    remember: (request, response, repeat) => {
      const line = lines.get(request.socket);
      if (line === undefined || line.given === null || line.requests !== 1) return;
      if (response.shouldKeepAlive && request.httpVersion === '1.1' && isWhole(line.given, request)) {
        known.set(line.given, repeat);
      }
    },
  };
};
