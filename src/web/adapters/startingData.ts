import { branded } from '@kampdag/core/decode/codecs';
import { fromColumns } from '@kampdag/core/decode/columns';
import { MatchId } from '@kampdag/core/ids';
import type { Deployment } from '@kampdag/core/site/deployment';
import { DeploymentCodec } from '@kampdag/core/site/deploymentJson';
import { either } from 'fp-ts';
import * as t from 'io-ts';
import { type PageData, pageDataId } from '../page.ts';
import { yieldToBrowser } from './yieldToBrowser.ts';

const Site = t.intersection([
  t.type({
    deployment: DeploymentCodec,
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
    viewing: t.type({
      hidesResults: t.boolean,
      revealed: t.array(branded(t.number, MatchId)),
      delay: t.number,
    }),
    calls: t.literal('get'),
    answers: t.UnknownRecord,
    missing: t.array(t.string),
    parts: t.record(
      t.string,
      t.intersection([
        t.type({ body: t.unknown }),
        t.partial({ place: t.type({ before: t.number, count: t.number }) }),
      ]),
    ),
  }),
]);

/** A page's data with its deployment decoded. */
export interface StartingData extends Omit<PageData, 'deployment'> {
  readonly deployment: Deployment;
}

const dataFrom = (body: unknown): StartingData | null => {
  const read = Site.decode(body);
  return either.isRight(read) ? { ...read.right, answers: read.right.answers ?? {} } : null;
};

/** Unpacks each body in a task of its own. */
const unpackEach = async (bodies: unknown): Promise<unknown> => {
  if (!t.UnknownRecord.is(bodies)) return bodies;
  const unpacked: [string, unknown][] = [];
  for (const [path, body] of Object.entries(bodies)) {
    await yieldToBrowser();
    unpacked.push([path, fromColumns(body)]);
  }
  return Object.fromEntries(unpacked);
};

const parsed = async (text: string): Promise<unknown> => {
  try {
    const read: unknown = JSON.parse(text);
    if (!t.UnknownRecord.is(read)) return null;
    const { answers, parts, ...rest } = read;
    const site = fromColumns(rest);
    return t.UnknownRecord.is(site)
      ? { ...site, answers: await unpackEach(answers), parts: await unpackEach(parts) }
      : null;
  } catch {
    return null;
  }
};

/**
 * The page's data as the server inlined it; fetched from `/api/site` if it is missing or unreadable. Null if that fails too: another
 * federation's site is never shown.
 */
export const readPageData = async (
  document: Document,
  fetch: typeof globalThis.fetch,
): Promise<StartingData | null> => {
  const inlined = dataFrom(await parsed(document.getElementById(pageDataId)?.textContent ?? ''));
  if (inlined !== null) return inlined;
  const site = await fetch('/api/site', { headers: { accept: 'application/json' } })
    .then(async (response) => (await response.json()) as unknown)
    .catch(() => null);
  return dataFrom(site);
};
