import type { SportKind } from '@kampdag/core/sportKind';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { siteControl } from '../../../src/cli/replay/serveRecording.ts';
import { appMessages } from '../../../src/web/i18n/messages/app.ts';
import { freshnessMessages } from '../../../src/web/match/live/freshnessMessages.ts';
import { notificationMessages } from '../../../src/web/notifications/notificationMessages.ts';
import { viewingMessages } from '../../../src/web/viewingPreferences/viewingMessages.ts';
import { leftWhileConnecting, test } from '../support/journey.ts';
import { shownIn, watchNotifications } from '../support/notified.ts';
import { publishing, replayKey } from '../support/replayedMatch.ts';
import { settled } from '../support/settled.ts';

test.use({ siteOptions: publishing });

test.beforeEach(({ troubles }) => troubles.allow(leftWhileConnecting));

/** The delay of the visitor's pages, in seconds. */
const delay = 10;

/** The number of scores in the first period, where it is ended: a set's (FIVB 6.2), so that volleyball notifies it as won. */
const inPeriod = 25;

/** The number of scores reported in all: until the first period's have been shown. */
const reported = inPeriod + delay + 5;

/** A match in which only the home side scores, every second. */
interface Told {
  readonly sport: SportKind;
  readonly matchId: number;
  readonly home: number;
  readonly period: number;
  /** A score's message fields, and its points. */
  readonly scored: Readonly<Record<string, unknown>>;
  readonly worth: number;
  /** Whether it notifies periods or sets, not scores: one ends early. */
  readonly notifiesPeriods: boolean;
}

const matches: readonly Told[] = [
  {
    sport: 'icehockey',
    matchId: 2_253_369,
    home: 850_006,
    period: 200_051,
    scored: { MatchEventType: 'Goal', GoalType: 200_142 },
    worth: 1,
    notifiesPeriods: false,
  },
  {
    sport: 'basketball',
    matchId: 4_503_369,
    home: 852_008,
    period: 200_073,
    scored: { MatchEventType: 'Shot', ShotResult: 200_443 },
    worth: 2,
    notifiesPeriods: true,
  },
  {
    sport: 'volleyball',
    matchId: 6_753_369,
    home: 854_010,
    period: 200_061,
    scored: { MatchEventType: 'Point', Type: 'attack' },
    worth: 1,
    notifiesPeriods: true,
  },
  {
    sport: 'handball',
    matchId: 3_378_369,
    home: 858_001,
    period: 200_091,
    scored: { MatchEventType: 'Goal' },
    worth: 1,
    notifiesPeriods: true,
  },
];

/** Something that a tab said, and when, in milliseconds. */
interface Said {
  readonly at: number;
  readonly text: string;
}

/** Records everything that the context's tabs show from their first markup on: texts, titles, text attributes, announcements. */
const noteEverything = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    (ids) => {
      const said: Said[] = [];
      Reflect.set(globalThis, 'said', said);
      const note = (text: string): void => void said.push({ at: Date.now(), text });
      const speaking = ['aria-label', 'aria-valuetext', 'title', 'alt', 'content'];
      const matchIn = (link: Element): boolean =>
        ids.some((id) => link.getAttribute('href')?.includes(`matchId=${id}`) === true);
      const noteNode = (node: Node): void => {
        // A row or card of a match has its score in several elements; other matches are ignored.
        const element = node instanceof Element ? node : node.parentElement;
        const around = element?.closest('a[href*="matchId="]') ?? null;
        const links =
          around === null ? [...(element?.querySelectorAll('a[href*="matchId="]') ?? [])] : [around];
        if (links.length === 0) note(element?.textContent ?? '');
        for (const link of links.filter(matchIn)) note(link.textContent);
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
    },
    matches.map(({ matchId }) => matchId),
  );

const saidIn = (page: Page): Promise<readonly Said[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'said') as readonly Said[]);

/** The home side's score in a text; null if it has none. */
const scoreIn = (text: string): number | null => {
  const found = /(\d+)\s?–\s?0(?!\d)|\b(\d+) (?:to|mot) 0\b|Nordlys(\d+)Havørn0/.exec(text);
  return found === null ? null : Number(found[1] ?? found[2] ?? found[3]);
};

test('with a delay nothing shows earlier, in any tab or notification of any sport, while a score a second is reported', async ({
  page: first,
  context,
  ownSite: site,
}) => {
  await context.grantPermissions(['notifications']);
  await noteEverything(context);
  await watchNotifications(context);
  const control = siteControl(site.url, replayKey);

  const follow = async (told: Told, page: Page) => {
    const { sport, matchId, home, period } = told;
    const teams = { hometeam: 'Nordlys', awayteam: 'Havørn', hometeamId: home, awayteamId: home - 1 };
    const address = new URL(await control.open(sport, { matchId, ...teams }));
    const { origin, searchParams } = address;
    await context.addCookies([
      { name: 'language', value: 'en', url: origin },
      { name: 'viewing', value: `shown:${delay}:`, url: origin },
    ]);
    const league = `seasonId=${searchParams.get('seasonId')}&tournamentId=${searchParams.get('tournamentId')}`;
    await page.goto(`${origin}/team?${league}&teamId=${home}`);
    const bell = page.getByRole('button', { name: new RegExp(`^${notificationMessages.en.team('')}`) });
    const again = page.getByRole('button', { name: appMessages.en.failure.retry });
    // Where a busy machine answered too late, the page says so, and a visitor tries again.
    await expect(async () => {
      if (await again.first().isVisible()) await again.first().click();
      await expect(bell.first()).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    await bell.first().click();
    await expect(bell.first()).toHaveAttribute('aria-pressed', 'true', { timeout: 30_000 });
    const today = await context.newPage();
    await today.goto(`${origin}/today`);
    await page.goto(address.href);
    const note = page.getByText(viewingMessages.en.isBehind(delay));
    // All tabs open at once.
    await expect(note).toBeVisible({ timeout: 30_000 });
    // Whichever tab notifies follows the match before anything is reported.
    for (const tab of [page, today]) await settled(tab);
    let number = 0;
    const tell = async (body: Readonly<Record<string, unknown>>): Promise<void> => {
      number += 1;
      const common = { MatchId: matchId, Period: period, ClientId: `e${number}` };
      await control.publish(`match:${matchId}:all`, { ...common, ...body });
    };
    return { ...told, tabs: [page, today] as const, tell };
  };
  const followed = await Promise.all(
    matches.map(async (told, index) => follow(told, index === 0 ? first : await context.newPage())),
  );

  /** The time at which each number of scores was reported; at index 0, the start of the matches. */
  const reportedAt = [Date.now()];
  for (const { tell } of followed) {
    await tell({ MatchEventType: 'MatchData', ClientId: null });
    for (const Type of [4, 6, 1]) await tell({ MatchEventType: 'Timer', Type, Time: 0 });
  }
  for (let scores = 1; scores <= reported; scores += 1) {
    reportedAt.push(Date.now());
    await Promise.all(followed.map(({ tell, scored }) => tell({ ...scored, Team: 'H', Time: scores })));
    for (const { tell, notifiesPeriods } of followed)
      if (notifiesPeriods && scores === inPeriod)
        await tell({ MatchEventType: 'Timer', Type: 7, Time: scores });
    await first.waitForTimeout(1000);
  }

  for (const { sport, tabs, worth } of followed) {
    const notified = async (): Promise<readonly Said[]> =>
      (await Promise.all(tabs.map(shownIn)))
        .flat()
        .map(({ at, title, body }) => ({ at, text: `${title} ${body}` }));
    await expect
      .poll(notified, { message: sport, timeout: 20_000 })
      .toContainEqual(expect.objectContaining({ text: expect.stringMatching(/^Nordlys [1-9]/) }));
    const said = [...(await Promise.all(tabs.map(saidIn))).flat(), ...(await notified())];
    const scores = said.flatMap(({ at, text }) => {
      const score = scoreIn(text);
      return score === null ? [] : [{ at, scores: score / worth, text }];
    });
    const early = scores.filter(({ at, scores: so }) => at < (reportedAt[so] ?? Infinity) + delay * 1000);
    expect(early, sport).toEqual([]);
    expect(Math.max(...scores.map(({ scores: so }) => so)), sport).toBeGreaterThan(2);
  }

  // A minute after it opened, each page compares its match with the server's log.
  for (const {
    sport,
    tabs: [page],
  } of followed) {
    await page.locator('summary[data-connection="good"]').click();
    const compared = freshnessMessages.en.verified('TIME', 0).split('TIME');
    await expect(page.getByText(compared[0] ?? ''), sport).toContainText(compared[1] ?? '', {
      timeout: 60_000,
    });
  }
});
