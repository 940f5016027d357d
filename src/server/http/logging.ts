import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from '../settings.ts';
import { networkOf } from './visitors.ts';

/** Maximum characters of an address in the log. */
const longest = 300;

const codeOf = (sign: string): string =>
  String.raw`\u` + (sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0');

/** A visitor's text for the log: visible ASCII, other characters as codes, length limited. */
export const loggable = (text: string): string => text.slice(0, longest).replaceAll(/[^\x20-\x7e…]/g, codeOf);

const text = (value: unknown): string => (typeof value === 'string' ? loggable(value) : '');

/** A word of our own addresses; ids, names, tokens and versions are none. */
const word = /^[A-Za-z][A-Za-z.]{0,31}$/;

/** An address for the log, as far as it names nobody: its words, without ids and without its query, which may be a person's or secret. */
export const loggableAddress = (url: string): string => {
  const [path = '', query] = url.split('?', 2);
  const words = path
    .split('/')
    .slice(0, 6)
    .map((part) => (part === '' || word.test(part) ? part : '…'));
  return `${words.join('/')}${query === undefined ? '' : '?…'}`;
};

/** The origin of an address in a browser's report, or its keyword such as `inline`: the rest may name a person. */
export const loggableOrigin = (address: string): string => {
  const [origin = ''] = /^[a-z][a-z\d+.-]*:(?:\/\/[\w.:[\]-]*)?|^[a-z-]{1,32}$/i.exec(address) ?? [];
  return loggable(origin);
};

/** A structured logger: each line of a request has its id; keys, cookies, tokens, visitors' own addresses and persons' ids are never logged. */
export const createLogger = (level: Settings['logLevel'], destination?: DestinationStream): Logger => {
  const options = {
    level,
    base: { name: 'kampdag' },
    redact: {
      paths: ['*.authorization', '*.cookie', '*.headers', '*.secret', '*.password', 'key', '*.key'],
      censor: '[redacted]',
    },
    serializers: {
      req: ({ id, method, url, ip }: Readonly<Partial<Record<'id' | 'method' | 'url' | 'ip', unknown>>>) => ({
        id,
        method: text(method),
        url: typeof url === 'string' ? loggableAddress(url) : '',
        from: typeof ip === 'string' ? networkOf(ip) : '',
      }),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
};
