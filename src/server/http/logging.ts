import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from '../settings.ts';

/** What a log shows of a request's address at most. */
const longest = 300;

/** Parameters that open doors. */
const secretParameters = /([?&](?:access_?token|key|token|resume|recover)=)[^&#]*/gi;

const codeOf = (sign: string): string =>
  String.raw`\u` + (sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0');

/** A visitor's text as a log may show it: visible ASCII, all else by its code, nothing that opens doors, not endless. */
export const loggable = (text: string): string =>
  text
    .slice(0, longest)
    .replaceAll(secretParameters, '$1…')
    .replaceAll(/[^\x20-\x7e…]/g, codeOf);

interface LoggedRequest {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly url?: unknown;
  readonly ip?: unknown;
}

const text = (value: unknown): string => (typeof value === 'string' ? loggable(value) : '');

/** Structured lines: every one of a request bears its id; keys, cookies and tokens are never in them. */
export const createLogger = (level: LogLevel, destination?: DestinationStream): Logger => {
  const options = {
    level,
    base: { name: 'kampdag' },
    redact: {
      paths: ['*.authorization', '*.cookie', '*.headers', '*.secret', '*.password', 'key', '*.key'],
      censor: '[redacted]',
    },
    serializers: {
      req: ({ id, method, url, ip }: LoggedRequest) => ({
        id,
        method: text(method),
        url: text(url),
        from: text(ip),
      }),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
};
