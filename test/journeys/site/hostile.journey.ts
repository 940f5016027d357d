import { expect } from '@playwright/test';
import { type SiteControl, siteControl } from '../../../src/cli/replay/serveRecording.ts';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import { test } from '../support/journey.ts';
import { playsShown } from '../support/matches.ts';
import { publishing, replayKey } from '../support/replayedMatch.ts';

test.use({
  siteOptions: publishing,
  viewport: { width: 320, height: 800 },
});

const hostile = {
  home: '<img src=x onerror="document.title=1">',
  away: '</script><script>document.title=2</script>\u202E{{constructor}}',
  scorer: 'javascript:alert(1)<b>'.repeat(4),
} as const;

const matchId = 9_900_001;

/** Publishes events of the match, in its first period. */
const sayTo = (control: SiteControl) => (body: object) =>
  control.publish(`match:${matchId}:all`, {
    MatchId: matchId,
    Period: 200_051,
    PeriodTime: '00:10',
    ...body,
  });

/** Reports that the match and its clock have started. */
const begin = async (say: ReturnType<typeof sayTo>): Promise<void> => {
  await say({ MatchEventType: 'Timer', Type: 4, Id: 1, ClientId: 'a' });
  await say({ MatchEventType: 'Timer', Type: 1, Id: 2, ClientId: 'b' });
};

/** A goal of the home side's first player. */
const goal = { MatchEventType: 'Goal', Id: 3, ClientId: 'c', Team: 'H', Player: 1 };

test('names that contain code are shown as text, before and after hydration', async ({ page, site }) => {
  const control = siteControl(site.url, replayKey);
  const address = await control.open('icehockey', {
    matchId,
    hometeamOverriddenName: hostile.home,
    awayteamOverriddenName: hostile.away,
    liveClientType: 'Advanced',
  });
  const say = sayTo(control);
  await say({
    MatchEventType: 'MatchData',
    HomeTeam: hostile.home,
    AwayTeam: hostile.away,
    HomePlayers: [{ Id: 1, ShirtNo: 9, FirstName: '', LastName: hostile.scorer, PositionId: 3 }],
    AwayPlayers: [],
  });
  await begin(say);
  await say({ ...goal, InfractionName: hostile.home });

  const html = await (await page.request.get(address)).text();
  expect(html).not.toContain(hostile.home);
  await page.goto(address);
  await expect.poll(async () => (await playsShown(page)).join(' ')).toContain(hostile.scorer);
  await expect(page.getByRole('main').getByText(hostile.home).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expect(page).toHaveTitle(/<img src=x/);
  await expect(page.locator('[data-connection="good"]')).toBeVisible();
  await page.goto(new URL('/', address).href);
  await expect(page.getByRole('main')).toContainText(hostile.home);
  await expectNoSidewaysScroll(page);
  await control.close(matchId);
});

test('names of two thousand letters take a few lines wherever a match is shown', async ({
  page,
  site,
  troubles,
}) => {
  // The federation has no sheets for it.
  troubles.allow(/status of 404/);
  const control = siteControl(site.url, replayKey);
  const long = `Ishockeyklubben ${'Lang'.repeat(250)} ${'av sted '.repeat(125)}`;
  const address = await control.open('icehockey', {
    matchId,
    hometeamOverriddenName: long,
    awayteamOverriddenName: `${long} 2`,
    activityAreaName: long,
    liveClientType: 'Advanced',
  });
  const say = sayTo(control);
  const person = (Id: number, PositionId: number) => ({
    Id,
    ShirtNo: Id,
    FirstName: long,
    LastName: long,
    PositionId,
  });
  await say({
    MatchEventType: 'MatchData',
    HomePlayers: [person(1, 0), person(2, 3)],
    AwayPlayers: [person(3, 0), person(4, 3)],
    Referees: [{ Id: 9, Name: long, Type: long }],
    ActivityArea: long,
    TournamentName: long,
  });
  await begin(say);
  await say({ ...goal, FirstAssist: 2, Goalie: 3 });
  await say({
    MatchEventType: 'Penalty',
    Id: 4,
    ClientId: 'd',
    Team: 'A',
    Player: 4,
    Minutes: 2,
    InfractionName: long,
  });
  /** Long texts that take more than a few lines of the screen, unless a parent clips them. */
  const tall = () =>
    page.evaluate(() =>
      // A chart's table of figures scrolls in its own box.
      [...document.querySelectorAll('body *:not(figure table *)')]
        .filter((element) =>
          [...element.childNodes].some(
            ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && (textContent ?? '').length > 100,
          ),
        )
        .filter((element) => {
          const seen = [element.getBoundingClientRect().height];
          for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement)
            if (getComputedStyle(at).overflowY !== 'visible') seen.push(at.getBoundingClientRect().height);
          return Math.min(...seen) > 190;
        })
        .map((element) => `${element.tagName}.${element.className}`),
    );
  await page.goto(address);
  const tabs = page.getByRole('main').getByRole('tab');
  await expect(tabs).toHaveCount(4);
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(page.getByRole('tabpanel')).toContainText('Lang');
    expect(await tall(), await tab.innerText()).toEqual([]);
    const board = page.locator('section[aria-labelledby="heading"]');
    expect((await board.boundingBox())?.height).toBeLessThan(720);
    await expectNoSidewaysScroll(page);
  }
  for (const path of [address.replace('/livematch', '/match'), new URL('/', address).href]) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText('Lang');
    expect(await tall(), path).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
  await control.close(matchId);
});
