import type { SportKind } from '@kampdag/core/sport/sportKind';
import type { ComponentType } from 'react';
import type { Page } from './pageRow.ts';

/** The screens' components, loaded when wanted. */
export interface Screens {
  /** Loads a page's module, with all that a query's first view shows where one is given; to be awaited before rendering it on the server or hydrating it. A failed load can be tried again. */
  readonly preload: (page: Page, query?: URLSearchParams) => Promise<void>;
  /** The page's component; null until it is loaded. */
  readonly component: (page: Page) => ComponentType | null;
}

/** Screens of a deployment's sport, with nothing loaded yet; each composition root makes its own. */
export const createScreens = (sport: SportKind): Screens => {
  const loaded = new Map<Page, ComponentType>();
  return {
    preload: async (page, query = new URLSearchParams()) => {
      if (!loaded.has(page)) loaded.set(page, await page.load(sport, query));
    },
    component: (page) => loaded.get(page) ?? null,
  };
};
