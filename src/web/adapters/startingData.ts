import { branded } from '@kampdag/core/decode/codecs';
import type { GatewayPath } from '@kampdag/core/gateway/pathTemplate';
import { MatchId, TeamId } from '@kampdag/core/ids';
import type { Deployment } from '@kampdag/core/site/deployment';
import { DeploymentCodec } from '@kampdag/core/site/deploymentJson';
import { type SportKind, sportKinds } from '@kampdag/core/sportKind';
import { either } from 'fp-ts';
import * as t from 'io-ts';
import { type PageData, pageDataId } from '../page.ts';

const isSportKind = (u: unknown): u is SportKind => sportKinds.some((kind) => kind === u);

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
    sport: new t.Type<SportKind>(
      'kind of sport',
      isSportKind,
      (u, context) => (isSportKind(u) ? t.success(u) : t.failure(u, context)),
      t.identity,
    ),
    menu: t.keyof({ drawer: null, rail: null }),
    viewing: t.type({
      hidesResults: t.boolean,
      revealed: t.array(branded(t.number, MatchId)),
      delay: t.number,
    }),
    teams: t.type({ count: t.number, ids: t.readonlyArray(branded(t.number, TeamId)) }),
    calls: t.literal('get'),
    answers: t.UnknownRecord,
    log: branded(t.string, (path) => path as GatewayPath),
    missing: t.readonlyArray(t.string),
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

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
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
  const inlined = dataFrom(parsed(document.getElementById(pageDataId)?.textContent ?? ''));
  if (inlined !== null) return inlined;
  const site = await fetch('/api/site', { headers: { accept: 'application/json' } })
    .then(async (response) => (await response.json()) as unknown)
    .catch(() => null);
  return dataFrom(site);
};
