import { type BrowserContext, expect, type Page } from '@playwright/test';
import { siteControl } from '../../src/cli/replay/siteControl.ts';
import { notificationMessages } from '../../src/web/notifications/notificationMessages.ts';
import { leftWhileConnecting, test } from './support/journey.ts';
import { shownIn, watchNotifications } from './support/notified.ts';
import { replayKey } from './support/replayedMatch.ts';

test.use({ siteOptions: { now: '2026-11-21T19:20:00+01:00', env: { KAMPDAG_LOCAL_KEY: replayKey } } });

test.beforeEach(({ troubles }) => troubles.allow(leftWhileConnecting));

/** Seconds by which the visitor's pages are late. */
const delay = 60;

/** Something that a tab said, and when, in milliseconds. */
interface Said {
  readonly at: number;
  readonly text: string;
}

/** Notes all that a tab says from its first markup on: texts, titles, what stands for text, what is read aloud. */
const noteEverything = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const said: Said[] = [];
    Reflect.set(globalThis, 'said', said);
    const note = (text: string): void => void said.push({ at: Date.now(), text });
    const speaking = ['aria-label', 'aria-valuetext', 'title', 'alt', 'content'];
    const noteNode = (node: Node): void => {
      // A row or card of a match says its score in several elements.
      const element = node instanceof Element ? node : node.parentElement;
      note((element?.closest('a[href*="matchId="]') ?? element)?.textContent ?? '');
    };
    new MutationObserver((records) => {
      for (const { target, addedNodes, attributeName, type } of records) {
        if (type === 'attributes' && target instanceof Element)
          note(target.getAttribute(attributeName ?? '') ?? '');
        else for (const node of addedNodes.length === 0 ? [target] : addedNodes) noteNode(node);
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: speaking,
    });
  });

const saidIn = (page: Page): Promise<readonly Said[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'said') as readonly Said[]);

/** The home side's goals that a text tells of; null where it tells of none. */
const goalsIn = (text: string): number | null => {
  const found = /(\d+)\s?–\s?0(?!\d)|\b(\d+) to 0\b|Nordlys(\d+)Havørn0/.exec(text);
  return found === null ? null : Number(found[1] ?? found[2] ?? found[3]);
};

test('who is a minute late is told nothing before, in any tab and by no notification, while a goal a second is reported', async ({
  page,
  context,
  ownSite: site,
}) => {
  test.setTimeout(240_000);
  await context.grantPermissions(['notifications'], { origin: site.url });
  await context.addCookies([
    { name: 'language', value: 'en', url: site.url },
    { name: 'viewing', value: `shown:${delay}:`, url: site.url },
  ]);
  await noteEverything(context);
  await watchNotifications(context);
  const { teamId, matchId } = { teamId: 850_006, matchId: 2_253_369 };
  const control = siteControl(site.url, replayKey);
  const teams = { hometeam: 'Nordlys', awayteam: 'Havørn', hometeamId: teamId, awayteamId: 850_008 };
  const address = new URL(await control.open('icehockey', { matchId, ...teams }));
  const { searchParams } = address;
  const season = `seasonId=${searchParams.get('seasonId')}&tournamentId=${searchParams.get('tournamentId')}`;
  await page.goto(`${site.url}/team?${season}&teamId=${teamId}`);
  const bell = page.getByRole('button', { name: new RegExp(`^${notificationMessages.en.team('')}`) }).first();
  await bell.click();
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
  const today = await context.newPage();
  await today.goto(`${site.url}/today`);
  await page.goto(address.href);
  await expect(page.getByText(`Everything is shown ${delay} seconds after it was reported.`)).toBeVisible();

  let number = 0;
  const tell = async (body: Readonly<Record<string, unknown>>): Promise<void> => {
    number += 1;
    const common = { MatchId: matchId, Period: 200_051, ClientId: `e${number}` };
    await control.publish(`match:${matchId}:all`, { ...common, ...body });
  };
  /** When so many goals were reported; of none, that the match has begun. */
  const reportedAt = [Date.now()];
  for (const Type of [4, 6, 1]) await tell({ MatchEventType: 'Timer', Type, Time: 0 });
  for (let goals = 1; goals <= delay + 20; goals += 1) {
    reportedAt.push(Date.now());
    await tell({ MatchEventType: 'Goal', Team: 'H', Time: goals, GoalType: 200_142 });
    await page.waitForTimeout(1000);
  }

  const notifications = async (): Promise<number> =>
    [...(await shownIn(page)), ...(await shownIn(today))].filter(({ title }) => title.startsWith('Nordlys'))
      .length;
  await expect.poll(notifications, { timeout: 60_000 }).toBeGreaterThan(0);
  for (const tab of [page, today]) {
    const shown = (await shownIn(tab)).map(({ at, title, body }) => ({ at, text: `${title} ${body}` }));
    const told = [...(await saidIn(tab)), ...shown].flatMap(({ at, text }) => {
      const goals = goalsIn(text);
      return goals === null ? [] : [{ at, goals, text }];
    });
    const early = told.filter(({ at, goals }) => at < (reportedAt[goals] ?? Infinity) + delay * 1000);
    expect(early).toEqual([]);
    expect(Math.max(...told.map(({ goals }) => goals))).toBeGreaterThan(5);
  }
});
