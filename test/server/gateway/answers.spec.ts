import { builtInDeployments, defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { either, option, taskEither } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { createAnswers } from '../../../src/server/gateway/answers.ts';
import { type Call, callOf } from '../../../src/server/gateway/router.ts';
import { answersOf, scriptedSource, setClock } from '../../support/serverUnderTest.ts';

const call = (path: string): Call => {
  const found = callOf(path);
  if (option.isNone(found)) throw new Error(`no call: ${path}`);
  return found.value;
};
const match = call('ta/Match?matchId=7');

const { fresh, stale, onError } = match.endpoint.lifetime;

/** Lets background work finish. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const kept = () => {
  const clock = setClock();
  const source = scriptedSource();
  const waits = { end: () => {} };
  const wait = () => new Promise<void>((resolve) => (waits.end = resolve));
  return { clock, source, waits, answers: answersOf(source, clock.now, wait) };
};

describe('cached answers', () => {
  it('are requested once for concurrent callers', async () => {
    const { source, answers } = kept();
    const open: { answer: () => void } = { answer: () => {} };
    source.say(() => new Promise((resolve) => (open.answer = () => resolve(either.right({ id: 7 })))));
    const asked = Array.from({ length: 1_000 }, () => answers.find(defaultDeployment, match)());
    open.answer();
    const answered = await Promise.all(asked);
    expect(source.asked).toHaveLength(1);
    expect(answered.every(either.isRight)).toBe(true);
  });

  it('are requested again when their lifetime is over, not before', async () => {
    const { clock, source, answers } = kept();
    await answers.find(defaultDeployment, match)();
    clock.advance(fresh - 1);
    await answers.find(defaultDeployment, match)();
    expect(source.asked).toHaveLength(1);
    clock.advance(2);
    await answers.find(defaultDeployment, match)();
    expect(source.asked).toHaveLength(2);
  });

  it('stay the same value while the source says the same, so that it is encoded and decoded once', async () => {
    const { clock, source, answers } = kept();
    const find = async () => {
      clock.advance(fresh + stale + 1);
      const found = await answers.find(defaultDeployment, match)();
      return either.isRight(found) ? found.right.value : null;
    };
    source.say(() => Promise.resolve(either.right({ id: 7, name: 'Åsen' })));
    const before = await find();
    const again = await find();
    expect(again).toBe(before);
    expect(match.endpoint.decode(again?.body)).toBe(match.endpoint.decode(before?.body));
    source.say(() => Promise.resolve(either.right({ id: 7, name: 'Lade' })));
    expect((await find())?.body).toEqual({ id: 7, name: 'Lade' });
    expect(source.asked).toHaveLength(3);
  });

  it('are served stale at once, with their staleness, and revalidated', async () => {
    const { clock, source, answers } = kept();
    await answers.find(defaultDeployment, match)();
    source.say(taskEither.right({ id: 'new' }));
    clock.advance(fresh + 500);
    expect(await answers.find(defaultDeployment, match)()).toMatchObject(
      either.right({ stale: 500, value: { body: { path: match.path } } }),
    );
    await settled();
    expect(await answers.find(defaultDeployment, match)()).toMatchObject(
      either.right({ stale: 0, value: { body: { id: 'new' } } }),
    );
    expect(source.asked).toHaveLength(2);
  });

  it('are awaited when the old one is too stale to serve at once', async () => {
    const { clock, source, answers } = kept();
    await answers.find(defaultDeployment, match)();
    source.say(taskEither.right({ id: 'new' }));
    clock.advance(fresh + stale + 1);
    expect(await answers.find(defaultDeployment, match)()).toMatchObject(
      either.right({ stale: 0, value: { body: { id: 'new' } } }),
    );
  });

  it.each(['Unavailable', 'TimedOut', 'BadAnswer', 'Declined'] as const)(
    'give the last good answer for a day where the source is %s, and after it the failure',
    async (type) => {
      const { clock, source, answers } = kept();
      await answers.find(defaultDeployment, match)();
      source.say(taskEither.left({ type, message: 'down' }));
      clock.advance(fresh + stale + onError - 1);
      expect(either.isRight(await answers.find(defaultDeployment, match)())).toBe(true);
      clock.advance(60_000);
      expect(await answers.find(defaultDeployment, match)()).toEqual(either.left({ type, message: 'down' }));
    },
  );

  it('are not served once the source says that the thing may not be given any more (§8)', async () => {
    const { clock, source, answers } = kept();
    await answers.find(defaultDeployment, match)();
    source.say(taskEither.left({ type: 'Gone', message: 'withheld' }));
    clock.advance(fresh + stale + 1);
    expect(await answers.find(defaultDeployment, match)()).toEqual(
      either.left({ type: 'Gone', message: 'withheld' }),
    );
  });

  it('survive a source that calls the thing missing, until it has said so for two minutes (§8)', async () => {
    const { clock, source, answers } = kept();
    await answers.find(defaultDeployment, match)();
    source.say(taskEither.left({ type: 'NotFound', message: 'missing' }));
    clock.advance(fresh + stale + 1);
    const began = clock.now();
    const seen: boolean[] = [];
    while (clock.now() < began + 240_000) {
      const found = await answers.find(defaultDeployment, match)();
      const held = either.isRight(found);
      if (held) expect(found.right.stale).toBeGreaterThan(0);
      seen.push(held);
      clock.advance(1_000);
    }
    expect(seen.slice(0, 120).every(Boolean)).toBe(true);
    expect(seen.slice(160).some(Boolean)).toBe(false);
    // 1 + 2 + 4 + 8 + 16 seconds, every 30 from then on; missing for good, every five seconds.
    expect(source.asked.length).toBeLessThan(40);
  });

  it('are not missing by two odd answers with a good one in between (§8)', async () => {
    const { clock, source, answers } = kept();
    const find = async (): Promise<boolean> => {
      clock.advance(200_000);
      return either.isRight(await answers.find(defaultDeployment, match)());
    };
    await find();
    for (let turn = 0; turn < 3; turn += 1) {
      source.say(taskEither.left({ type: 'NotFound', message: 'missing' }));
      expect([await find(), await find()]).toEqual([true, true]);
      source.say(null);
      expect(await find()).toBe(true);
    }
  });

  it('that are missing from the start are a failure at once (§8)', async () => {
    const { source, answers } = kept();
    source.say(taskEither.left({ type: 'NotFound', message: 'missing' }));
    expect(await answers.find(defaultDeployment, match)()).toMatchObject(either.left({ type: 'NotFound' }));
  });

  it('are served stale when the source hangs', async () => {
    const { clock, source, answers, waits } = kept();
    await answers.find(defaultDeployment, match)();
    source.say(() => new Promise(() => {}));
    clock.advance(fresh + stale + 1);
    const first = answers.find(defaultDeployment, match)();
    waits.end();
    expect(either.isRight(await first)).toBe(true);
    clock.advance(1_000);
    const others = await Promise.all(
      Array.from({ length: 100 }, () => answers.find(defaultDeployment, match)()),
    );
    expect(others.every(either.isRight)).toBe(true);
    expect(source.asked).toHaveLength(2);
  });

  it('are not requested again for at least a second after a failure, and longer each time', async () => {
    const { clock, source, answers } = kept();
    await answers.find(defaultDeployment, match)();
    source.say(taskEither.left({ type: 'Unavailable', message: 'down' }));
    clock.advance(fresh + stale + 1);
    for (let at = 0; at < 60_000; at += 100) {
      await answers.find(defaultDeployment, match)();
      clock.advance(100);
    }
    // 1 + 2 + 4 + 8 + 16 + 30 seconds, and the very first answer.
    expect(source.asked).toHaveLength(7);
  });

  it('are cached as failures for one to five seconds if there is no value', async () => {
    const { clock, source, answers } = kept();
    source.say(taskEither.left({ type: 'Unavailable', message: 'away' }));
    await answers.find(defaultDeployment, match)();
    clock.advance(999);
    await answers.find(defaultDeployment, match)();
    expect(source.asked).toHaveLength(1);
    clock.advance(1);
    await answers.find(defaultDeployment, match)();
    expect(source.asked).toHaveLength(2);
    for (let tried = 0; tried < 6; tried += 1) {
      clock.advance(5_000);
      await answers.find(defaultDeployment, match)();
    }
    expect(source.asked).toHaveLength(8);
  });

  it('have a size limit, and evict the least recently used', async () => {
    const clock = setClock();
    const source = scriptedSource();
    source.say(taskEither.right({ text: 'x'.repeat(10_000) }));
    const answers = createAnswers({
      source,
      now: clock.now,
      random: () => 0,
      wait: () => new Promise(() => {}),
      largest: 200_000,
    });
    for (let id = 1; id <= 20; id += 1) {
      await answers.find(defaultDeployment, call(`ta/Match?matchId=${id}`))();
      expect(answers.size().bytes).toBeLessThanOrEqual(200_000);
    }
    expect(answers.size().entries).toBeLessThan(20);
    await answers.find(defaultDeployment, call('ta/Match?matchId=20'))();
    expect(source.asked).toHaveLength(20);
    await answers.find(defaultDeployment, call('ta/Match?matchId=1'))();
    expect(source.asked).toHaveLength(21);
  });

  it('expire at different times: jitter takes up to a tenth off', async () => {
    const clock = setClock();
    const source = scriptedSource();
    const answers = createAnswers({
      source,
      now: clock.now,
      random: () => 1,
      wait: () => new Promise(() => {}),
    });
    await answers.find(defaultDeployment, match)();
    clock.advance(fresh * 0.9);
    await answers.find(defaultDeployment, match)();
    expect(source.asked).toHaveLength(2);
  });

  it('are separate for every deployment and call, and shared by equivalent paths', async () => {
    const { source, answers } = kept();
    for (const deployment of builtInDeployments) await answers.find(deployment, match)();
    await answers.find(defaultDeployment, call('TA/match?MatchId=07'))();
    await answers.find(defaultDeployment, call('ta/Match?matchId=8'))();
    expect(source.asked).toHaveLength(builtInDeployments.length + 1);
  });

  it('treat a throwing source as a bad answer', async () => {
    const { source, answers } = kept();
    source.say(() => Promise.reject(new Error('broken')));
    expect(await answers.find(defaultDeployment, match)()).toEqual(
      either.left({ type: 'BadAnswer', message: 'broken' }),
    );
  });
});
