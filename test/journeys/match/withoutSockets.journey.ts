import { expect, type Page } from '@playwright/test';
import { siteControl } from '../../../src/cli/replay/serveRecording.ts';
import { event, matchOf, opening } from '../../bench/live/play.ts';
import { type Line, openLine } from '../../support/line.ts';
import { test as base } from '../support/journey.ts';
import { publishing, replayKey } from '../support/replayedMatch.ts';
import type { Site } from '../support/site.ts';

const date = '2026-11-21';
/** Selects the connection chip of a live connection. */
const live = '[data-connection="good"]';

interface Told {
  /** The match's page, reached through the faulty line. */
  readonly address: string;
  readonly goal: (number: number) => Promise<void>;
}

const test = base.extend<{ readonly line: Line; readonly told: Told }>({
  siteOptions: publishing,
  line: async ({ site }, use) => {
    const line = await openLine(site.port);
    await use(line);
    await line.close();
  },
  told: async ({ site, line }, use) => {
    await use(await tell(site, line));
  },
});

/** Publishes a match with the score 1–0. */
const tell = async (site: Site, line: Line): Promise<Told> => {
  const matchId = 9_000_001;
  const control = siteControl(site.url, replayKey);
  const address = new URL(await control.open('icehockey', matchOf(matchId, date)));
  const goal = async (number: number): Promise<void> => {
    const scored = { ...event(matchId, 40 * number - 1), Team: 'H', Player: 11 };
    await control.publish(`match:${matchId}:all`, scored);
  };
  for (const body of opening(matchId)) await control.publish(`match:${matchId}:all`, body);
  await goal(1);
  address.port = String(line.port);
  return { address: address.href, goal };
};

test.beforeEach(({ troubles }) => troubles.allow(/WebSocket|Failed to load resource/));

const score = (page: Page, home: number) => page.getByText(`Score ${home} to 0`).first();

for (const fate of ['refused', 'unanswered', 'swallowed'] as const) {
  test(`where WebSockets are ${fate}, the score is right and updates arrive`, async ({
    page,
    line,
    told,
  }) => {
    line.upgrades(fate);
    await page.goto(told.address);
    await expect(score(page, 1)).toBeVisible({ timeout: 20_000 });
    await expect(page.locator(live)).toBeVisible({ timeout: 20_000 });
    await told.goal(2);
    await expect(score(page, 2)).toBeVisible();
    await told.goal(3);
    await expect(score(page, 3)).toBeVisible();
  });
}

test('where no live connection works, the page shows the score with its time, and a retry', async ({
  page,
  line,
  told,
}) => {
  line.upgrades('refused');
  line.breaks(/^\/comet/);
  await page.goto(told.address);
  await expect(score(page, 1)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/^No live connection\. As of \d\d:\d\d/)).toBeVisible();
  await told.goal(2);
  await expect(score(page, 2)).toBeVisible({ timeout: 30_000 });
  line.breaks(null);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator(live)).toBeVisible();
  await told.goal(3);
  await expect(score(page, 3)).toBeVisible();
});

test('where the live service cannot be reached, the score comes all the same, with its time and another try', async ({
  page,
  line,
  told,
}) => {
  line.upgrades('refused');
  line.breaks(/^\/(comet|channels|api\/live)/);
  await page.goto(told.address);
  await expect(score(page, 1)).toBeVisible();
  await expect(page.getByText(/As of \d\d:\d\d/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('No score yet')).toHaveCount(0);
  line.breaks(null);
  line.upgrades('pass');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(score(page, 1)).toBeVisible();
  await expect(page.locator(live)).toBeVisible();
});
