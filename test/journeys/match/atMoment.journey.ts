import { basename } from 'node:path';
import { summaryOf } from '@kampdag/core/live/figures/summary';
import { emptyMatch, matchAfterAll } from '@kampdag/core/live/match';
import { readMessage } from '@kampdag/core/live/wire/message';
import { momentParameter } from '@kampdag/core/site/paths';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { Instant } from '@kampdag/core/time/instant';
import { expect } from '@playwright/test';
import { volleyballMessages } from '../../../src/web/sports/volleyball/liveMessages.ts';
import { recordingFiles, recordingIn } from '../../support/recorded/recordings.ts';
import { leftWhileConnecting, test } from '../support/journey.ts';
import { expectFigures } from '../support/official.ts';
import { publishing, recordingNamed, replayedMatch } from '../support/replayedMatch.ts';
import { seenOnTabs } from '../support/seen.ts';
import { settled } from '../support/settled.ts';
import { isWhole, oneOf } from '../support/whole.ts';

test.use({ siteOptions: publishing });

test.beforeEach(({ troubles }) => troubles.allow(leftWhileConnecting));

/** The type of the message that stops the clock. */
const stopped = 2;

/** The share of a recording up to the clock's last stop before its middle: with a stopped clock the page shows the same at any hour. */
const shareUntilStop = (name: string): number => {
  const { messages } = recordingNamed(name);
  const half = messages.slice(0, messages.length / 2);
  const last = half.findLastIndex(({ data }) => {
    const { MatchEventType, Type } = Object(data) as Readonly<Record<string, unknown>>;
    return MatchEventType === 'Timer' && Type === stopped;
  });
  return (last + 1) / messages.length;
};

/** A phone in Norwegian; the moments below are tried on a desktop in each site’s own language. */
const channelEnds = oneOf(
  [
    ['hockey-overtime-corrections', 1280, 'en'],
    ['basketball-plain', 360, 'no'],
  ] as const,
  1,
);

for (const [name, width, language] of channelEnds) {
  test(`${name}, ${width} px: a moment’s address shows what the page showed whose channel ended there`, async ({
    page,
    context,
    site,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const match = await replayedMatch(name, site.url);
    await context.addCookies([{ name: 'language', value: language, url: new URL(match.address).origin }]);
    await match.upTo(shareUntilStop(name));
    await page.goto(match.address);
    // The oldest events and the export follow hydration.
    await settled(page);
    const ended = await seenOnTabs(page);
    expect(ended.length).toBeGreaterThan(2);
    await page.goto(match.address);
    await page.getByRole('button', { name: language === 'no' ? 'Spol tilbake' : 'Replay' }).click();
    await expect(page).toHaveURL(/[?&]at=\d/);
    const moment = page.url();
    await match.upTo(1);
    await page.goto(moment);
    await expect(page.locator('[data-scrub]')).toBeVisible();
    await settled(page);
    expect(await seenOnTabs(page)).toEqual(ended);
  });
}

/** The moments that are looked at along each match. */
const moments = isWhole ? 20 : 3;

/** A recording with repetitions, corrections and deletions of a sport with a clock and one without; all recordings at hand with `isWhole`. */
const files = isWhole
  ? recordingFiles
  : (['icehockey', 'volleyball'] as const).flatMap(
      (sport) =>
        recordingFiles.findLast(
          (file) => /messy|corrections/.test(file) && recordingIn(file).header.sport === sport,
        ) ?? [],
    );

for (const file of files) {
  const name = basename(file, '.jsonl');
  test(`${name}: moments along the match have the score, periods, clock and players’ figures of its messages until then`, async ({
    page,
    site,
  }) => {
    const { header } = recordingIn(file);
    const match = await replayedMatch(file.replace(/\.jsonl$/, ''), site.url);
    await match.upTo(1);
    const { published, address } = match;
    const messages = published.map(readMessage(header.match.matchId, sportOf(header.sport)));
    const none = emptyMatch(header.match.matchId, sportOf(header.sport));
    const after = (count: number) =>
      summaryOf(matchAfterAll(none, messages.slice(0, count)), published[count - 1]?.timestamp ?? Instant(0));
    const everybody = Object.keys(after(messages.length).players);

    await page.goto(address);
    await expect(page.locator('main [data-connection="good"]')).toBeVisible();
    const before = await seenOnTabs(page);
    for (let moment = 1; moment <= moments; moment += 1) {
      const count = Math.round((moment * (messages.length - 1)) / moments);
      const { players, clock, score, sets, periods } = after(count);
      const serial = encodeURIComponent(published[count - 1]?.serial ?? '');
      await page.goto(`${address}&${momentParameter}=${serial}`);
      // Those who have done nothing yet have zeros.
      const lines = Object.fromEntries(everybody.map((id) => [id, players[id] ?? {}]));
      const ended = sets === null ? periods : periods.slice(0, sets.home + sets.away);
      await expectFigures(page, header.sport, { score, periods: ended, players: lines });
      const set = sets === null ? undefined : periods.at(-1);
      if (set !== undefined)
        await expect(page.getByRole('main')).toContainText(
          volleyballMessages.no.set.points(set.home, set.away),
        );
      if (clock.display !== null) await expect(page.getByRole('timer')).toContainText(clock.display);
    }
    await page.getByRole('button', { name: /^(Back to|Tilbake til)/ }).click();
    await expect(page.locator('[data-scrub]')).toHaveCount(0);
    expect(await seenOnTabs(page)).toEqual(before);
  });
}
