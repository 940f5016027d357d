import type { PushAddress } from '@kampdag/core/site/pushChoice';
import type { Effects } from '../effects.ts';
import type { PostedMessage, Posting, PushContent } from './posting.ts';
import type { PushService, ServiceOf } from './pushServices.ts';

/**
 * What became of a message: taken by its service, refused because the subscription ended, refused, unanswered, too old, one too many, or
 * replaced by a newer one of the same tag.
 */
export const pushOutcomes = ['sent', 'gone', 'refused', 'failed', 'expired', 'dropped', 'replaced'] as const;
export type PushOutcome = (typeof pushOutcomes)[number];

/** The dependencies and limits of the delivery. */
export interface DeliveryConfig extends Pick<Effects, 'now' | 'random' | 'scheduler'> {
  readonly posting: Posting;
  readonly serviceOf: ServiceOf;
  readonly onOutcome: (outcome: PushOutcome) => void;
  /** Messages of one service that are sent at once: one that hangs holds up its own alone. Default: 128. */
  readonly mostAtOnce?: number;
  /** Messages of one service that wait. Default: 200,000. */
  readonly mostWaiting?: number;
}

interface Message extends PostedMessage {
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

/** The most attempts for a message. */
const mostAttempts = 4;

/** Sends messages to push services, a bounded number at a time for each, and again where one asks for it. */
export const createDelivery = ({
  posting,
  serviceOf,
  onOutcome,
  now,
  random,
  scheduler,
  mostAtOnce = 128,
  mostWaiting = 200_000,
}: DeliveryConfig) => {
  const lanes = new Map<PushService, Lane>();
  const state = { isOver: false };
  /** By device and tag: an older message must not arrive after a newer one. */
  const newest = new Map<string, Message>();
  const keyOf = ({ address: { endpoint }, content: { tag } }: Message): string => `${endpoint} ${tag}`;
  const end = (message: Message, outcome: PushOutcome): void => {
    const key = keyOf(message);
    if (newest.get(key) === message) newest.delete(key);
    onOutcome(outcome);
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
      const { statusCode, retryAfter } = await posting.post(message);
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
      await posting.close();
    },
  };
};

export type Delivery = ReturnType<typeof createDelivery>;
