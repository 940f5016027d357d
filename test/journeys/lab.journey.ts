import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Instant } from '@kampdag/core/time/instant';
import { expect, type Locator, type Page } from '@playwright/test';
import { serveFederations } from './support/federation.ts';
import {
  evening,
  expectAccessible,
  expectNoSidewaysScroll,
  leftWhileConnecting,
  test,
} from './support/journey.ts';
import { openYoungestLiveMatch, playsShown } from './support/matches.ts';
import { startSite } from './support/site.ts';

test.beforeEach(({ troubles }) => troubles.allow(leftWhileConnecting));

const sizes = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 900 },
} as const;

const words = {
  en: {
    choose: 'Built-in recordings',
    slider: 'Place in the recording',
    drop: 'Drop',
    gap: 'Gap',
    heal: 'To the end, line mended',
    play: 'Play',
    equal: 'With the history fetched: equal to the clean fold',
    refused: /was not opened: line 1/,
    copy: 'Copy fault report',
  },
  no: {
    choose: 'Innebygde opptak',
    slider: 'Sted i opptaket',
    drop: 'Tap',
    gap: 'Brudd',
    heal: 'Til slutten, linjen reparert',
    play: 'Spill av',
    equal: 'Med historikken hentet: lik den rene kampen',
    refused: /ble ikke åpnet: line 1/,
    copy: 'Kopier feilrapport',
  },
} as const;

const recordings = join(import.meta.dirname, '../../fixtures/recordings');

const place = (page: Page): Promise<number> =>
  page
    .locator('[data-place]')
    .getAttribute('data-place')
    .then((text) => Number(text));

/** Lets a file fall on the page. */
const dropped = async (page: Page, name: string, text: string): Promise<void> => {
  // The list is there when the page is awake.
  await expect(page.getByRole('main').getByRole('combobox').first()).toBeEnabled();
  const files = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content ?? ''], fileName ?? ''));
      return transfer;
    },
    [name, text],
  );
  await page.locator('[data-lab]').dispatchEvent('drop', { dataTransfer: files });
};

for (const [size, language] of [
  ['phone', 'no'],
  ['desktop', 'en'],
] as const) {
  test(`a recording plays through the live page over a faulty line, on a ${size}, by keyboard`, async ({
    page,
    site,
    context,
  }) => {
    const m = words[language];
    await page.setViewportSize(sizes[size]);
    await context.addCookies([{ name: 'language', value: language, url: site.url }]);
    const answer = await page.goto(`${site.url}/lab`);
    expect(answer?.headers()['x-robots-tag']).toContain('noindex');
    await expectAccessible(page);
    const list = page.getByRole('main').getByRole('combobox', { name: m.choose });
    await expect(list).toBeEnabled();
    await list.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('basketball-overtime');
    await page.keyboard.press('Enter');
    const slider = page.getByRole('slider', { name: m.slider });
    await slider.focus();
    await page.keyboard.press('End');
    const last = Number(await slider.getAttribute('max'));
    await expect.poll(() => place(page)).toBe(last);
    for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowLeft');
    await expect.poll(() => place(page)).toBe(last - 40);
    await expect(page.locator('[data-raw]')).toHaveValue(/"MatchEventType"/);
    await expect(page.locator('[data-meaning]')).not.toBeEmpty();
    await page.getByRole('button', { name: m.drop, exact: true }).press('Enter');
    await page.getByRole('button', { name: m.gap, exact: true }).press('Enter');
    await expect(page.getByText(m.equal)).toBeVisible();
    await page.getByRole('button', { name: m.play, exact: true }).first().press('Enter');
    await expect.poll(() => place(page)).toBeGreaterThan(last - 40);
    await page.getByRole('button', { name: 'Pause', exact: true }).first().press('Enter');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: m.heal }).press('Enter');
    await expect.poll(() => place(page), { timeout: 30_000 }).toBe(last);
    await expect(page.locator('[data-shown="0"]')).toBeVisible();
    await expect(page.locator('[data-healed="0"]')).toBeVisible();
    await dropped(page, 'notes.txt', 'no recording');
    await expect(page.getByRole('alert').filter({ hasText: m.refused })).toBeVisible();
    expect(await place(page)).toBe(last);
    const text = await readFile(join(recordings, 'volleyball-plain.jsonl'), 'utf8');
    await dropped(page, 'mine.jsonl', text.replace('\n', '\nnonsense\n'));
    await expect(page.locator('[data-session]')).toHaveText(/mine\.jsonl/);
    await expect(
      page.getByText(language === 'en' ? '1 line with a problem' : '1 linje med problem'),
    ).toBeVisible();
  });
}

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Has what lies far below drawn as well. */
const drawAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  });

/** Copies a page's fault report, and what the page said at that moment. */
const reported = async (
  page: Page,
  copy: string,
): Promise<{ readonly report: string; readonly said: readonly string[] }> => {
  const summary = page.locator('main summary[data-connection]');
  await summary.click();
  // Behind the line's chip, closed: its press is the page's alone.
  const button = page.locator('button', { hasText: copy });
  await button.click();
  await expect(page.getByRole('button', { name: /^(Download fault|Last ned feil)/ })).toBeVisible();
  await summary.click();
  await drawAll(page);
  const said = await button.evaluate((element) => {
    if (element instanceof HTMLElement) element.click();
    return document.querySelector('main')?.innerText ?? '';
  });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  return { report: await page.evaluate(() => navigator.clipboard.readText()), said: linesOf(said) };
};

const texts = async (locator: Locator): Promise<readonly string[]> => {
  await drawAll(locator.page());
  return linesOf(await locator.innerText());
};

for (const [size, language, host, isPast] of [
  ['phone', 'no', 'basketball.localhost', false],
  ['desktop', 'en', 'localhost', false],
  ['desktop', 'no', 'localhost', true],
] as const) {
  test(`a fault report of ${host} in ${language} on a ${size}${isPast ? ', of a past moment,' : ''} opens on the identical screen`, async ({
    page,
    site,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize(sizes[size]);
    const url = site.at(host);
    await context.addCookies([{ name: 'language', value: language, url }]);
    await openYoungestLiveMatch(page, url);
    await expect.poll(async () => (await playsShown(page)).length).toBeGreaterThan(2);
    if (isPast) {
      await page.getByRole('button', { name: 'Når som helst' }).click();
      await page.getByRole('slider', { name: 'Øyeblikk i kampen' }).focus();
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft');
      await expect(page).toHaveURL(/[?&]at=/);
    }
    // A second may pass between the page's text and its report: then once more.
    await expect(async () => {
      if (!page.url().includes('/livematch')) await page.goBack();
      const { report, said } = await reported(page, words[language].copy);
      await page.goto(`${site.url}/lab`);
      await dropped(page, 'fault.jsonl', report);
      const shown = page.locator('[data-lab-page]');
      await expect(shown.locator('[data-connection]')).toBeVisible();
      await expect.poll(() => texts(shown), { timeout: 5000 }).toEqual(said);
    }).toPass({ timeout: 60_000 });
  });
}

test('a site of a federation has no lab: neither its page nor its recordings', async ({ request }) => {
  const federations = await serveFederations('plain', { now: Instant(Date.parse(evening.now)), seed: 1 });
  const site = await startSite({ now: evening.now, env: federations.env });
  for (const path of ['/lab', '/LAB/?tab=1', '/api/lab/recordings', '/api/lab/recordings/hockey-shootout']) {
    const answer = await request.get(`${site.url}${path}`);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text()).not.toContain('LabScreen');
  }
  await site.stop();
  await federations.close();
});
