import { describe, expect, it } from 'vitest';
import { createTurns, type Rank } from '../../../src/server/page/turns.ts';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Turns with a manual timeout. */
const turnsUnderTest = () => {
  const impatient: (() => void)[] = [];
  const pauses = { count: 0 };
  const turns = createTurns({
    pause: () => {
      pauses.count += 1;
      return Promise.resolve();
    },
    timeout: () => new Promise<void>((resolve) => impatient.push(resolve)),
  });
  const order: string[] = [];
  const ask = async (rank: Rank, name: string): Promise<void> => {
    order.push(`${name} ${(await turns.take(rank)) ? 'works' : 'gives up'}`);
  };
  return { turns, order, ask, pauses, endPatience: () => impatient.splice(0).forEach((end) => end()) };
};

describe('rendering turns', () => {
  it('go to one page at a time: known pages first, then begun ones, in order of arrival', async () => {
    const { turns, order, ask, pauses } = turnsUnderTest();
    for (const [rank, name] of [
      ['new', 'a'],
      ['new', 'b'],
      ['begun', 'c'],
      ['known', 'd'],
      ['known', 'e'],
    ] as const) {
      void ask(rank, name);
    }
    for (let turn = 0; turn < 6; turn += 1) {
      await settled();
      turns.done();
    }
    expect(order).toEqual(['a works', 'd works', 'e works', 'c works', 'b works']);
    expect(pauses.count).toBeGreaterThanOrEqual(5);
  });

  it('time out, and continue after pages that gave up', async () => {
    const { turns, order, ask, endPatience } = turnsUnderTest();
    void ask('new', 'a');
    await settled();
    void ask('new', 'b');
    endPatience();
    await settled();
    turns.done();
    await settled();
    void ask('new', 'c');
    await settled();
    expect(order).toEqual(['a works', 'b gives up', 'c works']);
  });
});
