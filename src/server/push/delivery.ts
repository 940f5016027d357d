import { createHash } from 'node:crypto';
import type { LookupFunction } from 'node:net';
import type { PushAddress } from '@kampdag/core/site/pushChoice';
import { Agent } from 'undici';
import type { Effects } from '../effects.ts';
import type { Pacing } from '../pacing.ts';
import type { PushKey } from './pushKey.ts';
import type { PushService, ServiceOf } from './pushServices.ts';

/**
 * What became of a message: taken by its service, refused because the subscription ended, refused, unanswered, too old, one too many, or
 * replaced by a newer one of the same tag.
 */
export const pushOutcomes = ['sent', 'gone', 'refused', 'failed', 'expired', 'dropped', 'replaced'] as const;
export type PushOutcome = (typeof pushOutcomes)[number];

/** A message to many devices. */
export interface PushContent {
  readonly text: string;
  /** Replaces an undelivered message with the same tag (RFC 8030 §5.4). */
  readonly tag: string;
  readonly isUrgent: boolean;
  /** Milliseconds for which it is worth delivering. */
  readonly life: number;
}

/** The dependencies and limits of the delivery. */
export interface DeliveryConfig extends Pick<Effects, 'now' | 'random' | 'scheduler'> {
  readonly key: PushKey;
  /** Whom push services may ask about our messages: `mailto:…` or `https://…`. */
  readonly contact: string;
  readonly serviceOf: ServiceOf;
  /** Resolves services' names. */
  readonly lookup: LookupFunction;
  /** Messages are encrypted one at a time, between other work. */
  readonly pacing: Pacing;
  readonly onOutcome: (outcome: PushOutcome) => void;
  /** Messages of one service that are sent at once: one that hangs holds up its own alone. Default: 128. */
  readonly mostAtOnce?: number;
  /** Messages of one service that wait. Default: 200,000. */
  readonly mostWaiting?: number;
  /** Milliseconds for an answer. Default: 10 seconds. */
  readonly patience?: number;
}

type WebPush = typeof import('web-push');

interface Message {
  readonly address: PushAddress;
  readonly content: PushContent;
  /** Until when it is worth sending, in milliseconds since 1970. */
  readonly until: number;
  attempt: number;
  readonly onGone: () => void;
  /** Settles when the message before it to the same device, with the same tag, is no longer being sent. */
  readonly before: Promise<unknown>;
  /** Settles when its running attempt is over. */
  running: Promise<unknown>;
}

interface Lane {
  /** Earliest first. */
  readonly waiting: Set<Message>;
  sending: number;
  /** Messages that wait for their next attempt. */
  retrying: number;
}

/** Loaded with the first message: few processes send any. */
const load = async (): Promise<WebPush> => (await import('web-push')).default;

/** The most attempts for a message. */
const mostAttempts = 4;

/** Milliseconds for which a signed header is used; services take one of up to a day. */
const signedFor = 3_600_000;

/** The longest `Retry-After` that is waited for, in milliseconds. */
const longestRetry = 600_000;

const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);

/** Milliseconds of a `Retry-After`, seconds or a date (RFC 9110 §10.2.3); null for none. */
export const retryAfterOf = (header: string | readonly string[] | undefined, now: number): number | null => {
  const text = typeof header === 'string' ? header : header?.[0];
  if (text === undefined) return null;
  const at = /^\d{1,9}$/.test(text) ? now + Number(text) * 1_000 : Date.parse(text);
  return Number.isNaN(at) ? null : Math.min(longestRetry, Math.max(0, at - now));
};

/** Sends encrypted messages (RFC 8291) to push services, a bounded number at a time for each. */
export const createDelivery = ({
  key,
  contact,
  serviceOf,
  lookup,
  pacing,
  onOutcome,
  now,
  random,
  scheduler,
  mostAtOnce = 128,
  mostWaiting = 200_000,
  patience = 10_000,
}: DeliveryConfig) => {
  const lanes = new Map<PushService, Lane>();
  const signed = new Map<string, { readonly header: string; readonly at: number }>();
  const agent = new Agent({
    connect: { lookup, timeout: patience },
    connections: mostAtOnce,
    headersTimeout: patience,
    bodyTimeout: patience,
    maxHeaderSize: 16_384,
  });
  const state = { isOver: false };
  /** By device and tag: an older message must not arrive after a newer one. */
  const newest = new Map<string, Message>();
  const keyOf = ({ address: { endpoint }, content: { tag } }: Message): string => `${endpoint} ${tag}`;
  const end = (message: Message, outcome: PushOutcome): void => {
    const key = keyOf(message);
    if (newest.get(key) === message) newest.delete(key);
    onOutcome(outcome);
  };

  const authorization = (webPush: WebPush, audience: string): string => {
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

  const post = async ({ address: { endpoint, keys }, content, until }: Message) => {
    const webPush = await load();
    const { origin, pathname, search } = new URL(endpoint);
    const { cipherText } = await pacing.run([], () =>
      webPush.encrypt(keys.p256dh, keys.auth, content.text, 'aes128gcm'),
    );
    const { statusCode, headers, body } = await agent.request({
      origin,
      path: `${pathname}${search}`,
      method: 'POST',
      headers: {
        authorization: authorization(webPush, origin),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(Math.max(0, Math.ceil((until - now()) / 1_000))),
        topic: topicOf(content.tag),
        urgency: content.isUrgent ? 'high' : 'normal',
      },
      body: cipherText,
    });
    await body.dump({ limit: 16_384 });
    return { statusCode, retryAfter: retryAfterOf(headers['retry-after'], now()) };
  };

  const repeat = (service: PushService, lane: Lane, message: Message, asked: number | null): void => {
    const delay = asked ?? 1_000 * 2 ** message.attempt;
    const isTooLate = now() + delay >= message.until || message.attempt + 1 >= mostAttempts;
    if (isTooLate || lane.retrying >= mostWaiting) {
      end(message, 'failed');
      return;
    }
    lane.retrying += 1;
    message.attempt += 1;
    scheduler.after(delay + random() * 1_000, () => {
      lane.retrying -= 1;
      enqueue(service, message);
    });
  };

  const attempt = async (service: PushService, lane: Lane, message: Message): Promise<void> => {
    await message.before;
    if (newest.get(keyOf(message)) !== message) {
      end(message, 'replaced');
      return;
    }
    try {
      const { statusCode, retryAfter } = await post(message);
      if (statusCode >= 200 && statusCode < 300) end(message, 'sent');
      else if (statusCode === 404 || statusCode === 410) {
        end(message, 'gone');
        message.onGone();
      } else if (statusCode === 429 || statusCode >= 500) repeat(service, lane, message, retryAfter);
      else end(message, 'refused');
    } catch {
      repeat(service, lane, message, null);
    }
  };

  const advance = (service: PushService, lane: Lane): void => {
    while (!state.isOver && lane.sending < mostAtOnce) {
      const [message] = lane.waiting;
      if (message === undefined) return;
      lane.waiting.delete(message);
      if (now() >= message.until) end(message, 'expired');
      else {
        lane.sending += 1;
        message.running = attempt(service, lane, message).finally(() => {
          lane.sending -= 1;
          advance(service, lane);
        });
      }
    }
  };

  function enqueue(service: PushService, message: Message): void {
    const lane = lanes.get(service) ?? { waiting: new Set<Message>(), sending: 0, retrying: 0 };
    lanes.set(service, lane);
    if (state.isOver || lane.waiting.size >= mostWaiting) end(message, 'dropped');
    else lane.waiting.add(message);
    advance(service, lane);
  }

  return {
    /** Sends a message to a device; `onGone` is called if its subscription has ended. */
    send: (address: PushAddress, content: PushContent, onGone: () => void): void => {
      const service = serviceOf(address.endpoint);
      if (service === null) {
        onOutcome('refused');
        return;
      }
      const key = `${address.endpoint} ${content.tag}`;
      const message: Message = {
        address,
        content,
        until: now() + content.life,
        attempt: 0,
        onGone,
        before: newest.get(key)?.running ?? Promise.resolve(),
        running: Promise.resolve(),
      };
      newest.set(key, message);
      enqueue(service, message);
    },
    /** Messages that wait or are being sent. */
    pending: (): number =>
      [...lanes.values()].reduce(
        (sum, { waiting, sending, retrying }) => sum + waiting.size + sending + retrying,
        0,
      ),
    close: async (): Promise<void> => {
      state.isOver = true;
      await agent.destroy();
    },
  };
};

export type Delivery = ReturnType<typeof createDelivery>;
