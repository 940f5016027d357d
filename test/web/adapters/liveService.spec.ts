import { describe, expect, it } from 'vitest';
import { loadUserId } from '../../../src/web/adapters/liveService.ts';

/** Randomness that never gives the same twice. */
const randomness = () => {
  let made = 0;
  return () => `random-${(made += 1)}`;
};

/** A browser's storage; `held` is what lies in it. */
const storageOf = (held: Map<string, string>) => ({
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, value: string) => void held.set(key, value),
});

const refusing = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

describe('the user id of the live connection (§1)', () => {
  it('is one for each browser: every page and visit has the same, another browser another (§1)', () => {
    const random = randomness();
    const [one, other] = [storageOf(new Map()), storageOf(new Map())];
    const first = loadUserId(() => one, random);
    expect(loadUserId(() => one, random)).toBe(first);
    expect(loadUserId(() => other, random)).not.toBe(first);
  });

  it('is made anew where what is kept is none', () => {
    for (const bad of ['', 'a b', 'x'.repeat(65), '"><script>']) {
      const storage = storageOf(new Map([['userId', bad]]));
      const made = loadUserId(() => storage, randomness());
      expect(made).toBe('random-1');
      expect(storage.getItem('userId')).toBe(made);
    }
  });

  it('lasts as long as the page where storage is refused, or full', () => {
    expect(loadUserId(refusing, randomness())).toBe('random-1');
    const full = { ...storageOf(new Map()), setItem: refusing };
    expect(loadUserId(() => full, randomness())).toBe('random-1');
  });
});
