import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { evening, test, withoutNetwork } from '../support/journey.ts';
import { playsShown } from '../support/matches.ts';
import { expectOfficial } from '../support/official.ts';
import { publishing, replayedMatch } from '../support/replayedMatch.ts';
import { watchSockets } from '../support/sockets.ts';
import { fewOf, isWhole, oneOf } from '../support/whole.ts';

test.use({ siteOptions: publishing });

const matches = [
  'hockey-overtime-corrections',
  'basketball-overtime-messy',
  'volleyball-five-sets-messy',
  'handball-messy',
];

/** For tests where one sport is enough, unless `isWhole`. */
const some = oneOf(matches);

for (const name of fewOf(matches)) {
  test(`${name}: a match published at high speed ends with the official figures; a socket that is cut five times loses nothing and doubles nothing`, async ({
    page,
    site,
    troubles,
  }) => {
    troubles.allow(/WebSocket/);
    const sockets = await watchSockets(page);
    const play = await replayedMatch(name, site.url);
    await page.goto(play.address);
    for (const share of [1, 2, 3, 4, 5].map((part) => part / 6)) {
      await play.upTo(share);
      await sockets.cut();
    }
    await play.upTo(1);
    await expectOfficial(page, name);
  });
}

for (const name of some) {
  test(`${name}: after a crash in mid-match that loses everything, the match is republished, and nothing is lost or doubled`, async ({
    page,
    ownSite: site,
    troubles,
  }) => {
    troubles.allow(withoutNetwork);
    const play = await replayedMatch(name, site.url);
    await page.goto(play.address);
    await play.upTo(0.5);
    await expect.poll(async () => (await playsShown(page)).length).toBeGreaterThan(0);
    await site.kill();
    await site.restart();
    await play.again();
    await play.upTo(1);
    await expectOfficial(page, name);
  });
}

test.describe('far away, with a wrong clock', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  for (const name of some) {
    test(`${name}: a device in Tokyo whose clock is an hour fast shows the same match`, async ({
      page,
      site,
    }) => {
      await page.clock.install({ time: Date.parse(evening.now) + 3_600_000 });
      const play = await replayedMatch(name, site.url);
      await page.goto(play.address);
      await play.upTo(0.5);
      if (!name.startsWith('volleyball')) {
        await expect(page.getByRole('timer')).toHaveText(/^\d\d:\d\d$/);
      }
      await play.upTo(1);
      await expectOfficial(page, name);
    });
  }
});

/** Milliseconds offline; a whole minute with `isWhole`. The wait is real. */
const away = isWhole ? 60_000 : 8_000;

for (const name of some) {
  test(`${name}: an offline page says so, and has everything it missed when back online`, async ({
    page,
    context,
    site,
    troubles,
  }) => {
    troubles.allow(withoutNetwork);
    const sockets = await watchSockets(page);
    const play = await replayedMatch(name, site.url);
    await page.goto(play.address);
    await play.upTo(0.4);
    await expect.poll(async () => (await playsShown(page)).length).toBeGreaterThan(0);
    await context.setOffline(true);
    await sockets.cut();
    await play.upTo(1);
    await expect(page.getByRole('main')).toContainText(/Connection lost since|Mistet forbindelsen/);
    await delay(away);
    await context.setOffline(false);
    await expectOfficial(page, name);
  });
}
