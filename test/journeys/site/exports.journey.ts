import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { OpenMatch } from '@kampdag/core/open/openMatch';
import type { Language } from '@kampdag/core/site/language';
import { expect, type Page } from '@playwright/test';
import ical from 'node-ical';
import { projectRoot } from '../../support/sources.ts';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import { test } from '../support/journey.ts';
import { matchesSent } from '../support/matches.ts';
import { oneOf } from '../support/whole.ts';

const run = promisify(execFile);

const words = {
  en: { open: 'Calendar and data', subscribe: 'Subscribe', csv: 'Download CSV', copy: 'Copy address' },
  no: { open: 'Kalender og data', subscribe: 'Abonner', csv: 'Last ned CSV', copy: 'Kopier adressen' },
} as const;

const fileOf = async (page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
};

const eventsIn = (text: string): number =>
  Object.values(ical.sync.parseICS(text)).filter((part) => part?.type === 'VEVENT').length;

/** The text at an address of the page's own site. */
const textAt = (page: Page, address: string): Promise<string> =>
  page.evaluate(async (url) => (await fetch(url)).text(), address);

const panelOf = async (page: Page, language: Language) => {
  await page.getByRole('button', { name: words[language].open, exact: true }).click();
  const panel = page.getByRole('dialog');
  await expect(panel).toBeVisible();
  return panel;
};

for (const [host, language, width] of oneOf([
  ['localhost', 'no', 375],
  ['basketball.localhost', 'en', 1440],
] as const)) {
  test(`${host}, ${language}, ${width} px: calendar, table and data of a league are exported`, async ({
    page,
    context,
    site,
  }) => {
    const origin = site.at(host);
    await context.addCookies([{ name: 'language', value: language, url: origin }]);
    await page.setViewportSize({ width, height: 780 });
    const m = words[language];

    await page.goto(`${origin}/schedule`);
    const panel = await panelOf(page, language);
    await expectNoSidewaysScroll(page);
    const webcal = await panel.getByRole('link', { name: m.subscribe }).getAttribute('href');
    expect(webcal).toMatch(new RegExp(`^webcal://[^/]+/calendar/league/\\d+\\.ics\\?language=${language}$`));
    expect(eventsIn(await textAt(page, String(webcal).replace('webcal:', 'http:')))).toBeGreaterThan(20);
    const ics = await fileOf(page, () => panel.getByRole('link', { name: /\.ics/ }).click());
    expect([eventsIn(ics.text) > 20, ics.name.endsWith('.ics')]).toEqual([true, true]);

    const schedule = await fileOf(page, () => panel.getByRole('button', { name: m.csv }).click());
    const [head = '', ...rows] = schedule.text.trim().split('\r\n');
    expect(head).toContain(language === 'no' ? 'Dato;Start;Turnering' : 'Date,Start,Tournament');
    expect(rows.length).toBeGreaterThan(20);
    expect(schedule.name).toMatch(/-2026-11-21\.csv$/);

    const data = await panel
      .getByRole('link', { name: /\(JSON\)/ })
      .first()
      .getAttribute('href');
    expect(JSON.parse(await textAt(page, String(data)))).toHaveProperty('matches');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: m.open, exact: true })).toBeFocused();

    await page.goto(`${origin}/standings`);
    const standings = await fileOf(page, () => page.getByRole('button', { name: m.csv }).first().click());
    expect(standings.text.startsWith('\uFEFF')).toBe(true);
    expect(standings.text.trim().split('\r\n').length).toBeGreaterThan(4);
  });
}

test('a match to come is exported as a calendar, and the periods of a played one as files', async ({
  page,
  site,
}) => {
  const [coming = ''] = await matchesSent(page, `${site.url}/today`, 'matchnotready');
  const [played = ''] = await matchesSent(page, `${site.url}/today`, 'match');
  await page.goto(coming);
  const panel = await panelOf(page, 'en');
  const ics = await fileOf(page, () => panel.getByRole('link', { name: /\.ics/ }).click());
  expect(eventsIn(ics.text)).toBe(1);

  await page.goto(played);
  const goals = page.getByRole('table', { name: 'Goals', exact: true });
  await expect(goals).toBeVisible();
  const teams = await goals.locator('tbody th').allInnerTexts();
  const periods = await fileOf(page, () =>
    page.getByRole('button', { name: /^Download CSV: Goals/ }).click(),
  );
  const [head, ...rows] = periods.text.trim().split('\r\n');
  expect(head).toMatch(/^Team,1st period,2nd period,3rd period,(.+,)?Total$/);
  expect(rows.map((row) => row.split(',')[0])).toEqual(teams.map((name) => name.trim()));
});

test('by keyboard, the calendar of a match is copied; its log is replayed to the same match', async ({
  page,
  context,
  site,
}, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [played = ''] = await matchesSent(page, site.url, 'match');
  await page.goto(played);
  await page.getByRole('button', { name: words.en.open, exact: true }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: words.en.copy }).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(eventsIn(await textAt(page, copied))).toBe(1);

  const href = await panel.getByRole('link', { name: 'Match (JSON)' }).getAttribute('href');
  const open = JSON.parse(await textAt(page, String(href))) as OpenMatch;
  const file = info.outputPath('match.jsonl');
  await writeFile(file, await textAt(page, String(open.log)));
  const { stdout } = await run('npx', ['tsx', 'src/cli/replay.ts', file, '--json'], { cwd: projectRoot });
  expect(JSON.parse(stdout)).toMatchObject({ matchId: open.match.id, score: open.match.score });
});
