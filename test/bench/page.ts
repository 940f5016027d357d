import { chromium } from '@playwright/test';
import { startSite } from '../journeys/support/site.ts';
import { bareScript } from './page/bare.ts';
import { serve } from './page/served.ts';
import { type Figures, visit } from './page/visit.ts';

/**
 * The first view of our pages against a bare React page and against the same HTML served without any script, alternated in
 * one run. `npm run build` first; nothing else should run. Goals (quality.md §A): LCP ≤ 0.45 × bare and ≤ 1.3 × static,
 * CLS ≤ 0.02.
 */
const rounds = Number(process.argv[2] ?? 7);
const port = 26_900;

const quantile = (values: readonly number[], q: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
};
const median = (values: readonly number[]): number => quantile(values, 0.5);

const htmlOf = async (url: string): Promise<string> => (await fetch(url)).text();

/** The markup and styles alone. */
const withoutScripts = (html: string): string =>
  html.replaceAll(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '');

const bareHtml =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<script type="module" src="/bare.js"></script></head><body><div id="root"></div></body></html>';

const site = await startSite({ now: '2026-11-21T19:20:00+01:00', seed: 1, port: 26_901 });
const board = await htmlOf(site.url);
const live = /href="(\/livematch\?[^"]+)"/.exec(board)?.[1]?.replaceAll('&amp;', '&') ?? '/';
const served = await serve(
  {
    '/bare': { type: 'text/html', text: bareHtml },
    '/bare.js': { type: 'text/javascript', text: await bareScript() },
    '/scoreboard': { type: 'text/html', text: withoutScripts(board) },
    '/livematch': { type: 'text/html', text: withoutScripts(await htmlOf(`${site.url}${live}`)) },
  },
  port,
);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
});

const addresses = {
  bare: `${served.url}/bare`,
  scoreboard: `${site.url}/`,
  'scoreboard, static': `${served.url}/scoreboard`,
  livematch: `${site.url}${live}`,
  'livematch, static': `${served.url}/livematch`,
} as const;
type Name = keyof typeof addresses;
const names = Object.keys(addresses) as readonly Name[];

const seen: Record<Name, Figures[]> = {
  bare: [],
  scoreboard: [],
  'scoreboard, static': [],
  livematch: [],
  'livematch, static': [],
};
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) seen[name].push(await visit(browser, addresses[name]));
  }
} finally {
  await browser.close();
  served.close();
  await site.stop();
}

const ratios = (name: Name, to: Name): readonly number[] =>
  seen[name].map(({ lcp }, round) => lcp / (seen[to][round]?.lcp ?? Number.NaN));

for (const name of names) {
  const figures = seen[name];
  const lcp = figures.map((one) => one.lcp);
  process.stdout.write(
    `${name.padEnd(19)} LCP ${median(lcp).toFixed(0)} ms (${quantile(lcp, 0.25).toFixed(0)}–${quantile(lcp, 0.75).toFixed(0)})` +
      `  TBT ${median(figures.map(({ tbt }) => tbt)).toFixed(0)} ms` +
      `  CLS ${Math.max(...figures.map(({ cls }) => cls)).toFixed(4)} at most\n`,
  );
}
for (const name of ['scoreboard', 'livematch'] as const) {
  process.stdout.write(
    `${name}: LCP ${median(ratios(name, 'bare')).toFixed(2)} × bare (goal 0.45), ` +
      `${median(ratios(name, `${name}, static`)).toFixed(2)} × the same HTML served static (goal 1.3)\n`,
  );
}
