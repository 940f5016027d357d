import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import { Instant } from '@kampdag/core/time/instant';
import { expect } from '@playwright/test';
import { matchTabs } from '../../../src/web/match/parts/matchTab.ts';
import { projectRoot } from '../../support/sources.ts';
import { evening, test } from '../support/journey.ts';
import { visitsOf } from '../support/visits.ts';

const folder = join(projectRoot, 'dist/current/web/assets');

const classesIn = (css: string): readonly string[] =>
  Array.from(css.matchAll(/\.([A-Za-z_][\w-]*)/g), ([, name = '']) => name);

const inlinedStyles = (html: string): string =>
  Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, css = '']) => css).join('\n');

const classesUsed = (html: string): readonly string[] => {
  const markup = html.slice(html.indexOf('<div id="root">'), html.indexOf('<template id="view-end"'));
  return [
    ...new Set(Array.from(markup.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat()),
  ];
};

/** A page at its own address, and at that of each of its tabs. */
const withTabs = (path: string): readonly string[] => {
  if (path.startsWith('/match?')) return matchTabs.map((tab) => `${path}&tab=${tab}`);
  return path.startsWith('/livematch?') ? ['1', '2', '3', '4'].map((tab) => `${path}&tab=${tab}`) : [path];
};

for (const deployment of builtInDeployments) {
  test(`${deployment.siteName}: every page comes with the styles of all that the server renders of it`, async ({
    site,
    request,
  }) => {
    const styled = new Set(
      readdirSync(folder)
        .filter((file) => file.endsWith('.css'))
        .flatMap((file) => classesIn(readFileSync(join(folder, file), 'utf8'))),
    );
    const visits = await visitsOf(deployment, { seed: evening.seed, now: Instant(Date.parse(evening.now)) });
    const missing: string[] = [];
    for (const path of visits.flatMap((visit) => withTabs(visit.path))) {
      const { host } = new URL(site.at(deployment.hosts[0]));
      const html = await (await request.get(`${site.url}${path}`, { headers: { host } })).text();
      const inlined = new Set(classesIn(inlinedStyles(html)));
      const without = classesUsed(html).filter((name) => styled.has(name) && !inlined.has(name));
      if (without.length > 0) missing.push(`${path}: ${without.join(' ')}`);
    }
    expect(missing).toEqual([]);
  });
}
