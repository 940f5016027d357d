import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import { languages } from '@kampdag/core/site/language';
import { Instant } from '@kampdag/core/time/instant';
import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/expectations.ts';
import { evening, leftWhileConnecting, test } from '../support/journey.ts';
import { settled } from '../support/settled.ts';
import { expectStill, watchShifts } from '../support/shifts.ts';
import { tour } from '../support/tour.ts';
import { isSameInEverySport, type Visit, visitsOf } from '../support/visits.ts';
import { isWhole } from '../support/whole.ts';
import { expectWholeWords } from '../support/wholeWords.ts';

const { seed } = evening;
const now = Instant(Date.parse(evening.now));

// Tracing axe takes longer than axe itself.
test.use({ trace: 'off' });

test.beforeEach(({ troubles }) => troubles.allow(leftWhileConnecting));

/** The federation's pictures expire; a dead address is part of its data. */
const goneAway = /Failed to load resource: .*kampdag\.invalid/;

/** The screens that differ most between sports. */
const ofMatch = /^(a finished match|a live match)$/;

/** Whether a deployment's screen is toured: all of the first's, what differs in the second's, and the other sports' matches; all with `isWhole`. */
const isToured = (ordinal: number, visit: Visit): boolean =>
  isWhole || ordinal === 0 || (ordinal === 1 ? !isSameInEverySport(visit) : ofMatch.test(visit.name));

const schemes = ['light', 'dark'] as const;

for (const [ordinal, deployment] of builtInDeployments.entries()) {
  for (const [turn, width] of (isWhole ? [360, 768, 1280, 1440] : [360, 1440]).entries()) {
    test(`${deployment.siteName}, ${width} px wide: every screen is there, accessible by day and by night, and stands still`, async ({
      page,
      context,
      site,
      troubles,
    }) => {
      troubles.allow(goneAway);
      await watchShifts(page);
      await page.setViewportSize({ width, height: 800 });
      const url = site.at(deployment.hosts[0]);
      const visits = (await visitsOf(deployment, { seed, now })).filter((visit) => isToured(ordinal, visit));
      await tour(visits, async ({ name, path }, place) => {
        if (!isWhole && place % 2 !== turn) return;
        const seen = Math.floor(place / 2);
        for (const language of isWhole
          ? languages
          : [languages[(seen + 1) % languages.length] ?? deployment.defaultLanguage]) {
          await context.addCookies([{ name: 'language', value: language, url }]);
          await page.goto(`${url}${path}`);
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
          await settled(page);
          await expectNoSidewaysScroll(page);
          const shown = isWhole ? schemes : [schemes[Math.floor(seen / 2) % 2] ?? 'light'];
          for (const colorScheme of shown) await page.emulateMedia({ colorScheme });
          // Before axe, which renders off-screen content.
          await expectStill(page, name);
          await expectWholeWords(page, name);
          for (const colorScheme of shown) {
            await page.emulateMedia({ colorScheme });
            await expectAccessible(page, seen === 0 ? 'page' : 'main');
          }
        }
      });
    });
  }
}
