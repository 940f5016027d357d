import { correctionsOf } from '@kampdag/core/live/cursor/corrections';
import { emptyMatch, matchAfterAll, matchUntil } from '@kampdag/core/live/match';
import { scoreOf } from '@kampdag/core/live/score/score';
import { scoreText } from '@kampdag/core/live/score/scoreText';
import { readMessage } from '@kampdag/core/live/wire/message';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { expect } from '@playwright/test';
import { correctionMessages } from '../../../src/web/match/corrections/correctionMessages.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expectations.ts';
import { leftWhileConnecting, test } from '../support/journey.ts';
import { publishing, recordingNamed, replayedMatch } from '../support/replayedMatch.ts';
import { oneOf } from '../support/whole.ts';

test.use({ siteOptions: publishing });

test.beforeEach(({ troubles }) => troubles.allow(leftWhileConnecting));

/** The other way than that of the journey from the day’s corrections (narrationAndCorrections.journey.ts). */
const ways = oneOf(
  [
    ['hockey-overtime-corrections', 'en', 360],
    ['basketball-overtime-messy', 'no', 1280],
  ] as const,
  1,
);

for (const [name, language, width] of ways) {
  const m = correctionMessages[language];

  test(`${name}, ${width} px, ${language}: every correction of a match is on its page and on its day’s, which leads to the moment, by keyboard`, async ({
    page,
    context,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const told = await replayedMatch(name, site.url);
    await told.upTo(1);
    const { header } = recordingNamed(name);
    const { matchId } = header.match;
    const match = matchAfterAll(
      emptyMatch(matchId, sportOf(header.sport)),
      told.published.map(readMessage(matchId, sportOf(header.sport))),
    );
    const corrections = correctionsOf(match);
    expect(corrections.length).toBeGreaterThan(2);
    await context.addCookies([{ name: 'language', value: language, url: new URL(told.address).origin }]);
    await page.goto(told.address);

    const card = page.locator(`[data-corrections="${corrections.length}"]`);
    await card.getByRole('button', { name: m.show(corrections.length) }).press('Enter');
    await expect(card.getByText(m.said, { exact: true })).toHaveCount(corrections.length);
    const ofScore = corrections.flatMap(({ score }) => (score === null ? [] : [score]));
    for (const { before, after } of ofScore)
      await expect(card.getByText(m.score(scoreText(before), scoreText(after))).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'main');

    await card.getByRole('link', { name: m.allOfDay }).press('Enter');
    const ofMatch = page.locator(`[data-corrected="${matchId}"]`);
    await expect(ofMatch.getByText(m.title(corrections.length), { exact: true })).toBeVisible({
      timeout: 40_000,
    });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'main');
    const last = corrections.at(-1)?.moment.serial;
    if (last === undefined) throw new Error('nothing was corrected');
    await ofMatch.locator('time a').first().press('Enter');
    await expect(page).toHaveURL(new RegExp(`/livematch\\?.*[?&]at=${encodeURIComponent(last)}`));
    await expect(page).toHaveTitle(new RegExp(scoreText(scoreOf(matchUntil(match, last)))));
  });
}
