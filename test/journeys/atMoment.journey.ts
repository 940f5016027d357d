import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecording } from '@kampdag/core/live/wire/recording';
import { expect, type Page } from '@playwright/test';
import { either } from 'fp-ts';
import { leftWhileConnecting, test } from './support/journey.ts';
import { recordings } from './support/official.ts';
import { tellingKey, toldMatch } from './support/told.ts';

test.use({ siteOptions: { now: '2026-11-21T19:20:00+01:00', env: { KAMPDAG_LOCAL_KEY: tellingKey } } });

/** The type of a message after which the clock stands. */
const stopped = 2;

/** The share of a recording that ends with the clock's last stop before its middle: whatever the hour, the page says the same then. */
const shareUntilStop = (name: string): number => {
  const read = parseRecording(readFileSync(join(recordings, `${name}.jsonl`), 'utf8'));
  if (either.isLeft(read)) throw new Error(read.left.message);
  const { messages } = read.right;
  const half = messages.slice(0, messages.length / 2);
  const last = half.findLastIndex(({ data }) => {
    const { MatchEventType, Type } = Object(data) as Readonly<Record<string, unknown>>;
    return MatchEventType === 'Timer' && Type === stopped;
  });
  return (last + 1) / messages.length;
};

/** What is seen of the match on the open tab, without the way through it and the line to it. */
const seen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const own = [...document.querySelectorAll('[data-travel], [data-in-step], [data-missed]')];
    const line = document.querySelector('main [data-connection]')?.closest('details')?.parentElement ?? null;
    for (const element of [...own, line]) if (element instanceof HTMLElement) element.style.display = 'none';
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    return `${document.title}\n${document.querySelector('main')?.innerText ?? ''}`;
  });

const tabs = (page: Page) => page.getByRole('main').getByRole('tab');

/** What is seen on every tab. */
const seenOnTabs = async (page: Page): Promise<readonly string[]> => {
  await expect(tabs(page).first()).toBeVisible();
  const said: string[] = [];
  for (const tab of await tabs(page).all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const last = { text: '' };
    // What is drawn in idle time is there when two looks see the same.
    await expect
      .poll(
        async () => {
          const text = await seen(page);
          const isSame = text === last.text;
          last.text = text;
          return isSame;
        },
        { intervals: [400] },
      )
      .toBe(true);
    said.push(last.text);
  }
  return said;
};

for (const [name, width, language] of [
  ['hockey-overtime-corrections', 1280, 'en'],
  ['basketball-plain', 360, 'no'],
] as const) {
  test(`${name}, ${width} px: a moment’s address shows what the page showed whose channel ended there`, async ({
    page,
    context,
    ownSite: site,
    troubles,
  }) => {
    test.slow();
    troubles.allow(leftWhileConnecting);
    await page.setViewportSize({ width, height: 800 });
    const match = await toldMatch(name, site.url);
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
    await expect(page.locator('[data-travel]')).toBeVisible();
    expect(await seenOnTabs(page)).toEqual(ended);
  });
}
