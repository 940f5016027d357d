import type { DeploymentId } from '@kampdag/core/site/deployment';
import { type Followed, nothingFollowed } from '@kampdag/core/site/followed';
import { readFollowed, writeFollowed } from '@kampdag/core/site/followedCodec';
import type { FollowedStore } from '../context/followedStore.ts';
import { tryStorage } from './storage.ts';
import { createStore } from './store.ts';

/**
 * What is followed on this device, in local storage under one key per deployment; other tabs receive changes. Where storage is denied it
 * lasts as long as the page.
 */
export const browserFollowed = (page: Window, deployment: DeploymentId): FollowedStore => {
  const key = `followed.${deployment}`;
  const load = (): Followed | null => {
    const text = tryStorage(() => page.localStorage.getItem(key));
    return text === null ? null : readFollowed(text);
  };
  const store = createStore(load() ?? nothingFollowed);
  page.addEventListener('storage', (event) => {
    // Null: all storage was cleared.
    if (event.key === key || event.key === null) store.change(load() ?? nothingFollowed);
  });
  return {
    ...store,
    change: (change) => {
      // Another tab may have written before its event arrives here.
      const next = change(load() ?? store.current());
      tryStorage(() => page.localStorage.setItem(key, writeFollowed(next)));
      store.change(next);
    },
  };
};
