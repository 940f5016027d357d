import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MatchId, TeamId } from '@kampdag/core/ids';
import { type EmbedLook, embedSnippet, readAccent } from '@kampdag/core/site/embed';
import { chromium, expect, type FrameLocator, type Page } from '@playwright/test';
import { projectRoot } from '../../../src/cli/processes.ts';
import { siteControl } from '../../../src/cli/replay/serveRecording.ts';
import { event, matchOf, opening } from '../../bench/live/play.ts';
import { chromiumOptions } from '../../support/chromium.ts';
import { expectAccessible } from '../support/expectations.ts';
import { test as base } from '../support/journey.ts';
import { matchesSent } from '../support/matches.ts';
import { publishing, replayKey } from '../support/replayedMatch.ts';

const date = '2026-11-21';
const matchId = 9_000_002;

/** A page of another site that holds the copied snippet and nothing else. */
interface OtherSite {
  /** Default: on the journey's page. */
  readonly show: (snippet: string, on?: Page) => Promise<FrameLocator>;
}

const test = base.extend<{ readonly other: OtherSite }>({
  siteOptions: publishing,
  other: async ({ page }, use) => {
    const shown = { snippet: '' };
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        `<!doctype html><html lang="en"><title>Another site</title><body style="margin:0">${shown.snippet}`,
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await use({
      show: async (snippet, on = page) => {
        shown.snippet = snippet;
        await on.goto(`http://127.0.0.1:${port}/`);
        return on.frameLocator('iframe');
      },
    });
    await new Promise((resolve) => server.close(resolve));
  },
});

const snippetOf = (url: string, id: number, look: EmbedLook = {}): string =>
  embedSnippet(new URL(url).origin, { type: 'match', id: MatchId(id) }, 'A match', look);

test('a match embedded in another site shows a goal, fits on 320 px, and stores nothing', async ({
  page,
  site,
  other,
}) => {
  const control = siteControl(site.url, replayKey);
  await control.open('icehockey', matchOf(matchId, date));
  const goal = (number: number) =>
    control.publish(`match:${matchId}:all`, { ...event(matchId, 40 * number - 1), Team: 'H', Player: 11 });
  for (const body of opening(matchId)) await control.publish(`match:${matchId}:all`, body);
  await goal(1);

  await page.setViewportSize({ width: 320, height: 640 });
  const frame = await other.show(snippetOf(site.url, matchId, { language: 'en', theme: 'dark' }));
  const score = frame.locator('tbody tr').first().locator('td').last();
  await expect(score).toHaveText('1');
  await expect(frame.getByRole('status')).toContainText('Live');
  await goal(2);
  await expect(score).toHaveText('2', { timeout: 20_000 });
  await expect(frame.getByRole('timer')).toHaveText(/^\d\d?:\d\d$/);

  const element = await page.locator('iframe').elementHandle();
  const inner = await element?.contentFrame();
  const facts = await inner?.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ground: getComputedStyle(document.body).backgroundColor,
  }));
  expect(facts?.sideways).toBeLessThanOrEqual(0);
  expect(await page.context().storageState()).toEqual({ cookies: [], origins: [] });
  expect(await page.locator('iframe').evaluate((frameElement) => frameElement.clientHeight)).toBe(
    facts?.height,
  );
  await expectAccessible(page);

  await other.show(snippetOf(site.url, matchId, { language: 'no', theme: 'light' }));
  const light = frame.locator('body');
  await expect(frame.getByRole('status')).toContainText('Direkte');
  expect(await light.evaluate((body) => getComputedStyle(body).backgroundColor)).not.toBe(facts?.ground);
});

test('an embedded volleyball match shows its sets, and its links open outside the page around it', async ({
  page,
  site,
  other,
}) => {
  const volleyball = site.at('volleyball.localhost');
  const [played = ''] = await matchesSent(page, `${volleyball}/schedule?show=played`, 'match');
  const id = Number(new URL(played).searchParams.get('matchId'));
  const frame = await other.show(snippetOf(volleyball, id, { language: 'no' }));
  await expect(frame.locator('thead th').first()).toHaveText('1');
  await expect(frame.getByRole('link')).toHaveAttribute('target', '_blank');
});

/** The first match of an address that a page links to, with the team that plays it at home. */
const matchIn = async (page: Page, url: string, path: string, kind: 'match' | 'livematch') => {
  const [address = ''] = await matchesSent(page, `${url}${path}`, kind);
  const id = Number(new URL(address, url).searchParams.get('matchId'));
  const answer = await page.request.get(`${url}/api/ta/Match?matchId=${id}`);
  const { hometeamId } = (await answer.json()) as { readonly hometeamId: number };
  return { id, team: hometeamId };
};

const teamSnippet = (url: string, id: number, look: EmbedLook = {}): string =>
  embedSnippet(new URL(url).origin, { type: 'team', id: TeamId(id) }, 'A team', look);

test('an embedded team fits its frame from 280 px to a desk’s width, in the club’s colour, in each theme and language (#37.6)', async ({
  page,
  site,
  other,
}) => {
  const { team: id } = await matchIn(page, site.at('localhost'), '/schedule?show=played', 'match');
  const accent = readAccent('c8102e');
  const frameHeight = () => page.locator('iframe').evaluate((frame) => frame.clientHeight);
  for (const language of ['en', 'no'] as const) {
    for (const theme of ['light', 'dark'] as const) {
      const look = { language, theme, ...(accent === null ? {} : { accent }) };
      const frame = await other.show(teamSnippet(site.at('localhost'), id, look));
      await expect(frame.getByRole('heading', { level: 1 })).not.toBeEmpty();
      await expect(frame.getByRole('heading', { level: 2 }).last()).toHaveText(
        language === 'en' ? 'Last result' : 'Siste resultat',
      );
      for (const width of [280, 360, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        await expect
          .poll(async () => {
            const inner = await frame.locator('html').evaluate((html) => ({
              height: html.scrollHeight,
              sideways: html.scrollWidth - html.clientWidth,
            }));
            return { ...inner, height: inner.height - (await frameHeight()) };
          })
          .toEqual({ height: 0, sideways: 0 });
      }
      const { stripe } = await frame
        .locator('main')
        .evaluate((card) => ({ stripe: getComputedStyle(card).borderTopColor }));
      expect(stripe).toBe('rgb(200, 16, 46)');
      await expectAccessible(page);
    }
  }
});

test('in a browser that blocks the cookies and storage of other sites, a team’s embed follows its match all the same (#37.6)', async ({
  page: opener,
  site,
  other,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'kampdag-embed-'));
  await mkdir(join(profile, 'Default'));
  await writeFile(
    join(profile, 'Default/Preferences'),
    JSON.stringify({ profile: { cookie_controls_mode: 1, block_third_party_cookies: true } }),
  );
  const context = await chromium.launchPersistentContext(profile, { ...chromiumOptions });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    // What follows no match hides no storage itself: the browser does.
    const idle = await other.show(teamSnippet(site.url, 1_999_999_999), page);
    await expect(idle.getByText('This team was not found')).toBeVisible();
    const storage = idle.locator('body').evaluate(() => {
      try {
        return localStorage.length;
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(await storage).toBe('SecurityError');
    errors.length = 0;

    const { id, team } = await matchIn(opener, site.at('localhost'), '/scoreboard', 'livematch');
    const heard = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
    const frame = await other.show(teamSnippet(site.at('localhost'), team, { language: 'en' }), page);
    await heard;
    const now = frame.locator(`[data-match="${id}"]`);
    await expect(now.getByRole('heading', { name: 'Being played now' })).toBeVisible();
    await expect(now.getByRole('status')).toContainText('Live');
    expect(await context.cookies()).toEqual([]);
    expect(errors).toEqual([]);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
});

test('no other page may be framed, and an unknown match says so', async ({ page, site, other, troubles }) => {
  troubles.allow(/frame|404/i);
  const frame = await other.show(snippetOf(site.url, 1_999_999_999, { language: 'en' }));
  await expect(frame.getByText('This match was not found')).toBeVisible();
  const headers = (await page.request.get(`${site.url}/standings`)).headers();
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('an embedded match is 71 KB of JavaScript at most', async () => {
  const folder = join(projectRoot, 'dist/current/embed/assets/embed');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js.br'));
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(71 * 1024);
});
