import { basename } from 'node:path';
import { summaryOf } from '@kampdag/core/live/figures/summary';
import { emptyMatch, matchAfterAll } from '@kampdag/core/live/match';
import { readMessage } from '@kampdag/core/live/wire/message';
import { Instant } from '@kampdag/core/time/instant';
import { expect } from '@playwright/test';
import { momentParameter } from '../../src/web/match/scrub/useScrubbing.ts';
import { recordingFiles } from '../core/live/cursor/matchesAtHand.ts';
import { leftWhileConnecting, test } from './support/journey.ts';
import { expectFigures } from './support/official.ts';
import { seenOnTabs } from './support/seen.ts';
import { recordingNamed, tellingKey, toldMatch } from './support/told.ts';
import { isWhole } from './support/whole.ts';

test.use({ siteOptions: { now: '2026-11-21T19:20:00+01:00', env: { KAMPDAG_LOCAL_KEY: tellingKey } } });

/** So many moments of a match are looked at. */
const moments = isWhole ? 20 : 5;

/** A match of each sport, told over a line that repeats, corrects and takes back; real ones too where they are at hand. */
const files = recordingFiles
  .filter((file) => isWhole || /(-messy|-corrections|001\.messy|0006\.messy|3-0\.messy)\.jsonl$/.test(file))
  .map((file) => file.replace(/\.jsonl$/, ''));

for (const file of files) {
  test(`${basename(file)}: at moments all along the match its score, periods, clock and players’ figures are those of the messages until then`, async ({
    page,
    ownSite: site,
    troubles,
  }) => {
    test.setTimeout(300_000);
    troubles.allow(leftWhileConnecting);
    const match = await toldMatch(file, site.url);
    await match.upTo(1);
    const { header } = recordingNamed(file);
    const history = match.told;
    const read = history.map(readMessage(header.match.matchId, header.sport));
    const none = emptyMatch(header.match.matchId, header.sport);
    const toldBy = (count: number) =>
      summaryOf(matchAfterAll(none, read.slice(0, count)), history[count - 1]?.timestamp ?? Instant(0));
    const everybody = Object.keys(toldBy(read.length).players);

    await page.goto(match.address);
    await expect(page.locator('main [data-connection="good"]')).toBeVisible();
    const before = await seenOnTabs(page);
    for (let moment = 1; moment <= moments; moment += 1) {
      const count = Math.round((moment * (read.length - 1)) / moments);
      const { players, clock, ...then } = toldBy(count);
      const serial = encodeURIComponent(history[count - 1]?.serial ?? '');
      await page.goto(`${match.address}&${momentParameter}=${serial}`);
      // Who has done nothing yet has noughts.
      const lines = Object.fromEntries(everybody.map((id) => [id, players[id] ?? {}]));
      await expectFigures(page, header.sport, { ...then, players: lines });
      if (clock.display !== null) await expect(page.getByRole('timer')).toHaveText(clock.display);
    }
    await page.getByRole('button', { name: /^(Back to|Tilbake til)/ }).click();
    await expect(page.locator('[data-travel]')).toHaveCount(0);
    expect(await seenOnTabs(page)).toEqual(before);
  });
}
