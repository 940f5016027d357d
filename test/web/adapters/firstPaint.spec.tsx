import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstPaint } from '../../../src/web/adapters/firstPaint.ts';

const view = (markup: string): Element => {
  const root = document.createElement('div');
  root.innerHTML = markup;
  return root;
};

/** Whether a promise has resolved. */
const isOver = async (promise: Promise<void>): Promise<boolean> => {
  const waited = Symbol('waited');
  return (await Promise.race([promise, Promise.resolve().then(() => waited)])) !== waited;
};

describe('the first paint', () => {
  afterEach(() => void vi.useRealTimers());

  it('is awaited if there is a view: it is over in the second frame', async () => {
    vi.useFakeTimers();
    const painted = firstPaint(window, view('<p>Standings</p>'));
    expect(await isOver(painted)).toBe(false);
    vi.advanceTimersToNextFrame();
    expect(await isOver(painted)).toBe(false);
    vi.advanceTimersToNextFrame();
    expect(await isOver(painted)).toBe(true);
  });

  it('is not awaited if nothing will be painted', async () => {
    expect(await isOver(firstPaint(window, view('')))).toBe(true);
  });

  it('is awaited for 300 ms at most, in a browser that draws no frames or reports no paint, such as Firefox 153 after Back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const painted = firstPaint(window, view('<p>Standings</p>'));
    vi.advanceTimersByTime(299);
    expect(await isOver(painted)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await isOver(painted)).toBe(true);
  });
});
