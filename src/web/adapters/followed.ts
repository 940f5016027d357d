import type { DeploymentId } from '@kampdag/core/site/deployment';
import { type Followed, nothingFollowed } from '@kampdag/core/site/followed';
import { readFollowed, writeFollowed } from '@kampdag/core/site/followedCodec';
import type { FollowedStore } from '../context/followed.tsx';
import { tryStorage } from './storage.ts';

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
  let current = load() ?? nothingFollowed;
  const listeners = new Set<() => void>();
  const show = (followed: Followed): void => {
    current = followed;
    for (const listener of listeners) listener();
  };
  page.addEventListener('storage', (event) => {
    // Null: all storage was cleared.
    if (event.key === key || event.key === null) show(load() ?? nothingFollowed);
  });
  return {
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (change) => {
      // Another tab may have written before its event arrives here.
      const next = change(load() ?? current);
      tryStorage(() => page.localStorage.setItem(key, writeFollowed(next)));
      show(next);
    },
  };
};
