import { readdir, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { MatchId } from '@kampdag/core/ids';
import { type EmbedLook, embedSnippet } from '@kampdag/core/site/openPaths';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { projectRoot } from '../../../src/cli/processes.ts';
import { siteControl } from '../../../src/cli/replay/serveRecording.ts';
import { event, matchOf, opening } from '../../bench/live/play.ts';
import { expectAccessible } from '../support/expectations.ts';
import { test as base } from '../support/journey.ts';
import { matchesSent } from '../support/matches.ts';
import { publishing, replayKey } from '../support/replayedMatch.ts';

const date = '2026-11-21';
const matchId = 9_000_002;

/** A page of another site with the copied snippet, and a listener as in the folder's README. */
interface OtherSite {
  readonly show: (page: Page, snippet: string) => Promise<FrameLocator>;
}

const test = base.extend<{ readonly other: OtherSite }>({
  siteOptions: publishing,
  other: async ({ site }, use) => {
    const shown = { snippet: '' };
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        `<!doctype html><html lang="en"><title>Another site</title><body style="margin:0">${shown.snippet}<script>
          const frame = document.querySelector('iframe');
          addEventListener('message', ({ source, origin, data }) => {
            if (source !== frame.contentWindow || origin !== ${JSON.stringify(new URL(site.url).origin)}) return;
            if (data.type === 'kampdag:height') frame.style.height = data.height + 'px';
          });
        </script>`,
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await use({
      show: async (page, snippet) => {
        shown.snippet = snippet;
        await page.goto(`http://127.0.0.1:${port}/`);
        return page.frameLocator('iframe');
      },
    });
    await new Promise((resolve) => server.close(resolve));
  },
});

const snippetOf = (url: string, id: number, look: EmbedLook = {}): string =>
  embedSnippet(new URL(url).origin, MatchId(id), 'A match', look);

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
  const frame = await other.show(page, snippetOf(site.url, matchId, { language: 'en', theme: 'dark' }));
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

  await other.show(page, snippetOf(site.url, matchId, { language: 'no', theme: 'light' }));
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
  const frame = await other.show(page, snippetOf(volleyball, id, { language: 'no' }));
  await expect(frame.locator('thead th').first()).toHaveText('1');
  await expect(frame.getByRole('link')).toHaveAttribute('target', '_blank');
});

test('no other page may be framed, and an unknown match says so', async ({ page, site, other, troubles }) => {
  troubles.allow(/frame|404/i);
  const frame = await other.show(page, snippetOf(site.url, 1_999_999_999, { language: 'en' }));
  await expect(frame.getByText('This match was not found')).toBeVisible();
  const headers = (await page.request.get(`${site.url}/standings`)).headers();
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('an embedded match is 70 KB of JavaScript at most', async () => {
  const folder = join(projectRoot, 'dist/current/embed/assets/embed');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js.br'));
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(70 * 1024);
});
