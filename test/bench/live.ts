import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { siteControl } from '../../src/cli/replay/serveRecording.ts';
import { replayedMatch } from '../journeys/support/replayedMatch.ts';
import { startSite } from '../journeys/support/site.ts';
import { chromiumOptions } from '../support/chromium.ts';
import { watchMoments } from './live/moment.ts';
import { event, matchOf, opening } from './live/play.ts';
import { watchToday } from './live/today.ts';
import { seenSince, watch, watchRows } from './live/watch.ts';

/**
 * A live page with the CPU throttled 4×: at a hundred events a second (`npm run bench:live -- SECONDS`, a minute by default),
 * all events shown, with someone who touches it; then how long one event takes from being published to being painted at a
 * normal rate, on this machine and throttled; then how a list of 3,000 events is opened and takes one more. `npm run build` first; nothing else should run.
 * Any moment of a match of 700 messages (`--moment`: that alone): from a key to its paint under 100 ms, and no frame of 50 ms while it
 * plays at 60×. First, Today with a thousand matches of which 30 are live, a goal a second (`--today`: that alone; no frame of 50 ms).
 * With `--attacker`: a thousand followers beside attackers instead (attackers.ts).
 * Goals (quality.md §A): no frame over 100 ms after the first second, input under 100 ms, memory level afterwards, event to
 * paint under 100 ms at the 99th percentile.
 */
if (process.argv.includes('--attacker')) {
  await import('./attackers.ts');
  process.exit(0);
}
const seconds = Number(process.argv.find((each) => /^\d+$/.test(each)) ?? 60);
const perSecond = 100;
const date = '2026-11-21';
const allEvents = 'goal,penalty,shot,faceoff,penaltyShot,shootout,timeout,timer,playerTime';

const quantile = (values: readonly number[], q: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
};
const say = (text: string): void => console.log(text);
const ms = (value: number): string => `${value.toFixed(0)} ms`;
const spread = (values: readonly number[]): string =>
  `p50 ${ms(quantile(values, 0.5))}, p99 ${ms(quantile(values, 0.99))}, longest ${ms(Math.max(0, ...values))}`;

/** Frames as one sees them: how many are long, how long the longest of a hundred of those is, how many are over the goal. */
const long = (frames: readonly number[]): string =>
  frames.length === 0
    ? 'no frame of 50 ms'
    : `${frames.length} frames of 50 ms and more, their p50 ${ms(quantile(frames, 0.5))}, p99 ${ms(quantile(frames, 0.99))}, longest ${ms(Math.max(...frames))}, ${frames.filter((frame) => frame > 100).length} over 100 ms`;

const key = `bench.${randomBytes(4).toString('hex')}:${randomBytes(16).toString('hex')}`;
const port = Number(process.env['BENCH_PORT'] ?? 26_910);
const site = await startSite({
  now: `${date}T19:20:00+01:00`,
  seed: 1,
  port,
  env: { KAMPDAG_LOCAL_KEY: key, KAMPDAG_RATE_LIMIT: '0' },
});
const control = siteControl(site.url, key);
const browser = await chromium.launch(chromiumOptions);

const open = async (
  address: string,
  notesRows = false,
): Promise<{ readonly page: Page; readonly cdp: CDPSession }> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });
  await context.addCookies([{ name: 'language', value: 'en', url: address }]);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await watch(page);
  if (notesRows) await watchRows(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address);
  await page.getByRole('tab').first().waitFor();
  await page.getByRole('button', { name: 'Replay' }).waitFor();
  return { page, cdp };
};

/** The processor time of the page's main thread so far, in ms. */
const busyOf = async (cdp: CDPSession): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
};

const heapOf = async (cdp: CDPSession): Promise<number> => {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1_048_576;
};

const opened = async (matchId: number): Promise<string> => {
  const address = await control.open('icehockey', matchOf(matchId, date));
  for (const body of opening(matchId)) await control.publish(`match:${matchId}:all`, body);
  return `${address}&events=${allEvents}`;
};

const underLoad = async (): Promise<void> => {
  const matchId = 9_000_001;
  const { page, cdp } = await open(await opened(matchId));
  await delay(3000);
  const before = await heapOf(cdp);
  await seenSince(page);
  const startedAt = performance.now();
  let sent = 0;
  const stop = new AbortController();
  /** Six at a time, in their order as nearly as that goes. */
  const publish = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      if (sent < ((performance.now() - startedAt) / 1000) * perSecond) {
        const number = sent;
        sent += 1;
        await control.publish(`match:${matchId}:all`, event(matchId, number));
      } else await delay(5);
    }
  };
  const busyBefore = await busyOf(cdp);
  const touches: Promise<void>[] = [];
  await page.getByRole('button', { name: /^Filter/ }).click();
  const target = (await page.getByRole('button', { name: 'Goals' }).boundingBox()) ?? { x: 0, y: 0 };
  const publishers = Array.from({ length: 6 }, publish);
  await delay(1000);
  await seenSince(page);
  while (performance.now() - startedAt < seconds * 1000) {
    touches.push(page.mouse.click(target.x + 8, target.y + 8));
    await delay(2000);
  }
  stop.abort();
  await Promise.all([...publishers, ...touches]);
  const busy = (await busyOf(cdp)) - busyBefore;
  const { frames, tasks, inputs, shift } = await seenSince(page);
  say(`${sent} events in ${seconds} s, CPU 4×:`);
  say(`  ${long(frames)}; ${tasks.length} tasks over 50 ms, the longest ${ms(Math.max(0, ...tasks))}`);
  say(`  main thread ${(busy / sent).toFixed(2)} ms of processor time an event`);
  say(`  input to next paint, ${inputs.length} events: ${spread(inputs)}`);
  await page.getByRole('tab').last().click();
  await delay(2000);
  say(
    `  heap ${before.toFixed(1)} MB before, ${(await heapOf(cdp)).toFixed(1)} MB after; layout shift ${shift.toFixed(4)}`,
  );
  await page.context().close();
};

/**
 * What this machine itself does to frames and inputs: a bare page, throttled as much, that puts ten lines of text a tenth of a
 * second at the head of a list of them, with someone who touches a button of it.
 */
const bare = async (): Promise<void> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await watch(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${site.url}/robots.txt`);
  await page.setContent('<button aria-pressed="false">Goals</button><ol></ol>');
  await page.evaluate(() => {
    const list = document.querySelector('ol');
    const button = document.querySelector('button');
    button?.addEventListener('click', () =>
      button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true')),
    );
    let number = 0;
    setInterval(() => {
      for (let at = 0; at < 10; at += 1) {
        const line = document.createElement('li');
        number += 1;
        line.textContent = `12:${String(number).padStart(5, '0')} Shot on goal, Nordlys Hockeyklubb, saved by #20 Vik`;
        list?.prepend(line);
      }
      while ((list?.children.length ?? 0) > 64) list?.lastElementChild?.remove();
    }, 100);
  });
  await delay(1000);
  await seenSince(page);
  const startedAt = performance.now();
  while (performance.now() - startedAt < seconds * 1000) {
    await page.getByRole('button').click();
    await delay(2000);
  }
  const { frames, inputs } = await seenSince(page);
  say(`a bare page with as many lines of text, ${seconds} s, CPU 4×: ${long(frames)}`);
  say(`  input to next paint, ${inputs.length} events: ${spread(inputs)}`);
  await context.close();
};

const normalRate = async (matchId: number, slower: number): Promise<void> => {
  const { page, cdp } = await open(await opened(matchId), true);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await delay(2000);
  const published: Record<string, number> = {};
  for (let number = 1; number <= 100; number += 1) {
    const body = event(matchId, number);
    const time = `00:${String(number % 60).padStart(2, '0')}`;
    const shown = number < 60 ? time : `01:${String(number % 60).padStart(2, '0')}`;
    published[shown] = Date.now();
    await control.publish(`match:${matchId}:all`, body);
    await delay(250);
  }
  await delay(1000);
  const { painted } = await seenSince(page);
  const waits = Object.entries(published).flatMap(([time, at]) => {
    const shown = painted[time];
    return shown === undefined ? [] : [shown - at];
  });
  say(`published to painted, 4 a second, CPU ${slower}×, ${waits.length} of 100 seen: ${spread(waits)}`);
  await page.context().close();
};

const longList = async (): Promise<void> => {
  const matchId = 9_000_003;
  const address = await opened(matchId);
  for (let from = 0; from < 3000; from += 50) {
    await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        control.publish(`match:${matchId}:all`, event(matchId, from + at)),
      ),
    );
  }
  const { page, cdp } = await open(address);
  await page.locator('[data-kind]').nth(2990).waitFor({ state: 'attached', timeout: 60_000 });
  const drawing = await seenSince(page);
  say(
    `3,000 events opened, CPU 4×: ${long(drawing.frames)}; longest task ${ms(Math.max(0, ...drawing.tasks))}`,
  );
  const busy = await busyOf(cdp);
  for (let number = 3000; number < 3040; number += 1) {
    await control.publish(`match:${matchId}:all`, event(matchId, number));
    await delay(250);
  }
  const following = await seenSince(page);
  const cost = ((await busyOf(cdp)) - busy) / 40;
  say(
    `  40 more, 4 a second: ${long(following.frames)}; ${following.tasks.length} tasks over 50 ms; ${cost.toFixed(1)} ms of processor time an event`,
  );
  for (let at = 0; at < 40; at += 1) {
    await page.mouse.wheel(0, 1500);
    await delay(60);
  }
  const scrolling = await seenSince(page);
  say(`  scrolled through: ${long(scrolling.frames)}; heap ${(await heapOf(cdp)).toFixed(1)} MB`);
  for (const tab of [1, 2, 3]) {
    await page.getByRole('tab').nth(tab).click();
    await delay(1500);
    await seenSince(page);
    const before = await busyOf(cdp);
    for (let number = 0; number < 20; number += 1) {
      await control.publish(`match:${matchId}:all`, event(matchId, 3040 + 20 * tab + number));
      await delay(200);
    }
    const { frames, tasks } = await seenSince(page);
    const each = ((await busyOf(cdp)) - before) / 20;
    say(
      `  tab ${tab + 1}, 20 events: ${long(frames)}; longest task ${ms(Math.max(0, ...tasks))}; ${each.toFixed(1)} ms of processor time an event`,
    );
  }
  await page.context().close();
};

const today = async (): Promise<void> => {
  const { rows, drawing, goals, scrolling } = await watchToday(browser, control, {
    url: site.url,
    date,
    seconds: 30,
  });
  say(`Today with ${rows} rows, 30 matches live, CPU 4×: ${long(drawing.frames)} while it is drawn`);
  say(`  a goal a second: ${long(goals.frames)}; longest task ${ms(Math.max(0, ...goals.tasks))}`);
  say(`  scrolled through: ${long(scrolling.frames)}`);
};

/** Recordings of some 700 messages, told as fast as 60× goes through them: ten a second. */
const moments = async (): Promise<void> => {
  const names = ['basketball-overtime-messy', 'hockey-plain-win'] as const;
  const told = await Promise.all(names.map((name) => replayedMatch(name, site.url, key)));
  for (let part = 1; part <= 700; part += 1) {
    await Promise.all([...told.map(({ upTo }) => upTo(part / 700)), delay(100)]);
  }
  for (const [at, { address }] of told.entries()) {
    const { page, cdp } = await open(`${address}&events=all`);
    const { keys, busy, held, heldDrawn, playing } = await watchMoments(page, cdp, busyOf);
    const firsts = keys.map(({ first }) => first);
    const lasts = keys.map(({ drawn }) => drawn);
    const slowest = keys.toSorted((a, b) => b.first - a.first).slice(0, 4);
    say(`any moment of ${names[at]}, CPU 4×, ${keys.length} keys to the first paint: ${spread(firsts)}`);
    say(
      `  slowest: ${slowest.map(({ key, place, first }) => `${ms(first)} (${key}, key ${place})`).join(', ')}`,
    );
    say(`  to the last paint on the screen: ${spread(lasts)}; main thread ${ms(busy)} a key`);
    const drawn = Number.isNaN(heldDrawn) ? 'nothing drawn' : `drawn ${ms(heldDrawn)}`;
    say(`  an arrow key held, 30 a second: ${long(held.frames)}; ${drawn} after the last`);
    say(
      `  played as fast as 60×: ${long(playing.frames)}; longest task ${ms(Math.max(0, ...playing.tasks))}`,
    );
    await page.context().close();
  }
};

say(`load average ${loadavg()[0]?.toFixed(1) ?? '?'}`);
try {
  const isAlone = ['--today', '--moment'].some((one) => process.argv.includes(one));
  if (!process.argv.includes('--moment')) await today();
  if (!process.argv.includes('--today')) await moments();
  if (!isAlone) {
    await normalRate(9_000_002, 1);
    await normalRate(9_000_004, 4);
    await longList();
    await bare();
    await underLoad();
  }
} finally {
  await browser.close();
  await site.stop();
}
say(`load average ${loadavg()[0]?.toFixed(1) ?? '?'}`);
