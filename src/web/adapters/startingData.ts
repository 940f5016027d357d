import { defaultDeployment } from '@kampdag/core/site/deployment';
import { readLanguage } from '@kampdag/core/site/language';
import * as t from 'io-ts';
import { type PageData, pageDataId, type ThemeChoice } from '../page.ts';

const Site = t.intersection([
  t.type({
    deployment: t.keyof({ icehockey: null, basketball: null, volleyball: null, soccer: null }),
    language: t.keyof({ en: null, no: null }),
    theme: t.keyof({ system: null, light: null, dark: null }),
    now: t.number,
    live: t.intersection([
      t.type({ kind: t.keyof({ local: null, hosted: null }) }),
      t.partial({ cipherKey: t.string }),
    ]),
  }),
  t.partial({
    menu: t.keyof({ drawer: null, rail: null }),
    calls: t.literal('get'),
    answers: t.UnknownRecord,
    parts: t.record(
      t.string,
      t.intersection([
        t.type({ body: t.unknown }),
        t.partial({ place: t.type({ before: t.number, count: t.number }) }),
      ]),
    ),
  }),
]);

const dataFrom = (body: unknown): PageData | null =>
  Site.is(body) ? { ...body, answers: body.answers ?? {} } : null;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

/** When neither the document nor the server tells: the page still starts, with the defaults and the device's time. */
const fallback = (document: Document): PageData => ({
  deployment: defaultDeployment.key,
  language:
    readLanguage(document.documentElement.lang.replace('nb', 'no')) ?? defaultDeployment.defaultLanguage,
  theme:
    (['light', 'dark'] as const).find(
      (theme: ThemeChoice) => theme === document.documentElement.dataset['theme'],
    ) ?? 'system',
  now: Date.now(),
  live: { kind: 'local' },
  answers: {},
});

/** The page's data as the server inlined it; asked for at `/api/site` when it is missing or cannot be read. */
export const readPageData = async (document: Document, fetch: typeof globalThis.fetch): Promise<PageData> => {
  const inlined = dataFrom(parsed(document.getElementById(pageDataId)?.textContent ?? ''));
  if (inlined !== null) return inlined;
  const site = await fetch('/api/site', { headers: { accept: 'application/json' } })
    .then(async (response) => (await response.json()) as unknown)
    .catch(() => null);
  return dataFrom(site) ?? fallback(document);
};
