import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { either, option, taskEither } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { createAnswers } from '../../../src/server/gateway/answers.ts';
import { callOf } from '../../../src/server/gateway/router.ts';
import type { SharedStore } from '../../../src/server/gateway/sharedStore.ts';
import { type SetClock, scriptedSource, setClock } from '../../support/serverUnderTest.ts';

/** A store in memory without expiry: readers decide whether an entry is usable. */
const memoryStore = (): SharedStore & { readonly texts: Map<string, string> } => {
  const texts = new Map<string, string>();
  return {
    texts,
    read: (key) => Promise.resolve(texts.get(key) ?? null),
    write: (key, text) => void texts.set(key, text),
    close: () => Promise.resolve(),
  };
};

const minute = { fresh: 60_000, stale: 1_000, onError: 1_000 };

const replica = (shared: SharedStore, clock: SetClock, secret = 'of this installation') => {
  const source = scriptedSource();
  source.say(taskEither.right({ teams: [{ teamId: 7 }] }));
  const answers = createAnswers({
    source,
    now: clock.now,
    random: () => 0,
    wait: () => new Promise(() => {}),
    lifetimeOf: () => minute,
    shared: { store: shared, secret },
  });
  const call = option.toNullable(callOf('ta/TournamentTeams/?tournamentId=7'));
  if (call === null) throw new Error('no call');
  return {
    source,
    answers,
    ask: () => answers.find(defaultDeployment, call)(),
  };
};

/** Replicas that have run long enough to use shared answers. */
const replicas = <Some extends readonly SharedStore[]>(
  clock: SetClock,
  ...stores: Some
): { readonly [At in keyof Some]: ReturnType<typeof replica> } => {
  const begun = stores.map((store) => replica(store, clock));
  clock.advance(20_000);
  return begun as { readonly [At in keyof Some]: ReturnType<typeof replica> };
};

/** Asks a replica after some milliseconds, and lets it finish what it does beside. */
const askAfter = async (
  clock: SetClock,
  milliseconds: number,
  { ask }: ReturnType<typeof replica>,
): Promise<void> => {
  clock.advance(milliseconds);
  await ask();
  await new Promise(setImmediate);
};

describe('a shared answer', () => {
  it('is requested by one replica, and does not live longer on another', async () => {
    const [clock, store] = [setClock(), memoryStore()];
    const [one, other] = replicas(clock, store, store);
    await one.ask();
    clock.advance(40_000);
    expect(either.isRight(await other.ask())).toBe(true);
    expect([one.source.asked.length, other.source.asked.length]).toEqual([1, 0]);
    await askAfter(clock, 19_000, other);
    expect(other.source.asked).toHaveLength(0);
    await askAfter(clock, 2_000, other);
    expect(other.source.asked).toHaveLength(1);
  });

  it('does not shorten the life of a later answer of one’s own that says the same', async () => {
    const [clock, store] = [setClock(), memoryStore()];
    const [one, other] = replicas(clock, store, store);
    await one.ask();
    clock.advance(40_000);
    await other.ask();
    clock.advance(21_000);
    store.texts.clear();
    await other.ask();
    await new Promise(setImmediate);
    await askAfter(clock, 50_000, other);
    expect(other.source.asked).toHaveLength(1);
  });

  it('is not used shortly before it expires', async () => {
    const [clock, store] = [setClock(), memoryStore()];
    const [one, other] = replicas(clock, store, store);
    await one.ask();
    clock.advance(50_000);
    await other.ask();
    expect(other.source.asked.length).toBe(1);
  });

  it('is not used if older than the last clearing', async () => {
    const [clock, store] = [setClock(), memoryStore()];
    const [one] = replicas(clock, store);
    await one.ask();
    clock.advance(10);
    one.answers.clear();
    await one.ask();
    expect(one.source.asked.length).toBe(2);
  });

  it('is not what another replica says that has yet to learn that a league is hidden (R24)', async () => {
    const [clock, store] = [setClock(), memoryStore()];
    const [one, late] = replicas(clock, store, store);
    one.answers.clear();
    clock.advance(4_000);
    await late.ask();
    await one.ask();
    expect(one.source.asked.length).toBe(1);
    clock.advance(12_000);
    late.answers.clear();
    one.answers.clear();
    clock.advance(16_000);
    await late.ask();
    await one.ask();
    expect([one.source.asked.length, late.source.asked.length]).toEqual([1, 2]);
  });

  it('is not what was said before a replica began: a league may have been hidden since (R24)', async () => {
    const [clock, store] = [setClock(), memoryStore()];
    const [one] = replicas(clock, store);
    await one.ask();
    clock.advance(3_000);
    one.answers.clear();
    const restarted = replica(store, clock);
    await restarted.ask();
    expect(restarted.source.asked.length).toBe(1);
  });

  it('is never a failure', async () => {
    const [clock, store] = [setClock(), memoryStore()];
    const one = replica(store, clock);
    one.source.say(taskEither.left({ type: 'Unavailable', message: 'down' }));
    expect(either.isLeft(await one.ask())).toBe(true);
    expect(store.texts.size).toBe(0);
  });

  it('is not used with another installation’s signature, none, or one for another call', async () => {
    const [clock, store] = [setClock(), memoryStore()];
    const foreign = replica(store, clock, 'of another');
    const read = { text: '' };
    const misread = { ...store, read: () => Promise.resolve(read.text) };
    const [one, ...others] = replicas(clock, store, misread, misread, misread);
    await one.ask();
    await foreign.ask();
    expect(foreign.source.asked.length).toBe(1);
    const entry = store.texts.values().next().value ?? '';
    const forged = entry.replace(/"body":.*/, '"body":{"teams":[{"teamId":1,"team":"Forged"}]}}');
    for (const [index, text] of [forged, entry.slice(1), `x${entry}`].entries()) {
      read.text = text;
      await others[index]?.ask();
      expect([text, others[index]?.source.asked.length]).toEqual([text, 1]);
    }
    expect([...store.texts.keys()].join('')).toContain('ta/TournamentTeams');
  });

  it('is not used if from the future, as from a replica with a wrong clock', async () => {
    const [clock, store, fast] = [setClock(), memoryStore(), setClock()];
    fast.advance(3_600_000);
    const [[wrong], [other]] = [replicas(fast, store), replicas(clock, store)];
    await wrong.ask();
    await other.ask();
    expect(other.source.asked.length).toBe(1);
  });

  it('is not used if the call cannot decode it', async () => {
    const [clock, store] = [setClock(), memoryStore()];
    const [one, other] = replicas(clock, store, store);
    one.source.say(taskEither.right('garbage'));
    await one.ask();
    await other.ask();
    expect(other.source.asked.length).toBe(1);
  });

  it.each(['', 'null', '{"at":"x"}', '[1', '"text"'])('that is no entry is not read: %s', async (text) => {
    const [clock, store] = [setClock(), memoryStore()];
    const [one] = replicas(clock, { ...store, read: () => Promise.resolve(text) });
    expect(either.isRight(await one.ask())).toBe(true);
    expect(one.source.asked.length).toBe(1);
  });
});
