import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { matchIdOf, tournamentIdOf } from '../../../fixtures/simulation/numbering.ts';
import { test } from '../support/journey.ts';
import type { Site } from '../support/site.ts';

/** A link crawler: it keeps no cookies and runs no scripts. */
const crawler = (request: APIRequestContext, site: Site, host: string) => {
  const get = (address: string, headers: Readonly<Record<string, string>> = {}): Promise<APIResponse> => {
    const { pathname, search } = new URL(address, site.url);
    return request.get(`${site.url}${pathname}${search}`, {
      headers: { host: `${host}:${site.port}`, ...headers },
    });
  };
  const pageAt = async (address: string): Promise<string> =>
    (await (await get(address)).text()).replaceAll('&amp;', '&');
  /** What stands in a page; one whose data is late is sent without, and looked at again. */
  const foundIn = async (address: string, what: RegExp): Promise<string> => {
    const found = { text: '' };
    await expect
      .poll(
        async () => {
          found.text = what.exec(await pageAt(address))?.[1] ?? '';
          return found.text;
        },
        { message: `${String(what)} on ${address}`, timeout: 30_000 },
      )
      .not.toBe('');
    return found.text;
  };
  return {
    get,
    /** The first link on a page to a kind of page. */
    linkIn: (address: string, to: string): Promise<string> =>
      foundIn(address, new RegExp(`<main[\\s\\S]*?href="(/${to}\\?[^"]+)"`)),
    propertyOf: (address: string, name: string): Promise<string> =>
      foundIn(address, new RegExp(`<meta property="og:${name}" content="([^"]*)"`)),
  };
};

/** An answer and the milliseconds it took. */
const timed = async <A>(asked: () => Promise<A>): Promise<{ readonly answer: A; readonly took: number }> => {
  const from = performance.now();
  return { answer: await asked(), took: performance.now() - from };
};

for (const { host, language } of [
  { host: 'localhost', language: 'en' },
  { host: 'basketball.localhost', language: 'no' },
] as const) {
  test(`${host}: links to matches, a league and a player show a picture that a crawler can draw and keep`, async ({
    page,
    request,
    site,
  }) => {
    const { get, linkIn, propertyOf } = crawler(request, site, host);
    const day = '/today?date=2026-11-21';
    const links = {
      played: await linkIn('/today?date=2026-11-20', 'match'),
      live: await linkIn(day, 'livematch'),
      toCome: await linkIn('/today?date=2026-11-22', 'matchnotready'),
      league: await linkIn(day, 'standings'),
      player: await linkIn(await linkIn(await linkIn(day, 'standings'), 'team'), 'player'),
    };
    const pictures = new Set<string>();
    for (const [what, link] of Object.entries(links)) {
      const picture = await propertyOf(link, 'image');
      const subject = what === 'league' || what === 'player' ? what : 'match';
      expect(new URL(picture).pathname, what).toMatch(new RegExp(`^/share/${subject}/[\\d-]+\\.png$`));
      expect(new URL(picture).searchParams.get('language')).toBe(language);
      pictures.add(picture);

      const first = await timed(() => get(picture));
      expect(first.answer.status(), picture).toBe(200);
      const { etag = '', ...headers } = first.answer.headers();
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': expect.stringMatching(/max-age=\d+/),
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(headers['set-cookie']).toBeUndefined();
      const png = await first.answer.body();
      expect(png.length).toBeLessThan(300_000);
      const drawn = await page.evaluate(async (base64) => {
        const image = new Image();
        image.src = `data:image/png;base64,${base64}`;
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      }, png.toString('base64'));
      expect(drawn, picture).toEqual([1200, 630]);

      // A cached picture is not rendered again; an unchanged one is not sent again.
      const again = [await timed(() => get(picture)), await timed(() => get(picture))];
      expect(Math.min(...again.map(({ took }) => took))).toBeLessThan(first.took);
      if (what !== 'live') {
        expect((await again[0]?.answer.body())?.equals(png)).toBe(true);
        expect((await get(picture, { 'if-none-match': etag })).status()).toBe(304);
      }
    }
    expect(pictures.size).toBe(5);
    expect(await propertyOf(links.played, 'title')).toMatch(/ \d+–\d+ /);
    expect(await propertyOf(links.toCome, 'title')).toMatch(/\S – \S/);
  });
}

/** A league of the simulation's hockey season, by its number. */
const leagueOf = (league: number) => tournamentIdOf({ sport: 'icehockey', year: 2026, league });

test('a league that is not published, and its matches, have no picture; one whose results are held back has no score in its link', async ({
  request,
  site,
}) => {
  const { get, propertyOf } = crawler(request, site, 'localhost');
  const statusOf = async (league: number) => (await get(`/share/league/${leagueOf(league)}.png`)).status();
  expect(await statusOf(24)).toBe(200);
  // The simulation's 5.div menn, whose matches are not public.
  expect(await statusOf(32)).toBe(404);
  const match = matchIdOf({ sport: 'icehockey', year: 2026, league: 32, index: 0 });
  expect((await get(`/share/match/${match}.png`)).status()).toBe(404);

  // U11 Øst: children's results are not published.
  const first = matchIdOf({ sport: 'icehockey', year: 2026, league: 36, index: 0 });
  const hidden = `/match?tournamentId=${leagueOf(36)}&matchId=${first}`;
  expect(await propertyOf(hidden, 'title')).toMatch(/\S – \S/);
  expect(await propertyOf(hidden, 'title')).not.toMatch(/\d+–\d+/);
  expect((await get(await propertyOf(hidden, 'image'))).status()).toBe(200);
});
