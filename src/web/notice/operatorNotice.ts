import { type Language, languageRecords } from '@kampdag/core/site/language';
import { noticeLabel } from '@kampdag/core/site/noticeLabel';
import * as t from 'io-ts';
import { onResume } from '../adapters/onResume.ts';
import { noticeElementId, noticePath } from '../page.ts';

const Answer = t.type({
  notice: t.union([t.type({ en: t.string, nb: t.union([t.string, t.null]) }), t.null]),
});
type Notice = t.TypeOf<typeof Answer>['notice'];

/** Milliseconds between two requests of a visible page; the site promises to show a notice within 20 seconds. */
const interval = 12_000;

/** Timeout of a request, in milliseconds. */
const timeout = 5_000;

const show = (element: HTMLElement, notice: Notice): void => {
  const page = element.ownerDocument;
  const language: Language = page.documentElement.lang === languageRecords.no.tag ? 'no' : 'en';
  const norwegian = language === 'no' ? (notice?.nb ?? null) : null;
  const text = norwegian ?? notice?.en ?? '';
  const tag = languageRecords[norwegian === null ? 'en' : 'no'].tag;
  const shown = element.firstElementChild;
  shown?.setAttribute('aria-label', noticeLabel[language]);
  // Unchanged text is not announced again.
  if ((shown?.textContent ?? '') === text) return;
  if (text === '') {
    element.replaceChildren();
    return;
  }
  const line = page.createElement('p');
  line.lang = tag;
  line.textContent = text;
  const region = page.createElement('section');
  region.setAttribute('aria-label', noticeLabel[language]);
  region.append(line);
  element.replaceChildren(region);
};

/**
 * Keeps the operator's notice current on an open page, in the page's language. Without an answer it stays as it is. Returns a function
 * that stops it.
 */
export const keepNotice = (page: Window, ask: typeof fetch): (() => void) => {
  const element = page.document.getElementById(noticeElementId);
  if (element === null) return () => {};
  const state: { notice: Notice | undefined } = { notice: undefined };
  const refresh = async (): Promise<void> => {
    const response = await ask(noticePath, { cache: 'no-store', signal: AbortSignal.timeout(timeout) });
    const body: unknown = response.ok ? await response.json() : null;
    if (!Answer.is(body)) return;
    state.notice = body.notice;
    show(element, body.notice);
  };
  const look = (): void => {
    if (page.document.visibilityState === 'visible') refresh().catch(() => undefined);
  };
  const timer = page.setInterval(look, interval);
  const stopResume = onResume(page, look);
  const ofLanguage = new MutationObserver(() => {
    if (state.notice !== undefined) show(element, state.notice);
  });
  ofLanguage.observe(page.document.documentElement, { attributeFilter: ['lang'] });
  return () => {
    page.clearInterval(timer);
    stopResume();
    ofLanguage.disconnect();
  };
};
