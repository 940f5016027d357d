import { expect, type Page } from '@playwright/test';
import { siteControl } from '../../../src/cli/replay/serveRecording.ts';
import { basketballMessages } from '../../../src/web/sports/basketball/liveMessages.ts';
import { hockeyMessages } from '../../../src/web/sports/icehockey/liveMessages.ts';
import { expectAccessible } from '../support/expectations.ts';
import { leftWhileConnecting, test } from '../support/journey.ts';
import { publishing, replayKey } from '../support/replayedMatch.ts';
import { oneOf } from '../support/whole.ts';

test.use({ siteOptions: publishing });

test.beforeEach(({ troubles }) => troubles.allow(leftWhileConnecting));

interface Said {
  readonly at: number;
  readonly text: string;
}

/** Records what the page's status region announces, and when. */
const noteStatus = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const said: Said[] = [];
    Reflect.set(globalThis, 'narrated', said);
    new MutationObserver(() => {
      const text = document.querySelector('main output')?.textContent ?? '';
      if (text !== (said.at(-1)?.text ?? '')) said.push({ at: Date.now(), text });
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

const saidIn = async (page: Page): Promise<readonly Said[]> => {
  const all = await page.evaluate(() => Reflect.get(globalThis, 'narrated') as readonly Said[]);
  return all.filter(({ text }) => text !== '');
};

/** The home side’s score in the last text. */
const lastScore = (texts: readonly string[]): string | undefined =>
  [...(texts.at(-1) ?? '').matchAll(/Nordlys (\d+), Havørn 0\./g)].at(-1)?.[1];

const player = (Id: number, ShirtNo: number, LastName: string) => ({
  Id,
  ShirtNo,
  FirstName: 'Ola',
  LastName,
});

const sports = [
  {
    sport: 'icehockey',
    matchId: 2_253_371,
    language: 'en',
    viewport: { width: 360, height: 740 },
    period: 200_051,
    m: hockeyMessages.en.announcements,
    scored: { MatchEventType: 'Goal', GoalType: 200_142 },
    other: { MatchEventType: 'Penalty', Minutes: 2, Player: 21, Team: 'A' },
    first:
      /^Power-play goal for Nordlys, scored by Ola Berg, 5 minutes into the 1st period\. Nordlys 1, Havørn 0\.$/,
    corrected:
      /^Correction for Nordlys: the goal 5 minutes into the 1st period was by Ola Dal, not Ola Berg\. Nordlys 1, Havørn 0\.$/,
    aside: /2-minute penalty to Havørn, Ola Vik/,
  },
  {
    sport: 'basketball',
    matchId: 4_503_371,
    language: 'no',
    viewport: { width: 1280, height: 900 },
    period: 200_073,
    m: basketballMessages.no.announcements,
    scored: { MatchEventType: 'Shot', ShotResult: 200_443 },
    other: { MatchEventType: 'Timeout', Team: 'A' },
    first: null,
    corrected:
      /^Rettelse for Nordlys: de 2 poengene 5 minutter ut i 1\. periode ble scoret av Ola Dal, ikke Ola Berg\. Nordlys 2, Havørn 0\.$/,
    aside: /Timeout for Havørn/,
  },
] as const;

for (const { sport, matchId, language, viewport, period, m, scored, other, ...said } of oneOf(sports, 1)) {
  test(`${sport} is narrated as much as is chosen by keyboard, a correction as one, and never faster than it is heard: ${viewport.width} px, ${language}`, async ({
    page,
    context,
    site,
  }) => {
    await noteStatus(page);
    await page.setViewportSize(viewport);
    const control = siteControl(site.url, replayKey);
    const teams = { hometeam: 'Nordlys', awayteam: 'Havørn', hometeamId: 1, awayteamId: 2 };
    const address = await control.open(sport, { matchId, ...teams });
    await context.addCookies([{ name: 'language', value: language, url: new URL(address).origin }]);
    const tell = async (ClientId: string, body: Readonly<Record<string, unknown>>): Promise<void> => {
      const common = { MatchId: matchId, Id: 1, Period: period, Time: 300, PeriodTime: '05:00', ClientId };
      await control.publish(`match:${matchId}:all`, { ...common, ...body });
    };
    await tell('', {
      MatchEventType: 'MatchData',
      HomePlayers: [player(11, 9, 'Berg'), player(12, 8, 'Dal')],
      AwayPlayers: [player(21, 19, 'Vik')],
    });
    for (const Type of [4, 6, 1]) await tell(`t${Type}`, { MatchEventType: 'Timer', Type, Time: 0 });
    await page.goto(address);
    const card = page.getByRole('group', { name: m.title });
    await expect(card.getByRole('radio', { name: m.levels.goals, exact: true })).toBeChecked();
    await expect(page.locator('main [data-connection="good"]')).toBeVisible();
    const spoken = async (): Promise<readonly string[]> => (await saidIn(page)).map(({ text }) => text);
    const board = page.locator('[data-score]');
    const score = (count: number) => tell(`g${count}`, { ...scored, Team: 'H', Player: 11 });

    // At first only what decides the match, and corrections.
    await tell('p0', other);
    await score(1);
    if (said.first !== null) await expect.poll(spoken).toEqual([expect.stringMatching(said.first)]);
    await expect(board).toContainText(sport === 'basketball' ? '2' : '1');
    await tell('g1', { ...scored, Team: 'H', Player: 12 });
    await expect.poll(spoken).toContainEqual(expect.stringMatching(said.corrected));
    expect(await spoken()).not.toContainEqual(expect.stringMatching(said.aside));

    await card.getByRole('radio', { name: m.levels.goals, exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(card.getByRole('radio', { name: m.levels.all, exact: true })).toBeChecked();
    await tell('p1', other);
    await expect.poll(spoken).toContainEqual(expect.stringMatching(said.aside));
    await expectAccessible(page, 'main');

    // A burst is announced in turn, ending with its last score.
    for (let count = 2; count <= 5; count += 1) await score(count);
    const points = sport === 'basketball' ? 10 : 5;
    await expect.poll(async () => lastScore(await spoken()), { timeout: 40_000 }).toBe(String(points));
    const times = (await saidIn(page)).map(({ at }) => at);
    const pauses = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(Math.min(...pauses)).toBeGreaterThan(2900);

    // News that comes while the level is off is never announced.
    const before = (await spoken()).length;
    await card.getByRole('radio', { name: m.levels.all, exact: true }).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(card.getByRole('radio', { name: m.levels.off, exact: true })).toBeChecked();
    await score(6);
    await expect(board).toContainText(sport === 'basketball' ? '12' : '6');
    await page.keyboard.press('ArrowUp');
    await expect(card.getByRole('radio', { name: m.levels.all, exact: true })).toBeChecked();
    await tell('p2', other);
    // The end of the burst may still be heard before it, or with it.
    const since = async (): Promise<string> => (await spoken()).slice(before).join(' ');
    await expect.poll(since, { timeout: 30_000 }).toMatch(said.aside);
    expect(await since()).not.toContain(`Nordlys ${sport === 'basketball' ? 12 : 6},`);
  });
}
