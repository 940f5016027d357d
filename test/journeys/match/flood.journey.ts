import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { playsShown } from '../support/matches.ts';
import { publishing, replayedMatch } from '../support/replayedMatch.ts';

test.use({
  siteOptions: publishing,
  contextOptions: { reducedMotion: 'no-preference' },
});

/** In the browser: whether the page is in a flood, and how many of its elements are animated without end. */
const motion = (): { readonly flood: boolean; readonly beating: number } => ({
  flood: 'flood' in document.documentElement.dataset,
  beating: document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations === Infinity)
    .length,
});

test('animations on a live page stop during a flood of updates, and resume afterwards', async ({
  page,
  site,
}) => {
  const play = await replayedMatch('hockey-plain-win', site.url);
  await page.goto(play.address);
  await play.upTo(0.2);
  await expect.poll(async () => (await playsShown(page)).length).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(motion)).toMatchObject({ flood: false, beating: expect.any(Number) });
  const { beating } = await page.evaluate(motion);
  expect(beating).toBeGreaterThan(0);
  const told = play.upTo(0.9);
  await expect
    .poll(() => page.evaluate(motion), { intervals: [20], timeout: 30_000 })
    .toEqual({ flood: true, beating: 0 });
  await told;
  await expect.poll(() => page.evaluate(motion)).toEqual({ flood: false, beating });
});
