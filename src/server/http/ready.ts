import type { ServerResponse } from 'node:http';

/** The headers of an answer that can be given again, as a list and as they are written. */
export interface ReadyHeaders {
  readonly list: readonly string[];
  readonly lines: string;
}

/** Made once for all who ask; what differs from one to the next is added when they are sent. */
export const readyHeaders = (headers: Readonly<Record<string, string>>): ReadyHeaders => {
  const pairs = Object.entries(headers);
  return { list: pairs.flat(), lines: pairs.map(([name, value]) => `${name}: ${value}\r\n`).join('') };
};

/** What each answer has of its own. */
export interface ReadyConfig {
  readonly requestId: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Gives what is ready, with status 200. */
export interface ReadySender {
  readonly send: (response: ServerResponse, headers: ReadyHeaders, body: Uint8Array) => void;
  /** The same in Latin-1, as a `Repeat` gives it. */
  readonly written: (headers: ReadyHeaders, body: string) => string;
}

export const createReadySender = ({ requestId, now }: ReadyConfig): ReadySender => ({
  send: (response, { list }, body) => {
    response.writeHead(200, [...list, 'x-request-id', requestId(), 'x-kampdag-now', String(now())]);
    response.end(body);
  },
  written: ({ lines }, body) =>
    `${lines}x-request-id: ${requestId()}\r\nx-kampdag-now: ${now()}\r\n\r\n${body}`,
});
