import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MatchId } from '@kampdag/core/ids';
import { openLogPath } from '@kampdag/core/site/openPaths';
import { Instant } from '@kampdag/core/time/instant';
import { expect, type Locator, type Page } from '@playwright/test';
import { labMessages } from '../../../src/web/lab/labMessages.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expectations.ts';
import { serveFederations } from '../support/federation.ts';
import { evening, leftWhileConnecting, test } from '../support/journey.ts';
import { openYoungestLiveMatch, playsShown } from '../support/matches.ts';
import { expectOfficial } from '../support/official.ts';
import { startSite } from '../support/site.ts';
import { fewOf } from '../support/whole.ts';

test.beforeEach(({ troubles }) => troubles.allow(leftWhileConnecting));

const sizes = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 900 },
} as const;

const words = {
  en: {
    slider: 'Place in the recording',
    play: 'Play',
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

const recordings = join(import.meta.dirname, '../../../fixtures/recordings');

const place = (page: Page): Promise<number> =>
  page
    .locator('[data-place]')
    .getAttribute('data-place')
    .then((text) => Number(text));

/** Drops a file on the page. */
const dropped = async (page: Page, name: string, text: string): Promise<void> => {
  // The list appears after hydration.
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

test('a recording plays through the live page over a faulty line, by keyboard, in Norwegian, on a phone and a desktop', async ({
  page,
  site,
  context,
}) => {
  const m = words.no;
  await page.setViewportSize(sizes.phone);
  await context.addCookies([{ name: 'language', value: 'no', url: site.url }]);
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
  for (const size of [sizes.desktop, sizes.phone]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
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
  await expect(page.getByText('1 linje med problem')).toBeVisible();
});

/** The text of a recording that is played so many times, one after the other, each time with other events. */
const longer = (text: string, times: number): string => {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const all = Array.from({ length: times }, (_, time) =>
    lines.map((line, index) =>
      line
        .replaceAll(/("(?:DeletedEvent)?ClientId":")/g, `$1${time}-`)
        .replace(/"timestamp":(\d+)/, (__, told) => `"timestamp":${Number(told) + time * 9_000_000}`)
        .replace(/^\{"serial":\d+/, `{"serial":${time * lines.length + index + 1}`),
    ),
  );
  return `${[header, ...all.flat()].join('\n')}\n`;
};

/** Opens a recording by the file input, the page's first control. */
const chosen = async (page: Page, name: string, text: string): Promise<void> => {
  await expect(page.getByRole('main').getByRole('combobox').first()).toBeEnabled();
  await page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'application/jsonl',
    buffer: Buffer.from(text),
  });
  await expect(page.locator('[data-session]')).toContainText(name);
};

/** Moves the slider, and waits until its place is reached. */
const seek = async (page: Page, serial: number): Promise<void> => {
  await page.locator('[data-place] + input').fill(String(serial));
  await expect.poll(() => place(page), { timeout: 60_000 }).toBe(serial);
};

/** A recording of each sport, in its site's own language; without `isWhole` two. */
const recorded = [
  ['hockey-overtime-corrections', 'en'],
  ['basketball-overtime-messy', 'no'],
  ['volleyball-five-sets-messy', 'en'],
  ['handball-messy', 'no'],
] as const;

for (const [name, language] of fewOf(recorded)) {
  test(`${name}, chosen as a file: with every fault at once each place is told apart from the clean fold truly, and the mended line ends with the official figures`, async ({
    page,
    site,
    context,
  }) => {
    test.slow();
    await context.addCookies([{ name: 'language', value: language, url: site.url }]);
    await page.goto(`${site.url}/lab`);
    await chosen(page, `${name}.jsonl`, await readFile(join(recordings, `${name}.jsonl`), 'utf8'));
    const m = labMessages[language];
    for (const fault of Object.values(m.fault)) {
      const toggle = page.getByRole('button', { name: fault, exact: true });
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    }
    const length = Number(await page.getByRole('slider', { name: m.slider }).getAttribute('max'));
    const differing: number[] = [];
    for (const share of [0.2, 0.9, 0.5, 0.7]) {
      await seek(page, Math.round(share * length));
      await expect(page.locator('[data-healed="0"]')).toBeVisible();
      const differs = Number(await page.locator('[data-shown]').getAttribute('data-shown'));
      const missing = await page.getByText(m.missing('')).count();
      // What has not come is seen in the count of messages at least.
      expect(differs > 0).toBe(missing > 0);
      differing.push(differs);
    }
    expect(Math.max(...differing)).toBeGreaterThan(0);

    // Another place and another speed while it plays: it plays on.
    await page.getByText('4×', { exact: true }).click();
    await page.getByRole('button', { name: m.play, exact: true }).first().click();
    await page.getByRole('slider', { name: m.slider }).fill(String(Math.round(0.3 * length)));
    await expect.poll(() => place(page)).toBeLessThan(0.6 * length);
    await page.getByText('64×', { exact: true }).click();
    const before = await place(page);
    await expect.poll(() => place(page)).toBeGreaterThan(before + 2);
    await page.getByRole('button', { name: m.pause, exact: true }).first().click();

    await page.getByRole('button', { name: m.fault.lateCorrection, exact: true }).click();
    await page.getByRole('button', { name: m.heal }).click();
    await expect(page.locator('[data-shown="0"]')).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('[data-healed="0"]')).toBeVisible();
    await expectOfficial(page, name);
  });
}

test('a match of the fifth sport is taken from the site’s open data into the lab', async ({ page, site }) => {
  await openYoungestLiveMatch(page, site.at('corporate.localhost'));
  const matchId = MatchId(Number(new URL(page.url()).searchParams.get('matchId')));
  const title = await page.title();
  const log = await page.evaluate(async (path) => (await fetch(path)).text(), openLogPath(matchId));
  await page.goto(`${site.url}/lab`);
  await chosen(page, 'log.jsonl', log);
  await seek(page, Number(await page.getByRole('slider', { name: words.en.slider }).getAttribute('max')));
  await expect(page.locator('[data-shown="0"]')).toBeVisible();
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(/\d+–\d+/.exec(title)?.[0] ?? 'no score'));
});

test('a recording of five megabytes opens, is gone through, and plays', async ({ page, site }) => {
  test.slow();
  await page.goto(`${site.url}/lab`);
  const text = await readFile(join(recordings, 'basketball-plain.jsonl'), 'utf8');
  const long = longer(text, Math.ceil(5_000_000 / text.length));
  expect(long.length).toBeGreaterThan(5_000_000);
  await chosen(page, 'long.jsonl', long);
  await expect.poll(() => place(page), { timeout: 30_000 }).toBe(1);
  const last = Number(await page.getByRole('slider', { name: words.en.slider }).getAttribute('max'));
  for (const serial of [last, Math.round(last / 2)]) {
    await seek(page, serial);
    await expect(page.locator('[data-healed="0"]')).toBeVisible();
  }
  await page.getByRole('button', { name: words.en.play, exact: true }).first().click();
  await expect.poll(() => place(page), { timeout: 30_000 }).toBeGreaterThan(Math.round(last / 2));
});

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Renders off-screen content too. */
const drawAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  });

/** Copies a page's fault report, and the page's text at that moment. */
const reported = async (
  page: Page,
  copy: string,
): Promise<{ readonly report: string; readonly said: readonly string[] }> => {
  const summary = page.locator('main summary[data-connection]');
  await summary.click();
  // It is inside the closed connection details; pressing it changes nothing else.
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
    troubles,
  }) => {
    // The lab's site does not know the leagues of other federations.
    troubles.allow(/404/);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize(sizes[size]);
    const url = site.at(host);
    await context.addCookies([{ name: 'language', value: language, url }]);
    await openYoungestLiveMatch(page, url);
    await expect.poll(async () => (await playsShown(page)).length).toBeGreaterThan(2);
    if (isPast) {
      await page.getByRole('button', { name: 'Spol tilbake' }).click();
      await page.getByRole('slider', { name: 'Øyeblikk i kampen' }).focus();
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft');
      await expect(page).toHaveURL(/[?&]at=/);
    }
    // A second may pass between the page's text and its report; then it tries again.
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
