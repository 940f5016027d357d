import { screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { renderToString } from 'react-dom/server';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stoppedNoteId } from '../../../src/web/page.ts';
import { type RenderErrors, render } from '../../../src/web/reactDom.ts';
import { sayStopped } from '../../../src/web/startup/stoppedNote.ts';

const Page = ({ isBroken }: { readonly isBroken: boolean }) => {
  if (isBroken) throw new TypeError('list.toSorted is not a function');
  return (
    <main>
      <a href="/standings">Standings</a>
    </main>
  );
};

/** A page as the server sends it, in a language. */
const pageIn = (lang: string): HTMLElement => {
  document.documentElement.lang = lang;
  document.body.innerHTML = `<div id="root">${renderToString(<Page isBroken={false} />)}</div>`;
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root.');
  return root;
};

const told = (root: HTMLElement): RenderErrors => ({
  stopped: (error) => sayStopped(root, globalThis, error),
  differs: () => undefined,
});

const noteText = (): string | undefined => document.getElementById(stoppedNoteId)?.textContent;

describe('a page whose scripts fail', () => {
  // Inside `act`, React keeps errors to itself.
  beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
  afterEach(() => {
    document.body.replaceChildren();
    document.documentElement.lang = '';
  });

  it('keeps the server\u2019s markup with its links after an error above the shell, and says so (R28)', async () => {
    const root = pageIn('en');
    const sent = root.innerHTML;
    render(root, <Page isBroken />, told(root));
    await waitFor(() => expect(noteText()).toBeDefined());
    expect(root.innerHTML).toBe(sent);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/standings');
    expect(screen.getByRole('alert').textContent).toContain('nothing updates');
  });

  it('keeps the markup that it showed last', async () => {
    const root = pageIn('en');
    const broken = new BehaviorSubject(false);
    const subscribe = (listen: () => void) => {
      const subscription = broken.subscribe(listen);
      return () => subscription.unsubscribe();
    };
    const Shell = () => (
      <Page
        isBroken={useSyncExternalStore(
          subscribe,
          () => broken.value,
          () => false,
        )}
      />
    );
    render(root, <Shell />, told(root));
    await waitFor(() => expect(broken.observed).toBe(true));
    const link = screen.getByRole('link');
    link.textContent = 'Table';
    broken.next(true);
    await waitFor(() => expect(noteText()).toBeDefined());
    expect(screen.getByRole('link')).toBe(link);
  });

  it.each([
    ['en', 'this browser lacks AbortSignal.timeout, ResizeObserver'],
    ['nb', 'nettleseren mangler AbortSignal.timeout, ResizeObserver'],
  ])('names what the browser lacks, in the language %s', (lang, words) => {
    const root = pageIn(lang);
    const page = {
      ...globalThis,
      Array,
      Object,
      String,
      Error,
      AbortSignal: {},
      IntersectionObserver: {},
      BroadcastChannel: {},
    };
    Reflect.deleteProperty(page, 'ResizeObserver');
    sayStopped(root, page as unknown as typeof globalThis, new TypeError('x'));
    expect(noteText()).toContain(words);
  });

  it('says nothing where a file could not be loaded: it is asked for again, or the page is being left', () => {
    const root = pageIn('en');
    for (const message of [
      'Failed to fetch dynamically imported module: /assets/a.js',
      'error loading dynamically imported module: /assets/a.js',
      'Importing a module script failed.',
    ])
      sayStopped(root, globalThis, new TypeError(message));
    expect(noteText()).toBeUndefined();
  });
});
