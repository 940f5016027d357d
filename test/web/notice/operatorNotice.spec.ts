// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepNotice } from '../../../src/web/notice/operatorNotice.ts';

const shown = () => document.getElementById('operator-notice')?.innerHTML;

describe('the operator’s notice on an open page', () => {
  const answer: { notice: unknown } = { notice: null };
  const asked: unknown[] = [];
  const ask: typeof fetch = (input) => {
    asked.push(input);
    return Promise.resolve(Response.json(answer));
  };
  beforeEach(() => {
    vi.useFakeTimers();
    document.documentElement.lang = 'en';
    document.body.innerHTML = '<div id="operator-notice" aria-live="polite"></div>';
  });
  afterEach(() => vi.useRealTimers());

  it('appears within 20 seconds as text, follows the language, and goes away (§13)', async () => {
    const stop = keepNotice(window, ask);
    answer.notice = { en: 'Back at <b>ten</b>', nb: 'Tilbake klokka ti' };
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toEqual(['/notice.json']);
    expect(shown()).toBe(
      '<section aria-label="Notice"><p lang="en">Back at &lt;b&gt;ten&lt;/b&gt;</p></section>',
    );
    document.documentElement.lang = 'nb';
    await vi.advanceTimersByTimeAsync(1);
    expect(shown()).toBe('<section aria-label="Melding"><p lang="nb">Tilbake klokka ti</p></section>');
    answer.notice = null;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(shown()).toBe('');
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.length).toBeLessThan(5);
  });

  it.each([[{ notice: { en: 5 } }], ['nonsense']])('stays as it is where the answer is %j', async (odd) => {
    document.body.innerHTML = '<div id="operator-notice"><p lang="en">Here</p></div>';
    const stop = keepNotice(window, () => Promise.resolve(Response.json(odd)));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(shown()).toContain('Here');
    stop();
  });
});
