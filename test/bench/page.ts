import { chromium } from '@playwright/test';
import { startSite } from '../journeys/support/site.ts';
import { chromiumOptions } from '../support/chromium.ts';
import { bareScript } from './page/bare.ts';
import { serve } from './page/served.ts';
import { type Figures, visit } from './page/visit.ts';

/**
 * The first view of our pages against a bare React page and against the same HTML served without any script, alternated in
 * one run; the visitor comes from another site. `npm run build` first; nothing else should run. Arguments: rounds, then the pages to visit (all by default).
 */
const goals = { bare: 0.6, still: 1.1, blocked: 1.2, kilobytes: 90, elements: 900 };
const [roundsAsked = '5', ...asked] = process.argv.slice(2);
const rounds = Number(roundsAsked);
const port = 26_900;

const quantile = (values: readonly number[], q: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
};
const median = (values: readonly number[]): number => quantile(values, 0.5);

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

const paths: Readonly<Record<string, string>> = {
  scoreboard: '/',
  livematch: await linkIn('/', '/livematch'),
  standings: await linkIn('/', '/standings'),
  player: await linkIn(await linkIn('/', '/statistics/players'), '/player'),
};
const names = Object.keys(paths).filter((name) => asked.length === 0 || asked.includes(name));
const htmls = new Map<string, string>();
for (const name of names) htmls.set(name, await htmlOf(`${site.url}${paths[name] ?? ''}`));

const served = await serve(
  {
    '/': { type: 'text/html', text: '<!doctype html><title>Elsewhere</title>' },
    '/bare': { type: 'text/html', text: bareHtml },
    '/bare.js': { type: 'text/javascript', text: await bareScript() },
    ...Object.fromEntries(
      [...htmls].map(([name, html]) => [`/${name}`, { type: 'text/html', text: withoutScripts(html) }]),
    ),
  },
  port,
);
const browser = await chromium.launch(chromiumOptions);

const still = (name: string): string => `${name}, without scripts`;
const addresses = new Map([
  ['bare', `${served.url}/bare`],
  ...names.flatMap((name): [string, string][] => [
    [name, `${site.url}${paths[name] ?? ''}`],
    [still(name), `${served.url}/${name}`],
  ]),
]);

const seen = new Map<string, Figures[]>([...addresses.keys()].map((name) => [name, []]));
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, address] of addresses)
      seen.get(name)?.push(await visit(browser, address, served.elsewhere));
  }
} finally {
  await browser.close();
  served.close();
  await site.stop();
}

const figuresOf = (name: string): readonly Figures[] => seen.get(name) ?? [];

const ratio = (name: string, to: string): number =>
  median(figuresOf(name).map(({ lcp }, round) => lcp / (figuresOf(to)[round]?.lcp ?? Number.NaN)));

const blockedOf = (name: string): number => median(figuresOf(name).map(({ tbt }) => tbt));

for (const name of addresses.keys()) {
  const figures = figuresOf(name);
  const lcp = figures.map((one) => one.lcp);
  process.stdout.write(
    `${name.padEnd(27)} LCP ${median(lcp).toFixed(0)} ms (${quantile(lcp, 0.25).toFixed(0)}–${quantile(lcp, 0.75).toFixed(0)})` +
      `  blocked ${blockedOf(name).toFixed(0)} ms` +
      `  shift ${Math.max(...figures.map(({ cls }) => cls)).toFixed(4)} at most\n`,
  );
}
for (const name of names) {
  const kilobytes = Buffer.byteLength(htmls.get(name) ?? '') / 1000;
  process.stdout.write(
    `${name}: LCP ${ratio(name, 'bare').toFixed(2)} × bare (goal ${goals.bare}), ` +
      `${ratio(name, still(name)).toFixed(2)} × without scripts (goal ${goals.still}), ` +
      `blocked ${(blockedOf(name) / blockedOf('bare')).toFixed(2)} × bare (goal ${goals.blocked}), ` +
      `HTML ${kilobytes.toFixed(0)} KB (goal ${goals.kilobytes}), ` +
      `${median(figuresOf(name).map(({ elements }) => elements))} elements (goal ${goals.elements})\n`,
  );
}
