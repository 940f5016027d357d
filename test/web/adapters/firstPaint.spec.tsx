import { describe, expect, it, vi } from 'vitest';
import { firstPaint } from '../../../src/web/adapters/firstPaint.ts';

const view = (markup: string): Element => {
  const root = document.createElement('div');
  root.innerHTML = markup;
  return root;
};

/** A browser that reports paints; returns a function that fires one. */
const paintingBrowser = () => {
  const listeners: (() => void)[] = [];
  class Observer {
    static readonly supportedEntryTypes = ['paint'];
    constructor(listener: () => void) {
      listeners.push(listener);
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  return { paint: () => listeners.forEach((tell) => tell()) };
};

/** Whether a promise has resolved. */
const isOver = async (promise: Promise<void>): Promise<boolean> => {
  const waited = Symbol('waited');
  return (await Promise.race([promise, Promise.resolve().then(() => waited)])) !== waited;
};

describe('the first paint', () => {
  it('is awaited if there is a view', async () => {
    const { paint } = paintingBrowser();
    const painted = firstPaint(window, view('<p>Standings</p>'));
    expect(await isOver(painted)).toBe(false);
    paint();
    expect(await isOver(painted)).toBe(true);
  });

  it('is not awaited if nothing will be painted', async () => {
    paintingBrowser();
    expect(await isOver(firstPaint(window, view('')))).toBe(true);
    vi.stubGlobal('PerformanceObserver', undefined);
    expect(await isOver(firstPaint(window, view('<p>Standings</p>')))).toBe(true);
  });

  it('is not awaited once the page is hidden', async () => {
    paintingBrowser();
    const painted = firstPaint(window, view('<p>Standings</p>'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await isOver(painted)).toBe(true);
  });
});
