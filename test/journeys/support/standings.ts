import type { Language } from '@kampdag/core/site/language';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Site } from './site.ts';

/** Opens the standings of a host in a language and a viewport; gives the page's main part. */
export const openStandings = async (
  { page, context, site }: { readonly page: Page; readonly context: BrowserContext; readonly site: Site },
  host: string,
  language: Language,
  viewport: { readonly width: number; readonly height: number },
): Promise<Locator> => {
  await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  await page.setViewportSize(viewport);
  await page.goto(`${site.at(host)}/standings`);
  return page.getByRole('main');
};
