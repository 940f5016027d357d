import { setTimeout as delay } from 'node:timers/promises';
import { dayOfSeason } from '@kampdag/core/gateway/composed/dayOfSeason';
import type { Browser, Page } from '@playwright/test';
import { option } from 'fp-ts';
import type { SiteControl } from '../../../src/cli/replay/serveRecording.ts';
import { event, matchOf, opening } from './play.ts';
import { type Seen, seenSince, watch } from './watch.ts';

/** Matches of the day, those of them that are played, and the leagues they are in. */
const [matches, live, leagues] = [1000, 30, 25];

const firstLive = 9_100_001;

interface Day {
  readonly leagues: readonly {
    readonly league: object;
    readonly matches: readonly Readonly<Record<string, unknown>>[];
  }[];
}

/** The day that the site gives, with its live matches, filled up with matches to come in leagues of as many each. */
const filled = ({ leagues: [first] }: Day): Day => {
  const guests = (first?.matches ?? []).filter(({ matchId }) => Number(matchId) >= firstLive);
  const [model] = guests;
  const each = Math.ceil((matches - guests.length) / leagues);
  return {
    leagues: Array.from({ length: leagues }, (_, at) => ({
      ...first,
      league: { ...first?.league, tournamentId: 900_000 + at, tournamentName: `Liga ${at + 1}` },
      matches: [
        ...(at === 0 ? guests : []),
        ...Array.from({ length: each }, (__, no) => ({
          ...model,
          matchId: 9_200_000 + at * 1000 + no,
          tournamentId: 900_000 + at,
          matchStartTime: 2300,
          matchEndTime: 2359,
          liveClientType: 'None',
        })),
      ],
    })),
  };
};

/** Answers the page's question for the day with the filled one. */
const fill = (page: Page): Promise<unknown> =>
  page.route('**/api/gateway', async (route) => {
    const asked = (route.request().postDataJSON() as { readonly path?: string } | null)?.path ?? '';
    if (option.isNone(dayOfSeason.read(asked))) return route.continue();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, json: filled((await answer.json()) as Day) });
  });

/** What a page of a thousand matches, 30 of them live, does while it is drawn, when goals come in, and when it is scrolled, CPU 4×. */
export interface TodaySeen {
  readonly rows: number;
  readonly drawing: Seen;
  readonly goals: Seen;
  readonly scrolling: Seen;
}

/** Opens Today with a thousand matches and has a goal come in each second. */
export const watchToday = async (
  browser: Browser,
  control: SiteControl,
  { url, date, seconds }: { readonly url: string; readonly date: string; readonly seconds: number },
): Promise<TodaySeen> => {
  for (let at = 0; at < live; at += 1) {
    const matchId = firstLive + at;
    await control.open('icehockey', matchOf(matchId, date));
    for (const body of opening(matchId)) await control.publish(`match:${matchId}:all`, body);
  }
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await watch(page);
  await fill(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${url}/standings`);
  // Before the page is awake a link loads a page anew, which brings the day as the site has it.
  await page.locator('main [data-overflow]').first().waitFor();
  await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Today' }).click();
  await page
    .locator('main li')
    .nth(matches - 10)
    .waitFor({ state: 'attached', timeout: 60_000 });
  await delay(3000);
  const drawing = await seenSince(page);
  for (let at = 0; at < seconds; at += 1) {
    // Every fortieth event of the bench's play is a goal.
    const matchId = firstLive + (at % 8);
    await control.publish(`match:${matchId}:all`, event(matchId, 39 + 40 * Math.floor(at / 8)));
    await delay(1000);
  }
  const goals = await seenSince(page);
  for (let at = 0; at < 40; at += 1) {
    await page.mouse.wheel(0, 1500);
    await delay(60);
  }
  const scrolling = await seenSince(page);
  const rows = await page.locator('main li').count();
  await context.close();
  for (let at = 0; at < live; at += 1) await control.close(firstLive + at);
  return { rows, drawing, goals, scrolling };
};
