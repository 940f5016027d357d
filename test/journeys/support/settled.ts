import type { Page, Request } from '@playwright/test';

/** Resolves in the page once React runs all of it, and the page has time to spare. */
const untilRunning = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      [...document.querySelectorAll('#root :is(button, input, a[href])')].every((control) =>
        Object.keys(control).some((key) => key.startsWith('__reactProps$')),
      ),
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
};

/** Whether a request asks for the page's document. */
const isOpening = (request: Request, page: Page): boolean =>
  request.isNavigationRequest() && request.frame() === page.mainFrame();

/**
 * Waits until a page is whole: React runs every control of it, what it asked for has come, and having time to spare it asks for nothing
 * more. A page is so some tenths of a second after it is opened; waiting for a silent line takes half a second of silence more.
 */
export const settled = async (page: Page): Promise<void> => {
  await untilRunning(page);
  const asked = await page.requests();
  // What a document that is gone had asked for may never be told to have ended.
  const own = asked.slice(
    Math.max(
      0,
      asked.findLastIndex((request) => isOpening(request, page)),
    ),
  );
  // The end of one in thousands is never told: a silent line says the same.
  await Promise.race([
    Promise.all(own.map(async (request) => (await request.response())?.finished())),
    page.waitForLoadState('networkidle'),
  ]);
  await untilRunning(page);
  if ((await page.requests()).at(-1) !== asked.at(-1)) await settled(page);
};
