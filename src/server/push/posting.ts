import { createHash } from 'node:crypto';
import type { LookupFunction } from 'node:net';
import type { Branded } from '@kampdag/core/brand';
import type { PushAddress } from '@kampdag/core/site/pushChoice';
import { option } from 'fp-ts';
import { LRUCache } from 'lru-cache';
import { Agent } from 'undici';
import type { Effects } from '../effects.ts';
import type { Pacing } from '../pacing.ts';
import type { PushKey } from './pushKey.ts';

/** A message to many devices. */
export interface PushContent {
  readonly text: string;
  /** Replaces an undelivered message with the same tag (RFC 8030 §5.4). */
  readonly tag: string;
  readonly isUrgent: boolean;
  /** Milliseconds for which it is worth delivering. */
  readonly life: number;
}

/** A message to one device, worth sending until a moment in milliseconds since 1970. */
export interface PostedMessage {
  readonly address: PushAddress;
  readonly content: PushContent;
  readonly until: number;
}

/** What a service answered: a status, and after how many milliseconds it asks to be asked again; null for none. */
export interface PostAnswer {
  readonly statusCode: number;
  readonly retryAfter: number | null;
}

/** The dependencies and limits of the posting. */
export interface PostingConfig extends Pick<Effects, 'now'> {
  readonly key: PushKey;
  /** Whom push services may ask about our messages: `mailto:…` or `https://…`. */
  readonly contact: string;
  /** Resolves services' names. */
  readonly lookup: LookupFunction;
  /** Messages are encrypted one at a time, between other work. */
  readonly pacing: Pacing;
  /** Connections to one host. Default: 128. */
  readonly mostAtOnce?: number;
  /** Milliseconds for an answer. Default: 10 seconds. */
  readonly patience?: number;
}

/** The origin of a push service, as the signature names it (RFC 8292 §2); only so many are kept. */
type Audience = Branded<string, 'Audience'>;

/** For a key that no message can be encrypted for: whoever made it up has no device, and the subscription ends. */
const ofNoDevice: PostAnswer = { statusCode: 410, retryAfter: null };

type WebPush = typeof import('web-push');

/** Loaded with the first message: few processes send any. */
const load = async (): Promise<WebPush> => (await import('web-push')).default;

/** Milliseconds for which a signed header is used; services take one of up to a day. */
const signedFor = 3_600_000;

/** The most hosts whose headers are kept: whoever subscribes names one. */
const mostSigned = 500;

const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

/** Milliseconds of a `Retry-After`, seconds or a date (RFC 9110 §10.2.3); null for none. */
export const retryAfterOf = (header: string | readonly string[] | undefined, now: number): number | null => {
  const text = typeof header === 'string' ? header : header?.[0];
  if (text === undefined) return null;
  const at = /^\d{1,9}$/.test(text) ? now + Number(text) * 1_000 : Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
};

/** Posts a message to a device's push service (RFC 8030), encrypted for it (RFC 8291) and signed (RFC 8292). */
export const createPosting = ({
  key,
  contact,
  lookup,
  pacing,
  now,
  mostAtOnce = 128,
  patience = 10_000,
}: PostingConfig) => {
  const signed = new LRUCache<Audience, { readonly header: string; readonly at: number }>({
    max: mostSigned,
  });
  const agent = new Agent({
    connect: { lookup, timeout: patience },
    connections: mostAtOnce,
    headersTimeout: patience,
    bodyTimeout: patience,
    maxHeaderSize: 16_384,
  });

  const authorization = (webPush: WebPush, audience: Audience): string => {
    const known = signed.get(audience);
    if (known !== undefined && now() - known.at < signedFor) return known.header;
    const { Authorization: header } = webPush.getVapidHeaders(
      audience,
      contact,
      key.publicKey,
      key.privateKey,
      'aes128gcm',
    );
    signed.set(audience, { header, at: now() });
    return header;
  };

  return {
    /** Rejects where the service gives no answer. */
    post: async ({ address: { endpoint, keys }, content, until }: PostedMessage): Promise<PostAnswer> => {
      const webPush = await load();
      const { origin, pathname, search } = new URL(endpoint);
      const cipherText = await pacing.run([], () =>
        option.tryCatch(() => webPush.encrypt(keys.p256dh, keys.auth, content.text, 'aes128gcm').cipherText),
      );
      if (option.isNone(cipherText)) return ofNoDevice;
      const { statusCode, headers, body } = await agent.request({
        origin,
        path: `${pathname}${search}`,
        method: 'POST',
        headers: {
          authorization: authorization(webPush, origin as Audience),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(Math.max(0, Math.ceil((until - now()) / 1_000))),
          topic: topicOf(content.tag),
          urgency: content.isUrgent ? 'high' : 'normal',
        },
        body: cipherText.value,
      });
      await body.dump({ limit: 16_384 });
      return { statusCode, retryAfter: retryAfterOf(headers['retry-after'], now()) };
    },
    close: (): Promise<void> => agent.destroy(),
  };
};

export type Posting = ReturnType<typeof createPosting>;
