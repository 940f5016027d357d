import { lookup } from 'node:dns';
import { option } from 'fp-ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEffects, type Scheduler } from '../../../src/server/effects.ts';
import { createPacing } from '../../../src/server/pacing.ts';
import { createDelivery, type DeliveryConfig, type PushOutcome } from '../../../src/server/push/delivery.ts';
import { outsideLookup } from '../../../src/server/push/outsideLookup.ts';
import { createPosting, type PostingConfig, retryAfterOf } from '../../../src/server/push/posting.ts';
import { readPushKey } from '../../../src/server/push/pushKey.ts';
import type { PushService } from '../../../src/server/push/pushServices.ts';
import { type PushServiceUnderTest, startPushService } from './pushService.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const key = { privateKey: Buffer.alloc(32, 7).toString('base64url') };
const pair = option.toNullable(readPushKey(key.privateKey));

/** Calls back when the test says so. */
const manualScheduler = () => {
  const due: { readonly milliseconds: number; readonly call: () => void }[] = [];
  const scheduler: Scheduler = {
    after: (milliseconds, call) => {
      due.push({ milliseconds, call });
      return () => {};
    },
  };
  return { scheduler, due };
};

const opened = async (services = 1, own: Partial<DeliveryConfig & PostingConfig> = {}) => {
  if (pair === null) throw new Error('no key');
  const started: PushServiceUnderTest[] = [];
  for (let n = 0; n < services; n += 1) {
    const service = await startPushService();
    started.push(service);
    closing.push(service.stop);
  }
  const outcomes: PushOutcome[] = [];
  const { scheduler, due } = manualScheduler();
  const effects = createEffects(null);
  const posting = createPosting({
    ...effects,
    key: pair,
    contact: 'mailto:webmaster@example.org',
    lookup,
    pacing: createPacing({ ...effects, slice: 2 }),
    ...own,
  });
  const delivery = createDelivery({
    ...effects,
    posting,
    random: () => 0,
    scheduler,
    // Each is a service of its own.
    serviceOf: (endpoint) => new URL(endpoint).origin as PushService,
    onOutcome: (outcome) => void outcomes.push(outcome),
    ...own,
  });
  closing.push(delivery.close);
  return { services: started, delivery, outcomes, due };
};

const content = (text: string, tag = text) => ({ text, tag, isUrgent: true, life: 600_000 });

const gone = (): void => {};

describe('the delivery', () => {
  it('tells every other device at once while a push service hangs, and holds so many of its messages open', async () => {
    const { services, delivery } = await opened(2, { mostAtOnce: 4 });
    const [hanging, other] = services;
    if (hanging === undefined || other === undefined) throw new Error('no services');
    for (let n = 0; n < 20; n += 1) {
      hanging.script(`${n}`, 'hang');
      delivery.send(hanging.subscribe(`${n}`), content('goal'), gone);
    }
    for (let n = 0; n < 20; n += 1) delivery.send(other.subscribe(`${n}`), content('goal'), gone);
    // A service has taken a message before the delivery has read so.
    await vi.waitFor(
      () => expect([other.taken.length, hanging.taken.length, delivery.pending()]).toEqual([20, 4, 20]),
      5_000,
    );
  });

  it('repeats a refused message after as long as the service asks (Retry-After), a bounded number of times', async () => {
    const { services, delivery, outcomes, due } = await opened();
    const [service] = services;
    service?.script(
      'one',
      { status: 429, headers: { 'retry-after': '120' } },
      { status: 503 },
      { status: 201 },
    );
    if (service !== undefined) delivery.send(service.subscribe('one'), content('goal'), gone);
    await vi.waitFor(() => expect(due).toHaveLength(1), 5_000);
    expect(due[0]?.milliseconds).toBe(120_000);
    due[0]?.call();
    await vi.waitFor(() => expect(due).toHaveLength(2), 5_000);
    due[1]?.call();
    await vi.waitFor(() => expect(outcomes).toEqual(['sent']), 5_000);
    service?.script('two', { status: 500 });
    if (service !== undefined) delivery.send(service.subscribe('two'), content('goal'), gone);
    for (let n = 2; n < 5; n += 1) {
      await vi.waitFor(() => expect(due).toHaveLength(n + 1), 5_000);
      due[n]?.call();
    }
    await vi.waitFor(() => expect(outcomes).toEqual(['sent', 'failed']), 5_000);
  });

  it('gives a message up rather than repeat it earlier than the service asks, where that is too late (Retry-After, #37.1)', async () => {
    const { services, delivery, outcomes, due } = await opened();
    const [service] = services;
    if (service === undefined) throw new Error('no service');
    service.script('one', { status: 429, headers: { 'retry-after': '3600' } });
    delivery.send(service.subscribe('one'), content('goal'), gone);
    await vi.waitFor(() => expect(outcomes).toEqual(['failed']), 5_000);
    expect(due).toEqual([]);
  });

  it('never sends an older message of a tag after a newer one', async () => {
    const { services, delivery, outcomes, due } = await opened();
    const [service] = services;
    if (service === undefined) throw new Error('no service');
    const address = service.subscribe('one');
    service.script('one', { status: 503 }, { status: 201 });
    delivery.send(address, content('1–0', 'goal'), gone);
    await vi.waitFor(() => expect(due).toHaveLength(1), 5_000);
    delivery.send(address, content('it does not count', 'goal'), gone);
    await vi.waitFor(() => expect(outcomes).toEqual(['sent']), 5_000);
    due[0]?.call();
    await vi.waitFor(() => expect(outcomes).toEqual(['sent', 'replaced']), 5_000);
    expect(service.taken.map(({ text }) => text)).toEqual(['1–0', 'it does not count']);
  });

  it('asks no address inside, whatever name leads there', async () => {
    const { services, delivery, outcomes, due } = await opened(1, { lookup: outsideLookup() });
    const [service] = services;
    if (service === undefined) throw new Error('no service');
    const address = service.subscribe('one');
    const { port } = new URL(address.endpoint);
    delivery.send({ ...address, endpoint: `http://localhost:${port}/one` }, content('goal'), gone);
    await vi.waitFor(() => expect(due).toHaveLength(1), 5_000);
    expect([service.taken, outcomes]).toEqual([[], []]);
  });
});

describe('the time of a Retry-After', () => {
  it('is seconds or a date, however late', () => {
    const now = Date.parse('2026-11-28T20:00:00Z');
    expect(retryAfterOf('30', now)).toBe(30_000);
    expect(retryAfterOf('Sat, 28 Nov 2026 20:01:00 GMT', now)).toBe(60_000);
    expect(retryAfterOf('86400', now)).toBe(86_400_000);
    expect(retryAfterOf('soon', now)).toBeNull();
    expect(retryAfterOf(undefined, now)).toBeNull();
  });
});
