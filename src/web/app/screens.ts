import type { SportKind } from '@kampdag/core/sportKind';
import type { ComponentType } from 'react';
import type { Page } from './pageRow.ts';

/** The screens' components, loaded on demand. */
export interface Screens {
  /**
   * Loads a page's module, and what the query's first view needs, if given. Await it before rendering on the server or hydrating. A failed
   * load can be tried again.
   */
  readonly preload: (page: Page, query?: URLSearchParams) => Promise<void>;
  /** The page's component; null until it is loaded. */
  readonly component: (page: Page) => ComponentType | null;
}

/** The screens of a deployment's sport, none loaded yet; each composition root creates its own. */
export const createScreens = (sport: SportKind): Screens => {
  const loaded = new Map<Page, ComponentType>();
  return {
    preload: async (page, query = new URLSearchParams()) => {
      if (!loaded.has(page)) loaded.set(page, await page.load(sport, query));
    },
    component: (page) => loaded.get(page) ?? null,
  };
};
