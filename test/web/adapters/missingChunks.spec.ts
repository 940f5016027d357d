// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { reloadOnMissingChunk } from '../../../src/web/adapters/missingChunks.ts';

/** A page whose storage survives its reloads; `refused` storage throws. */
const pageUnderTest = (isRefused = false) => {
  const stored = new Map<string, string>();
  const reload = vi.fn<() => void>();
  const open = (version: string, isThere = true) => {
    const target = new EventTarget();
    const page = Object.assign(target, {
      location: { href: 'http://site.test/', reload },
      sessionStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => {
          if (isRefused) throw new Error('refused');
          stored.set(key, value);
        },
      },
    });
    const answer = isThere ? Promise.resolve(new Response(null)) : Promise.reject(new Error('away'));
    answer.catch(() => undefined);
    reloadOnMissingChunk(page as unknown as Window, version, () => answer);
    return () => target.dispatchEvent(new Event('vite:preloadError'));
  };
  return { open, reload };
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a missing file', () => {
  it('causes one reload per version, not a second', async () => {
    const { open, reload } = pageUnderTest();
    open('/assets/main-1.js')();
    await settled();
    open('/assets/main-1.js')();
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
    open('/assets/main-2.js')();
    await settled();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('causes no reload if the site does not answer or storage is denied', async () => {
    const { open, reload } = pageUnderTest();
    open('/assets/main-1.js', false)();
    await settled();
    const other = pageUnderTest(true);
    other.open('/assets/main-1.js')();
    await settled();
    expect(reload).not.toHaveBeenCalled();
    expect(other.reload).not.toHaveBeenCalled();
  });
});
