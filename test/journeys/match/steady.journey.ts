import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { playsShown } from '../support/matches.ts';
import { publishing, replayedMatch } from '../support/replayedMatch.ts';
import { expectStill, watchShifts } from '../support/shifts.ts';
import { isWhole, oneOf } from '../support/whole.ts';

test.use({ siteOptions: publishing });

const matches = [
  'basketball-overtime-messy',
  'hockey-overtime-corrections',
  'volleyball-five-sets-messy',
  'handball-messy',
];

/** The maximum share of the screen that may shift in a whole match, including a change of manpower and a longer chip. */
const allowed = 0.06;

for (const name of oneOf(matches)) {
  for (const width of isWhole ? [320, 360, 768, 1440] : [360]) {
    test(`${name}, ${width} px wide: nothing being read shifts from the first event to the last`, async ({
      page,
      site,
    }) => {
      await watchShifts(page);
      // As tall as the content above the events, which replace each other.
      await page.setViewportSize({ width, height: 600 });
      const play = await replayedMatch(name, site.url);
      await play.upTo(0.02);
      await page.goto(play.address);
      await expect.poll(async () => (await playsShown(page)).length).toBeGreaterThan(0);
      for (let part = 2; part <= 50; part += 1) await play.upTo(part / 50);
      await expect(page.getByText(/^(The match has ended|Kampen er slutt)$/).first()).toBeVisible();
      await expectStill(page, name, allowed);
    });
  }
}
