import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from '../settings.ts';

/** Maximum characters of an address in the log. */
const longest = 300;

/** Query parameters that hold secrets. */
const secretParameters = /([?&](?:access_?token|key|token|resume|recover)=)[^&#]*/gi;

const codeOf = (sign: string): string =>
  String.raw`\u` + (sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0');

/** A visitor's text for the log: visible ASCII, other characters as codes, secrets removed, length limited. */
export const loggable = (text: string): string =>
  text
    .slice(0, longest)
    .replaceAll(secretParameters, '$1…')
    .replaceAll(/[^\x20-\x7e…]/g, codeOf);

const text = (value: unknown): string => (typeof value === 'string' ? loggable(value) : '');

/** A structured logger: each line of a request has its id; keys, cookies and tokens are never logged. */
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
        url: text(url),
        from: text(ip),
      }),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
};
