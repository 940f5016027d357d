import { runInThisContext } from 'node:vm';
import { act, type ReactNode, Suspense, startTransition, use } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyPressesScript } from '../../../src/server/page/earlyPresses.ts';
import { type ClickSource, replayEarlyClicks } from '../../../src/web/adapters/earlyClicks.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const listening = { over: new AbortController() };
afterEach(() => {
  listening.over.abort();
  listening.over = new AbortController();
});

/** The document, whose listeners end with the test. Nothing lower: React listens on the body too once a portal was there. */
const page: ClickSource = {
  addEventListener: (type, listener, options) =>
    document.addEventListener(type, listener, { ...options, signal: listening.over.signal }),
};

describe('clicks before hydration', () => {
  it('are replayed once when their part of the page is hydrated, which may be after others', async () => {
    const heard: string[] = [];
    const code = { arrives: (): void => undefined };
    const arrived = new Promise<void>((resolve) => {
      code.arrives = resolve;
    });
    const drawn = { byServer: true };
    const Late = ({ children }: { readonly children: ReactNode }) => {
      if (!drawn.byServer) use(arrived);
      return children;
    };
    const view = (
      <>
        <button type="button" onClick={() => heard.push('first')}>
          <svg aria-hidden="true" />
          First
        </button>
        <Suspense>
          <Late>
            <button type="button" onClick={() => heard.push('late')}>
              Late
            </button>
          </Late>
        </Suspense>
      </>
    );
    document.body.innerHTML = `<div id="root">${renderToString(view)}</div>`;
    drawn.byServer = false;
    const [first, late] = document.querySelectorAll('button');
    replayEarlyClicks(page);
    first?.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    late?.click();
    document.querySelector('div')?.click();

    const root = document.querySelector('#root');
    if (root === null) throw new Error('there is no root');
    const hydrated = await act(async () => hydrateRoot(root, view));
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(heard).toEqual(['first']);
    await act(async () => late?.click());
    await act(async () => code.arrives());
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(heard).toEqual(['first', 'late', 'late']);
    await act(async () => first?.click());
    expect(heard).toEqual(['first', 'late', 'late', 'first']);
    await act(async () => hydrated.unmount());
  });

  it('are not lost before the code that replays them is there: the document keeps them itself (issue 34)', async () => {
    const heard: string[] = [];
    const view = (
      <button type="button" onClick={() => heard.push('pressed')}>
        <svg aria-hidden="true" />
        Filter
      </button>
    );
    document.body.innerHTML = `<div id="root">${renderToString(view)}</div>`;
    runInThisContext(earlyPressesScript);
    document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    replayEarlyClicks(page, window.earlyPresses?.());
    const root = document.querySelector('#root');
    if (root === null) throw new Error('there is no root');
    const hydrated = await act(async () => hydrateRoot(root, view));
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(heard).toEqual(['pressed']);
    await act(async () => document.querySelector('button')?.click());
    expect(heard).toEqual(['pressed', 'pressed']);
    expect(window.earlyPresses?.()).toHaveLength(1);
    await act(async () => hydrated.unmount());
  });

  it('are answered at once when React knows the page, by hydrating it for them, and only once (issue 34)', async () => {
    const heard: string[] = [];
    const view = (
      <button type="button" onClick={() => heard.push('pressed')}>
        Filter
      </button>
    );
    document.body.innerHTML = `<div id="root">${renderToString(view)}</div>`;
    const clicks = replayEarlyClicks(page);
    document.querySelector('button')?.click();
    expect(clicks.waiting()).toHaveLength(1);
    const root = document.querySelector('#root');
    if (root === null) throw new Error('there is no root');
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const hydrated = { root: null as Root | null };
    startTransition(() => {
      hydrated.root = hydrateRoot(root, view);
    });
    clicks.replay();
    expect(heard).toEqual(['pressed']);
    await vi.advanceTimersByTimeAsync(200);
    expect(heard).toEqual(['pressed']);
    expect(clicks.waiting()).toEqual([]);
    hydrated.root?.unmount();
  });
});
