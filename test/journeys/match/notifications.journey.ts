import { expect } from '@playwright/test';
import { siteControl } from '../../../src/cli/replay/serveRecording.ts';
import { notificationMessages } from '../../../src/web/notifications/notificationMessages.ts';
import { leftWhileConnecting, test } from '../support/journey.ts';
import { shownIn, watchNotifications } from '../support/notified.ts';
import { publishing, replayKey } from '../support/replayedMatch.ts';

test.use({ siteOptions: publishing });

test.beforeEach(({ troubles }) => troubles.allow(leftWhileConnecting));

const visits = [
  { sport: 'icehockey', host: 'localhost', language: 'en', width: 360, hides: false },
  { sport: 'volleyball', host: 'volleyball.localhost', language: 'no', width: 1280, hides: true },
] as const;

for (const { sport, host, language, width, hides } of visits) {
  const m = notificationMessages[language];

  test(`${sport}, ${width} px, ${language}${hides ? ', results hidden' : ''}: a followed team's match is told by one tab, from its start to its end`, async ({
    page,
    context,
    ownSite: site,
  }) => {
    const url = site.at(host);
    await context.grantPermissions(['notifications'], { origin: new URL(url).origin });
    await context.addCookies([{ name: 'language', value: language, domain: host, path: '/' }]);
    if (hides) await context.addCookies([{ name: 'viewing', value: 'hidden:0:', domain: host, path: '/' }]);
    await watchNotifications(context);
    await page.setViewportSize({ width, height: 740 });
    // Before any page is read: a day that was asked for earlier would be answered without the match for a while.
    const { teamId, matchId } = { teamId: 850_006, matchId: 2_253_369 };
    const control = siteControl(site.url, replayKey);
    const match = {
      matchId,
      hometeam: 'Nordlys',
      awayteam: 'Havørn',
      hometeamId: teamId,
      awayteamId: 850_008,
    };
    const address = new URL(await control.open(sport, match));
    const query = new URLSearchParams(address.search);
    await page.goto(
      `${url}/team?seasonId=${query.get('seasonId')}&tournamentId=${query.get('tournamentId')}&teamId=${teamId}`,
    );

    // Enabled by the bell, which follows the team too; a second tab stays silent.
    const bell = page.getByRole('button', { name: new RegExp(`^${m.team('')}`) }).first();
    await expect(bell).toHaveAttribute('aria-pressed', 'false');
    await bell.click();
    await expect(bell).toHaveAttribute('aria-pressed', 'true');
    const other = await context.newPage();
    await other.goto(url);

    let number = 0;
    const tell = async (body: Readonly<Record<string, unknown>>): Promise<void> => {
      number += 1;
      await control.publish(`match:${matchId}:all`, { MatchId: matchId, ClientId: `e${number}`, ...body });
    };
    const point = sport === 'volleyball' ? 'Point' : 'Goal';
    const allShown = async () => (await shownIn(page)).concat(await shownIn(other));
    // A start already in the history when the connection opens is no news, as on a busy machine: it is deleted and, once that has been
    // heard, reported again. Heard together, both would change nothing.
    await expect(async () => {
      await tell({ MatchEventType: 'Timer', Type: 4, Period: 200_051, Time: 0 });
      const started = expect.poll(async () => (await allShown()).map(({ body }) => body), { timeout: 5_000 });
      try {
        await started.toContain(m.started);
      } catch (error) {
        await tell({ MatchEventType: 'Delete', DeletedEventClientId: `e${number}` });
        throw error;
      }
    }).toPass({ timeout: 60_000, intervals: [3_000] });
    await tell({ MatchEventType: 'Timer', Type: 6, Period: 200_051, Time: 0 });
    await tell({ MatchEventType: point, Team: 'H', Period: 200_051, Time: 75, ClientId: 'goal' });
    await tell({ MatchEventType: 'Timer', Type: 5, Period: 200_051, Time: 1200 });
    await expect
      .poll(async () => (await allShown()).map(({ body }) => body), { timeout: 20_000 })
      .toContain(hides ? m.endedHidden : m.ended);
    const told = await allShown();
    expect([(await shownIn(page)).length, (await shownIn(other)).length]).toContain(0);
    const tags = told.map(({ tag, body }) => `${tag} ${body}`);
    expect(tags).toEqual([...new Set(tags)]);
    expect(told.every(({ path }) => path.startsWith('/livematch?') && path.includes(String(matchId)))).toBe(
      true,
    );
    if (sport === 'icehockey') {
      expect(told.map(({ title }) => title)).toContain('Nordlys 1–0 Havørn');
    }
    if (hides) expect(told.filter(({ title, body }) => /\d/.test(title + body))).toEqual([]);
    await other.close();
  });
}
