import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startSite } from '../journeys/support/site.ts';
import { chromiumOptions } from '../support/chromium.ts';
import { bareScript } from './page/bare.ts';
import { serve } from './page/served.ts';
import { type Expected, type Figures, press, profiles, visit } from './page/visit.ts';

/**
 * What a visitor feels of a cold page on a slow phone, a phone and a desktop, each watched for 15 seconds, beside a bare React page and the
 * same HTML without scripts, alternated in one run: when the true score stands there, when the page follows, when it answers a
 * press, requests and bytes, the last largest paint, blocking time, shift (quality.md §A). Medians. `npm run build` first;
 * nothing else should run.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    pages: { type: 'string', default: 'livematch,scoreboard,today,standings,player' },
    profiles: { type: 'string', default: 'slow phone,phone,desktop' },
  },
});
const rounds = Number(values.rounds);
const asked = values.pages.split(',');
const devices = profiles.filter(({ name }) => values.profiles.split(',').includes(name));

/** Milliseconds, unless told otherwise. */
const goals = {
  trueScore: { 'slow phone': 1_000, phone: 700, desktop: 400 },
  following: { 'slow phone': 4_500, phone: 2_200, desktop: 800 },
  press: { 'slow phone': 2_500 },
  requests: 30,
  kilobytes: { livematch: 400, scoreboard: 280 },
  blocked: 300,
  longestTask: 200,
  shift: 0.02,
  /** Of the bare page's. */
  largestPaint: 0.6,
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const htmlOf = async (url: string): Promise<string> => (await fetch(url)).text();

/** The markup and styles alone. */
const withoutScripts = (html: string): string =>
  html
    .replaceAll(/<script(?![^>]*application\/json)[^>]*>[^<]*<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');

const bareHtml =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<script type="module" src="/bare.js"></script></head><body><div id="root"></div></body></html>';

const site = await startSite({ now: '2026-11-21T19:20:00+01:00', seed: 1, port: 26_901 });

/** The first link on a page that leads to a route. */
const linkIn = async (path: string, route: string): Promise<string> => {
  const html = await htmlOf(`${site.url}${path}`);
  const found = new RegExp(`href="(${route}\\?[^"]+)"`).exec(html)?.[1];
  if (found === undefined) throw new Error(`${path} has no link to ${route}`);
  return found.replaceAll('&amp;', '&');
};

const live = await linkIn('/', '/livematch');
const matchId = Number(new URLSearchParams(live.split('?')[1]).get('matchId'));
const paths: Readonly<Record<string, string>> = {
  livematch: live,
  scoreboard: '/',
  today: '/today',
  standings: await linkIn('/', '/standings'),
  player: await linkIn(await linkIn('/', '/statistics/players'), '/player'),
};
const names = Object.keys(paths).filter((name) => asked.includes(name));
const hasScore = (name: string): boolean => ['livematch', 'scoreboard', 'today'].includes(name);

/** The score that the server has folded now. */
const expectedNow = async (): Promise<Expected> => {
  const { matches } = (await (await fetch(`${site.url}/api/kampdag/Live?date=11/21/2026`)).json()) as {
    readonly matches: readonly { readonly matchId: number; readonly score: { home: number; away: number } }[];
  };
  const found = matches.find((match) => match.matchId === matchId);
  if (found === undefined) throw new Error('the match is not in play');
  return { matchId, ...found.score };
};

const stills = await Promise.all(
  names.map(async (name) => [name, withoutScripts(await htmlOf(`${site.url}${paths[name] ?? ''}`))] as const),
);
const served = await serve(
  {
    '/': { type: 'text/html', text: '<!doctype html><title>Elsewhere</title>' },
    '/bare': { type: 'text/html', text: bareHtml },
    '/bare.js': { type: 'text/javascript', text: await bareScript() },
    ...Object.fromEntries(stills.map(([name, html]) => [`/${name}`, { type: 'text/html', text: html }])),
  },
  26_900,
);
const browser = await chromium.launch(chromiumOptions);

/** The median of a figure over rounds; null where it mostly did not happen. */
const over = (figures: readonly Figures[], read: (of: Figures) => number | null): number | null => {
  const known = figures.flatMap((one) => read(one) ?? []);
  return known.length * 2 > figures.length ? median(known) : null;
};

const against = (value: number | null, goal: number | undefined, unit = ' ms'): string => {
  const text = value === null ? '–' : `${value < 1 ? value.toFixed(3) : value.toFixed(0)}${unit}`;
  if (goal === undefined) return text;
  return `${text} (goal ${goal}: ${value !== null && value <= goal ? 'met' : 'missed'})`;
};

try {
  for (const profile of devices) {
    const seen = new Map<string, Figures[]>();
    const pressed = new Map<string, number[]>();
    const look = async (name: string, url: string, expected: Expected | null): Promise<void> => {
      const found = await visit(browser, profile, url, served.elsewhere, expected);
      seen.set(name, [...(seen.get(name) ?? []), found]);
    };
    for (let round = 0; round < rounds; round += 1) {
      await look('bare', `${served.url}/bare`, null);
      for (const name of names) {
        const url = `${site.url}${paths[name] ?? ''}`;
        await look(name, url, hasScore(name) ? await expectedNow() : null);
        await look(`${name}, still`, `${served.url}/${name}`, null);
        const at = await press(browser, profile, url, served.elsewhere, 'Date, league and team');
        pressed.set(name, [...(pressed.get(name) ?? []), at]);
      }
    }
    const figuresOf = (name: string): readonly Figures[] => seen.get(name) ?? [];
    const bare = over(figuresOf('bare'), ({ largestPaint }) => largestPaint) ?? Number.NaN;
    const device = profile.name as keyof typeof goals.trueScore;
    console.log(`${profile.name}: a bare React page's largest paint ${bare.toFixed(0)} ms`);
    for (const name of names) {
      const figures = figuresOf(name);
      const read = (of: (one: Figures) => number | null) => over(figures, of);
      const isSlow = profile.slower > 1;
      const largest = read((one) => one.largestPaint);
      const still = over(figuresOf(`${name}, still`), (one) => one.largestPaint);
      const lines = [
        `first paint ${against(
          read((one) => one.firstPaint),
          undefined,
        )}`,
        hasScore(name)
          ? `true score ${against(
              read((one) => one.trueScore),
              goals.trueScore[device],
            )}, following ${against(
              read((one) => one.following),
              goals.following[device],
            )}`
          : null,
        `answers a press ${against(
          median(pressed.get(name) ?? []),
          device === 'slow phone' ? goals.press[device] : undefined,
        )}`,
        `${against(
          read((one) => one.requests),
          goals.requests,
          ' requests',
        )}, ${against(
          read((one) => one.bytes / 1000),
          name === 'livematch' || name === 'scoreboard' ? goals.kilobytes[name] : undefined,
          ' KB',
        )}`,
        `last largest paint ${against(largest, undefined)}: ${((largest ?? Number.NaN) / bare).toFixed(2)} × bare (goal ${goals.largestPaint}), ${((largest ?? Number.NaN) / (still ?? Number.NaN)).toFixed(2)} × without scripts`,
        `blocked ${against(
          read((one) => one.blocked),
          isSlow ? goals.blocked : undefined,
        )}, longest task ${against(
          read((one) => one.longestTask),
          isSlow ? goals.longestTask : undefined,
        )}, shift ${against(Math.max(...figures.map(({ shift }) => shift)), goals.shift, '')} at most`,
      ];
      console.log(`  ${name}`);
      for (const line of lines) if (line !== null) console.log(`    ${line}`);
    }
  }
} finally {
  await browser.close();
  served.close();
  await site.stop();
}
