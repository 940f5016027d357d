import { type ComponentType, lazy } from 'react';
import type { Page } from './pages.ts';

/** The screens' components, loaded when wanted. */
export interface Screens {
  /** Loads a page's module; to be awaited before rendering it on the server or hydrating it. */
  readonly preload: (page: Page) => Promise<void>;
  /** The page's component: at hand when preloaded, lazy otherwise; the same one for ever, so that it keeps its state. */
  readonly component: (page: Page) => ComponentType;
}

/** Screens with nothing loaded yet; each composition root makes its own. */
export const createScreens = (): Screens => {
  const loaded = new Map<Page, ComponentType>();
  const components = new Map<Page, ComponentType>();
  return {
    preload: async (page) => {
      loaded.set(page, await page.load());
    },
    component: (page) => {
      const known = components.get(page);
      if (known !== undefined) return known;
      const component = loaded.get(page) ?? lazy(async () => ({ default: await page.load() }));
      components.set(page, component);
      return component;
    },
  };
};
