import proxyAddress from '@fastify/proxy-addr';
import { Instant } from '@kampdag/core/time/instant';
import { option } from 'fp-ts';
import { parseKey } from './channel/access/tokens.ts';
import { readPushKey } from './push/pushKey.ts';

type Read<A> = (text: string) => option.Option<A>;

/** The texts that a setting takes. */
export interface Form<A> {
  /** Completes the sentence "NAME must be …". */
  readonly expected: string;
  readonly read: Read<A>;
}

const wholeNumber =
  (greatest: number): Read<number> =>
  (text) =>
    /^\d{1,10}$/.test(text) && Number(text) <= greatest ? option.some(Number(text)) : option.none;

const oneOf =
  <const A extends string>(...words: readonly A[]): Read<A> =>
  (text) =>
    option.fromNullable(words.find((word) => word === text));

const matching =
  (pattern: RegExp): Read<string> =>
  (text) =>
    pattern.test(text) ? option.some(text) : option.none;

const onOrOff: Read<boolean> = (text) => option.map((word) => word === 'on')(oneOf('on', 'off')(text));

const readMoment: Read<Instant> = (text) => {
  if (/^\d{1,14}$/.test(text)) return option.some(Instant(Number(text)));
  const zoned = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text);
  const milliseconds = zoned ? Date.parse(text) : Number.NaN;
  return Number.isNaN(milliseconds) ? option.none : option.some(Instant(milliseconds));
};

const listOf = (text: string): readonly string[] => text.split(',').map((part) => part.trim());

/** A scheme and a host without a path, since only the table's paths are appended. */
export const readOrigin: Read<string> = (text) =>
  option.map((found: string) => found.replace(/\/$/, ''))(
    matching(/^https?:\/\/[\w.-]{1,253}(:\d{1,5})?\/?$/)(text),
  );

/** A host name in small letters. */
export const readHostName = matching(/^[a-z\d.-]{1,253}$/);

const hostNames: Read<readonly string[]> = (text) =>
  option.traverseArray(readHostName)(listOf(text.toLowerCase()));

const readNetworks: Read<readonly string[]> = (text) =>
  option.tryCatch(() => {
    const list = listOf(text);
    proxyAddress.compile([...list]);
    return list;
  });

/** A Redis address that its client can parse: it would throw, with the password in the message. */
const redisAddress: Read<string> = (text) =>
  option.tryCatch(() => {
    const { protocol, hostname, pathname, username, password } = new URL(text);
    const isPlain = /^rediss?:$/.test(protocol) && hostname !== '' && /^(\/\d{0,5})?$/.test(pathname);
    if (!isPlain) throw new Error('no address of a Redis');
    decodeURIComponent(`${username} ${password}`);
    return text;
  });

/** Whole numbers from 0 to a greatest one. */
export const numberFrom0To = (greatest: number): Form<number> => ({
  expected: `a whole number from 0 to ${greatest}`,
  read: wholeNumber(greatest),
});

/** One of at least two words. */
export const wordOf = <const A extends string>(...words: readonly [A, A, ...A[]]): Form<A> => ({
  expected: `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`,
  read: oneOf(...words),
});

/** Any text, of which only the reader of the setting knows whether it names something. */
export const anyText = (expected: string): Form<string> => ({ expected, read: option.some });

export const onOff: Form<boolean> = { expected: 'on or off', read: onOrOff };

export const port: Form<number> = numberFrom0To(65_535);

export const requestsPerMinute: Form<number> = {
  expected: 'a whole number of requests a minute',
  read: wholeNumber(10_000_000),
};

export const address: Form<string> = {
  expected: 'a host name or an IP address',
  read: matching(/^[\w.:-]{1,253}$/),
};

export const hosts: Form<readonly string[]> = {
  expected: 'host names with commas between them',
  read: hostNames,
};

/** Addresses and networks, as a proxy's. */
export const networks: Form<readonly string[]> = {
  expected: 'addresses or networks with commas between them',
  read: readNetworks,
};

export const origin: Form<string> = {
  expected: 'an address such as https://data.example, without a path',
  read: readOrigin,
};

/** Addresses of a program's ports, each with its scheme or `http`. */
export const origins: Form<readonly string[]> = {
  expected: 'addresses such as 127.0.0.1:9173 or https://first.internal:9464, with commas between them',
  read: (text) =>
    option.traverseArray((part: string) => readOrigin(/^https?:/.test(part) ? part : `http://${part}`))(
      listOf(text),
    ),
};

/** A secret that nobody guesses. */
export const longSecret: Form<string> = {
  expected: 'at least 32 characters without spaces: openssl rand -hex 32',
  read: matching(/^[\x21-\x7e]{32,200}$/),
};

export const redis: Form<string> = { expected: 'an address such as redis://host:6379', read: redisAddress };

/** A moment with its time zone, or milliseconds since 1970. */
export const moment: Form<Instant> = {
  expected: 'a moment such as 2026-10-10T18:30:00+02:00, or milliseconds since 1970',
  read: readMoment,
};

/** A key of the live channel's protocol. */
export const channelKey = {
  expected: 'a key of the form app.key:secret',
  read: (text: string) => option.fromEither(parseKey(text)),
};

/** An AES key of 256 bits. */
export const cipherKey: Form<string> = {
  expected: '32 bytes in base64: openssl rand -base64 32',
  read: matching(/^[A-Za-z0-9+/]{43}=$/),
};

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export const logLevel: Form<(typeof levels)[number]> = {
  expected: `one of ${levels.join(', ')}`,
  read: oneOf(...levels),
};

/** A private key of P-256, as `npx web-push generate-vapid-keys` draws one. */
export const pushKey = {
  expected: 'a private key of 32 bytes in base64url: npx web-push generate-vapid-keys',
  read: readPushKey,
};

/** An address to write to. */
export const contact: Form<string> = {
  expected: 'mailto:someone@federation.example, or an address such as https://federation.example/contact',
  read: matching(/^(mailto:[\w.+-]{1,64}@[\w.-]{1,253}|https:\/\/[\w.-]{1,253}(\/[\w./-]*)?)$/),
};

/** Host names, of which `*.` stands for any name below one. */
export const hostPatterns: Form<readonly string[]> = {
  expected: 'host names with commas between them, such as fcm.googleapis.com or *.push.apple.com',
  read: (text) =>
    option.traverseArray(matching(/^(\*\.)?(?:[a-z\d-]{1,63}\.)+[a-z]{2,63}$/))(listOf(text.toLowerCase())),
};
