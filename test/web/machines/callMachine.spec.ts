import type { GatewayFailure } from '@kampdag/core/gateway/client';
import * as fc from 'fast-check';
import { either, option } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type CallRequest, createCallMachine } from '../../../src/web/machines/callMachine.ts';
import { callView } from '../../../src/web/machines/callView.ts';

type Answer = either.Either<GatewayFailure, string>;

const offline: GatewayFailure = { type: 'Unreachable', message: 'offline' };

/** A request that the test answers. */
const asked = (key: string, held: CallRequest<string>['held'] = option.none) => {
  const waiting: ((answer: Answer) => void)[] = [];
  const request: CallRequest<string> = {
    key,
    ask: () => new Promise((resolve) => waiting.push(resolve)),
    held,
  };
  return {
    request,
    times: () => waiting.length,
    answer: async (answer: Answer) => {
      waiting.at(-1)?.(answer);
      await Promise.resolve();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
};

const started = (request: CallRequest<string> | null) =>
  createActor(createCallMachine<string>(), { input: { request: option.fromNullable(request) } }).start();

const held = (value: string, isFresh: boolean) => option.some({ value, isFresh });

describe("a page's data", () => {
  it('is ready from the start if a fresh answer is held, without a request', () => {
    const a = asked('a', held('here', true));
    const actor = started(a.request);
    expect(actor.getSnapshot().value).toBe('ready');
    expect(callView(actor.getSnapshot().context, 'a')).toEqual({ state: 'ready', value: 'here' });
    expect(a.times()).toBe(0);
  });

  it('shows an old answer at once and asks again, at the start and for another request', async () => {
    const [a, b] = [asked('a', held('old', false)), asked('b', held('older', false))];
    const actor = started(a.request);
    expect(callView(actor.getSnapshot().context, 'a')).toEqual({ state: 'ready', value: 'old' });
    expect(a.times()).toBe(1);
    await a.answer(either.right('here'));
    expect(callView(actor.getSnapshot().context, 'a')).toEqual({ state: 'ready', value: 'here' });
    actor.send({ type: 'ask', request: b.request });
    expect(callView(actor.getSnapshot().context, 'b')).toEqual({ state: 'ready', value: 'older' });
    expect(b.times()).toBe(1);
  });

  it('is idle without a request, then loading, then ready', async () => {
    const a = asked('a');
    const actor = started(null);
    expect(actor.getSnapshot().value).toBe('idle');
    actor.send({ type: 'ask', request: a.request });
    expect(callView(actor.getSnapshot().context, 'a')).toEqual({ state: 'loading' });
    await a.answer(either.right('here'));
    expect(callView(actor.getSnapshot().context, 'a')).toEqual({ state: 'ready', value: 'here' });
  });

  it('is asked for once when the same is asked for again (§4)', () => {
    const a = asked('a');
    const actor = started(a.request);
    actor.send({ type: 'ask', request: { ...a.request } });
    expect(a.times()).toBe(1);
  });

  it('stores a failure, clears loading, and is asked for again by the visitor alone (§8, R28)', async () => {
    const a = asked('a');
    const actor = started(a.request);
    await a.answer(either.left(offline));
    expect(callView(actor.getSnapshot().context, 'a')).toEqual({ state: 'failed', failure: offline });
    expect(a.times()).toBe(1);
    actor.send({ type: 'retry' });
    expect(a.times()).toBe(2);
    await a.answer(either.right('here'));
    expect(callView(actor.getSnapshot().context, 'a')).toEqual({ state: 'ready', value: 'here' });
  });

  it('stays, marked as out of date, when it cannot be renewed (R28)', async () => {
    const a = asked('a', held('old', true));
    const actor = started(a.request);
    actor.send({ type: 'refresh' });
    expect(callView(actor.getSnapshot().context, 'a')).toEqual({ state: 'ready', value: 'old' });
    await a.answer(either.left(offline));
    expect(callView(actor.getSnapshot().context, 'a')).toEqual({
      state: 'stale',
      value: 'old',
      failure: offline,
    });
  });

  it('stays the same object when a refresh brings an equal answer, and becomes the new one otherwise', async () => {
    const answers = [{ score: [2, 1] }, { score: [2, 1] }, { score: [3, 1] }];
    const left = answers.values();
    const actor = createActor(createCallMachine<(typeof answers)[number]>(), {
      input: {
        request: option.some({
          key: 'a',
          ask: async () => either.fromNullable(offline)(left.next().value),
          held: option.none,
        }),
      },
    }).start();
    const answered = async (): Promise<unknown> => {
      await waitFor(actor, ({ value }) => value === 'ready');
      return option.toNullable(actor.getSnapshot().context.value);
    };
    const first = await answered();
    expect(first).toBe(answers[0]);
    actor.send({ type: 'refresh' });
    expect(await answered()).toBe(first);
    actor.send({ type: 'refresh' });
    expect(await answered()).toBe(answers[2]);
  });

  it('fails with a message if a request rejects', async () => {
    const actor = started({ key: 'a', ask: () => Promise.reject(new Error('a bug')), held: option.none });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(callView(actor.getSnapshot().context, 'a')).toMatchObject({ state: 'failed' });
  });

  it('is never shown under another key, in whatever order the answers come', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom('a', 'b', 'c', 'retry', 'refresh'), { minLength: 1, maxLength: 12 }),
        fc.infiniteStream(fc.boolean()),
        async (scheduler, steps, fails) => {
          const actor = started(null);
          const seen: boolean[] = [];
          actor.subscribe(({ context }) => {
            for (const key of ['a', 'b', 'c']) {
              const view = callView(context, key);
              if (view.state === 'ready' || view.state === 'stale') seen.push(view.value === key);
            }
          });
          const request = (key: string): CallRequest<string> => ({
            key,
            ask: () => {
              const answer: Answer = fails.next().value === true ? either.left(offline) : either.right(key);
              return scheduler.schedule(Promise.resolve(answer), key);
            },
            held: option.none,
          });
          for (const step of steps) {
            if (step === 'retry' || step === 'refresh') actor.send({ type: step });
            else actor.send({ type: 'ask', request: request(step) });
            if (scheduler.count() > 0 && fails.next().value === true) await scheduler.waitOne();
          }
          await scheduler.waitIdle();
          expect(seen.every(Boolean)).toBe(true);
          const last = steps.findLast((step) => step.length === 1);
          const asks = option.toNullable(actor.getSnapshot().context.request)?.key;
          if (last !== undefined) expect(asks).toBe(last);
          expect(actor.getSnapshot().value).not.toBe('loading');
        },
      ),
    );
  });
});
