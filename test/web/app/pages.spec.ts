import { sportKinds } from '@kampdag/core/sportKind';
import { describe, expect, it } from 'vitest';
import { canonicalAddress, pageAt, queryOf } from '../../../src/web/app/pageAt.ts';
import { notFound, pages } from '../../../src/web/app/pages.ts';
import { matchTabs } from '../../../src/web/match/parts/matchTab.ts';
import { projectFiles } from '../../support/sources.ts';
import { rendered } from './site.tsx';

describe('a page of the site', () => {
  it('names existing modules for every sport: the server inlines their styles', () => {
    const files = new Set(projectFiles());
    const queries = [undefined, ...matchTabs].map(
      (tab) => new URLSearchParams(tab === undefined ? {} : { tab }),
    );
    const named = [...pages, notFound].flatMap(({ modules, lazyModules }) =>
      sportKinds.flatMap((sport) =>
        modules(sport).concat(queries.flatMap((query) => lazyModules?.(sport, query) ?? [])),
      ),
    );
    expect(named.filter((module) => !files.has(module))).toEqual([]);
  });

  it.each([
    ['/standings?fbclid=x&tournamentId=11&utm_source=y', '/standings?tournamentId=11'],
    ['/standings?tournamentId=11&seasonId=1', '/standings?seasonId=1&tournamentId=11'],
    ['/standings?tournamentId=11&tournamentId=12', '/standings?tournamentId=11'],
    ['/Standings/?sort=-points#top', '/standings?sort=-points'],
    ['/?x', '/'],
    ['/nobody/knows?fbclid=x&seasonId=1', '/nowhere?seasonId=1'],
    ['//', '/nowhere'],
    ['//evil.example', '/nowhere'],
    ['/standings//', '/nowhere'],
  ])('is the same for every address that differs by what it does not read: %s', (url, canonical) => {
    expect(canonicalAddress(url)).toBe(canonical);
    expect(canonicalAddress(canonical)).toBe(canonical);
    expect(pageAt(canonical)).toBe(pageAt(url));
  });

  const every = new Map(
    Object.entries({
      opponentId: '101',
      numberMatches: '5',
      position: 'defence',
      minutes: 'regulars',
      per: 'total',
      search: 'a',
      sort: '-name',
      page: '2',
      size: '20',
      table: 'home',
      asOf: '2026-10-10',
      show: 'played',
      month: '2026-11',
      rows: '120',
      events: 'goals',
      period: 'regulation-2',
      team: 'away',
      tab: 'statistics',
      at: '0',
      q: 'a',
      playerId: '5',
      orgId: '101',
      language: 'en',
      fbclid: 'x',
    }),
  );

  it('reads only the parameters in its row', { timeout: 60_000 }, async () => {
    const known = new Set(pages.flatMap(({ parameters }) => parameters));
    expect([...known].filter((name) => !name.includes('.') && !every.has(name))).toEqual([]);
    for (const { routes, parameters } of pages) {
      const plain = `${routes[0] ?? ''}?seasonId=1&tournamentId=11&matchId=1`;
      const query = queryOf(plain);
      for (const [name, value] of every) if (!parameters.includes(name)) query.set(name, value);
      const bare = await rendered(plain);
      const tied = await rendered(`${routes[0] ?? ''}?${query.toString()}`);
      expect(tied.markup).toBe(bare.markup);
    }
  });

  it('has no style attribute, which its policy forbids', async () => {
    for (const { routes } of pages) {
      const { markup } = await rendered(`${routes[0] ?? ''}?seasonId=1&tournamentId=11&matchId=2`);
      expect(markup.match(/<[^>]* style="[^"]*"/)?.[0] ?? null).toBeNull();
    }
  });

  it.each<readonly [url: string, status: number]>([
    ['/', 200],
    ['/standings?tournamentId=99999', 200],
    ['/teammembers?teamId=99999', 200],
    ['/team', 200],
    ['/team?seasonId=1&tournamentId=11&teamId=101', 200],
    ['/team?seasonId=1&tournamentId=11&teamId=99999', 404],
    ['/screen', 200],
    ['/nobody/knows', 404],
    ...['/match', '/livematch', '/player'].map((path) => [path, 404] as const),
    ...['abc', '0', '-1', '99999', '1e3', '%zz', '9'.repeat(30)].flatMap((id) =>
      [
        `/match?matchId=${id}`,
        `/livematch?matchId=${id}`,
        `/screen?matchId=${id}`,
        `/player?playerId=${id}`,
      ].map((url) => [url, 404] as const),
    ),
  ])('at %s has status %i', async (url, status) => {
    const { page, markup } = await rendered(url);
    expect(page.status).toBe(status);
    // A missing subject is reported in words, with or without scripts.
    if (status === 404 && !url.startsWith('/player'))
      expect(markup).toMatch(/<h1[^>]*>This (?:match|page|team) /);
  });
});
