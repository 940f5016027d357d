import { expect } from '@playwright/test';
import { siteControl } from '../../src/cli/siteControl.ts';
import { expectNoSidewaysScroll, test } from './support/journey.ts';
import { playsShown } from './support/matches.ts';

const key = 'journey.key:of-this-journey-alone';

test.use({
  siteOptions: { now: '2026-11-21T19:20:00+01:00', seed: 1, env: { KAMPDAG_LOCAL_KEY: key } },
  viewport: { width: 320, height: 800 },
});

const hostile = {
  home: '<img src=x onerror="document.title=1">',
  away: '</script><script>document.title=2</script>\u202E{{constructor}}',
  scorer: 'javascript:alert(1)<b>'.repeat(4),
} as const;

const matchId = 9_900_001;

test('names that are code are shown as text, before and after the page wakes', async ({
  page,
  ownSite: site,
}) => {
  const control = siteControl(site.url, key);
  const address = await control.open('icehockey', {
    matchId,
    hometeamOverriddenName: hostile.home,
    awayteamOverriddenName: hostile.away,
    liveClientType: 'Advanced',
  });
  const say = (body: object) =>
    control.publish(`match:${matchId}:all`, {
      MatchId: matchId,
      Period: 200_051,
      PeriodTime: '00:10',
      ...body,
    });
  await say({
    MatchEventType: 'MatchData',
    HomeTeam: hostile.home,
    AwayTeam: hostile.away,
    HomePlayers: [{ Id: 1, ShirtNo: 9, FirstName: '', LastName: hostile.scorer, PositionId: 3 }],
    AwayPlayers: [],
  });
  await say({ MatchEventType: 'Timer', Type: 4, Id: 1, ClientId: 'a' });
  await say({ MatchEventType: 'Timer', Type: 1, Id: 2, ClientId: 'b' });
  await say({
    MatchEventType: 'Goal',
    Id: 3,
    ClientId: 'c',
    Team: 'H',
    Player: 1,
    InfractionName: hostile.home,
  });

  const html = await (await page.request.get(address)).text();
  expect(html).not.toContain(hostile.home);
  await page.goto(address);
  await expect.poll(async () => (await playsShown(page)).join(' ')).toContain(hostile.scorer);
  await expect(page.getByRole('main').getByText(hostile.home).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expect(page).toHaveTitle(/<img src=x/);
  await page.goto(new URL('/', address).href);
  await expect(page.getByRole('main')).toContainText(hostile.home);
  await expectNoSidewaysScroll(page);
  await control.close(matchId);
});
