// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { reloadOnMissingChunk } from '../../../src/web/adapters/missingChunks.ts';

/** What each engine says about an import that failed; WebKit names no file. */
const complaints = {
  Chromium: 'Failed to fetch dynamically imported module: http://site.test/assets/gone.js',
  Firefox: 'error loading dynamically imported module: http://site.test/assets/gone.js',
  WebKit: 'Importing a module script failed.',
  Vite: 'Unable to preload CSS for /assets/gone.css',
} as const;

type Site = (address: string) => Promise<Response>;

const isGone: Site = async () => new Response(null, { status: 404 });

const isThere: Site = async () => new Response(null);

/** A page whose storage survives its reloads; refused storage throws. */
const pageUnderTest = (isRefused = false) => {
  const stored = new Map<string, string>();
  const reload = vi.fn<() => void>();
  const open = (version: string, site: Site) => {
    const target = new EventTarget();
    const navigation = new EventTarget();
    const page = Object.assign(target, {
      navigation,
      location: { href: 'http://site.test/', reload },
      sessionStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => {
          if (isRefused) throw new Error('refused');
          stored.set(key, value);
        },
      },
    });
    const asked = vi.fn(site);
    reloadOnMissingChunk(page as unknown as Window, version, asked as unknown as typeof fetch);
    const fail = (complaint: string = complaints.Firefox) =>
      target.dispatchEvent(
        Object.assign(new Event('vite:preloadError'), { payload: new TypeError(complaint) }),
      );
    const leave = (isDownload = false) =>
      navigation.dispatchEvent(
        Object.assign(new Event('navigate'), {
          destination: { sameDocument: false },
          downloadRequest: isDownload ? '' : null,
        }),
      );
    return { fail, leave, asked: () => asked.mock.calls.map(([address]) => address) };
  };
  return { open, reload };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a missing file', () => {
  it('causes one reload per version, not a second', async () => {
    const { open, reload } = pageUnderTest();
    open('/assets/main-1.js', isGone).fail();
    await settled();
    open('/assets/main-1.js', isGone).fail();
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
    open('/assets/main-2.js', isGone).fail();
    await settled();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('causes no reload if the site does not answer or storage is denied', async () => {
    const { open, reload } = pageUnderTest();
    open('/assets/main-1.js', () => Promise.reject(new Error('away'))).fail();
    await settled();
    const other = pageUnderTest(true);
    other.open('/assets/main-1.js', isGone).fail();
    await settled();
    expect(reload).not.toHaveBeenCalled();
    expect(other.reload).not.toHaveBeenCalled();
  });

  it('is asked for by its name, or by the page\u2019s first script where the browser names none; one that is there causes no reload', async () => {
    const { open, reload } = pageUnderTest();
    const { fail, asked } = open('/assets/main-1.js', isThere);
    for (const complaint of Object.values(complaints)) fail(complaint);
    await settled();
    expect(asked()).toEqual([
      'http://site.test/assets/gone.js',
      'http://site.test/assets/gone.js',
      '/assets/main-1.js',
      '/assets/gone.css',
    ]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('causes no reload of a page that is being left, which cancels what it loads; a download leaves no page', async () => {
    const { open, reload } = pageUnderTest();
    const left = open('/assets/main-1.js', isGone);
    left.leave();
    left.fail();
    await settled();
    expect(reload).not.toHaveBeenCalled();
    const kept = open('/assets/main-1.js', isGone);
    kept.leave(true);
    kept.fail();
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
