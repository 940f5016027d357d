import type { GatewayTransport } from '@kampdag/core/gateway/client';
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

/** Clears all cached pages and answers if one of their leagues publishes less than before. */
const clearWithdrawn = async (): Promise<void> => {
  const kept = await Promise.all(
    [pagesCache, answersCache].map(async (name) => (await caches.open(name)).keys()),
  );
  const seasons = seasonsIn(kept.flat().map(({ url }) => url));
  const after = await askPublications(transport, seasons);
  if (after === null) return;
  const before = (await noted(notes.publications)) as Publications | undefined;
  if (before !== undefined && hasWithdrawn(before, after)) {
    await Promise.all([pagesCache, answersCache].map((name) => caches.delete(name)));
  }
  await note(notes.publications, after);
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
