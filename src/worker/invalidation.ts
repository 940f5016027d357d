import type { GatewayTransport } from '@kampdag/core/gateway/client';
import type { SeasonId } from '@kampdag/core/ids';
import { either } from 'fp-ts';
import { pagesCache } from '../web/offline/protocol.ts';
import { answersCache } from './answers.ts';
import { askPublications, hasWithdrawn, type Publications, seasonsIn } from './withdrawals.ts';

/** Cache entries that record the conditions under which the rest was cached. */
const notes = { cache: 'notes', publications: '/publications', preferences: '/preferences' } as const;

const transport: GatewayTransport = {
  request: (_, path) => async () => {
    try {
      const response = await fetch(`/api/${path}`, { cache: 'no-cache' });
      return response.ok
        ? either.right((await response.json()) as unknown)
        : either.left({ type: 'Refused', status: response.status, message: '' });
    } catch (error) {
      return either.left({ type: 'Unreachable', message: String(error) });
    }
  },
};

const noted = async (name: string): Promise<unknown> =>
  (await (await caches.open(notes.cache)).match(name))?.json();
const note = async (name: string, value: unknown): Promise<void> =>
  (await caches.open(notes.cache)).put(name, Response.json(value));

const guarded = [pagesCache, answersCache];

const recorded = async (): Promise<Publications> => ((await noted(notes.publications)) ?? {}) as Publications;

const requestsIn = async (name: string): Promise<readonly Request[]> => (await caches.open(name)).keys();

const cachedSeasons = async (): Promise<readonly SeasonId[]> => {
  const requests = await Promise.all(guarded.map(requestsIn));
  return seasonsIn(requests.flat().map(({ url }) => url));
};

/**
 * Clears all cached pages and answers if one of their leagues publishes less than before, or if it is not known what it published when
 * they were cached.
 */
const clearWithdrawn = async (): Promise<void> => {
  const before = await recorded();
  const seasons = await cachedSeasons();
  const isUnrecorded = seasons.some((season) => before[season] === undefined);
  const after = await askPublications(transport, seasons);
  if (isUnrecorded || (after !== null && hasWithdrawn(before, after))) {
    await Promise.all(guarded.map((name) => caches.delete(name)));
  }
  if (after !== null) await note(notes.publications, after);
};

/** Records what the leagues of newly cached seasons publish. */
export const recordPublications = async (): Promise<void> => {
  const before = await recorded();
  const seasons = (await cachedSeasons()).filter((season) => before[season] === undefined);
  const added = await askPublications(transport, seasons);
  if (added !== null) await note(notes.publications, { ...before, ...added });
};

/**
 * Clears what an online page would no longer show: withdrawn data, and pages in another language or with results that are hidden
 * now.
 */
export const clearOutdated = async (preferences: string): Promise<void> => {
  const before = await noted(notes.preferences);
  if (before !== undefined && before !== preferences) await caches.delete(pagesCache);
  await note(notes.preferences, preferences);
  await clearWithdrawn();
};
