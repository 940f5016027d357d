import { expect } from '@playwright/test';
import { leftWhileConnecting, test } from './support/journey.ts';
import { recordingNamed, replayedMatch, replayKey } from './support/replayedMatch.ts';
import { seenOnTabs } from './support/seen.ts';

test.use({ siteOptions: { now: '2026-11-21T19:20:00+01:00', env: { KAMPDAG_LOCAL_KEY: replayKey } } });

test.beforeEach(({ troubles }) => troubles.allow(leftWhileConnecting));

/** The type of the message that stops the clock. */
const stopped = 2;

/** The share of a recording up to the clock's last stop before its middle: with a stopped clock the page shows the same at any hour. */
const shareUntilStop = (name: string): number => {
  const { messages } = recordingNamed(name);
  const half = messages.slice(0, messages.length / 2);
  const last = half.findLastIndex(({ data }) => {
    const { MatchEventType, Type } = Object(data) as Readonly<Record<string, unknown>>;
    return MatchEventType === 'Timer' && Type === stopped;
  });
  return (last + 1) / messages.length;
};

for (const [name, width, language] of [
  ['hockey-overtime-corrections', 1280, 'en'],
  ['basketball-plain', 360, 'no'],
] as const) {
  test(`${name}, ${width} px: a moment’s address shows what the page showed whose channel ended there`, async ({
    page,
    context,
    ownSite: site,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const match = await replayedMatch(name, site.url);
    await context.addCookies([{ name: 'language', value: language, url: new URL(match.address).origin }]);
    await match.upTo(shareUntilStop(name));
    await page.goto(match.address);
    const ended = await seenOnTabs(page);
    expect(ended.length).toBeGreaterThan(2);
    await page.goto(match.address);
    await page.getByRole('button', { name: language === 'no' ? 'Når som helst' : 'Any moment' }).click();
    await expect(page).toHaveURL(/[?&]at=\d/);
    const moment = page.url();
    await match.upTo(1);
    await page.goto(moment);
    await expect(page.locator('[data-scrub]')).toBeVisible();
    expect(await seenOnTabs(page)).toEqual(ended);
  });
}
