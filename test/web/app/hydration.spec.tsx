import type { GatewayTransport } from '@kampdag/core/gateway/client';
import { matchLog } from '@kampdag/core/gateway/composed/matchLog';
import { MatchId, TeamId } from '@kampdag/core/ids';
import type { MatchLog } from '@kampdag/core/live/log/matchLog';
import { allChannel, type ChannelName } from '@kampdag/core/live/wire/channel';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { type Followed, nothingFollowed } from '@kampdag/core/site/followed';
import { noFrontTeams } from '@kampdag/core/site/frontTeams';
import { languages } from '@kampdag/core/site/language';
import { plainViewing } from '@kampdag/core/site/viewing';
import { Instant } from '@kampdag/core/time/instant';
import { either, taskEither } from 'fp-ts';
import { act, startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { firstValueFrom, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import { App } from '../../../src/web/app/App.tsx';
import { pageAt } from '../../../src/web/app/pageAt.ts';
import { createScreens } from '../../../src/web/app/screens.ts';
import { createAnswers } from '../../../src/web/context/answers.ts';
import type { MenuWidth, PageData, PageRequest, ThemeChoice } from '../../../src/web/page.ts';
import { createFakeLiveChannel } from '../../support/fakeLiveChannel.ts';
import { isWhole } from '../../support/runs.ts';
import { noPreferences } from '../noPreferences.ts';
import { evening, livePageAnswers, longLeague, rendered, smallFederation } from './site.tsx';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

let root: Root | null = null;
let closeBrowser: (() => unknown) | null = null;

/** The server renders without a DOM; this one opens afterwards and closes with the test. */
const openBrowser = async (): Promise<void> => {
  const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {
    jsdom: { url: 'http://localhost/', pretendToBeVisual: true },
  });
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  closeBrowser = () => teardown(globalThis);
};

const zone = process.env['TZ'];

afterEach(async () => {
  act(() => root?.unmount());
  root = null;
  process.env['TZ'] = zone;
  vi.restoreAllMocks();
  await closeBrowser?.();
  closeBrowser = null;
});

/** Whether React runs an element: it has props. */
const isRun = (element: Element | null): boolean =>
  element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/** Hydrates server-rendered markup as start.tsx does, some time after rendering. */
const hydrated = async (
  url: string,
  data: PageData,
  markup: string,
  {
    later = 90_000,
    more = {},
    log = null,
    followed = nothingFollowed,
    began = () => undefined,
    arrives = null,
  }: {
    readonly later?: number;
    readonly more?: Readonly<Record<string, unknown>>;
    readonly log?: MatchLog | null;
    readonly followed?: Followed;
    /** Called as soon as React knows the page, before it runs any of it. */
    readonly began?: () => void;
    /** When the screen's code and its log come; null where both are there. */
    readonly arrives?: Promise<unknown> | null;
  } = {},
) => {
  await openBrowser();
  const { hydrateRoot } = await import('react-dom/client');
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  history.replaceState(null, '', url);
  document.body.innerHTML = `<div id="root">${markup}</div>`;
  const place = document.getElementById('root');
  if (place === null) throw new Error('no root');
  const { asked, transport } = smallFederation(more);
  const keptMenus: MenuWidth[] = [];
  const screens = createScreens(defaultDeployment.sport);
  const preloading = Promise.resolve(arrives).then(() => screens.preload(pageAt(location.pathname)));
  const arrival = arrives === null ? undefined : preloading.then(() => log);
  if (arrival === undefined) await preloading;
  const answers = createAnswers(transport, () => Instant(data.now + later), data);
  const line = createFakeLiveChannel();
  const channels = { loaded: 0, attached: [] as string[] };
  const services = {
    deployment: defaultDeployment,
    gateway: answers.gateway,
    answers,
    loadLiveChannel: () => {
      channels.loaded += 1;
      return Promise.resolve({
        ...line,
        signals$: (name: ChannelName) => {
          channels.attached.push(name);
          return line.signals$(name);
        },
      });
    },
    clock: { now: () => Instant(data.now + later) },
    preferences: {
      ...noPreferences,
      ...(data.menu === undefined ? {} : { menu: data.menu }),
      saveMenu: (menu: MenuWidth) => keptMenus.push(menu),
    },
    renderedAt: Instant(data.now),
    followed: { current: () => followed, subscribe: () => () => undefined, change: () => undefined },
    frontTeams: { rendered: data.teams ?? noFrontTeams, tell: () => undefined },
    ...(log === null || arrival !== undefined ? {} : { log }),
  };
  const mismatches: unknown[] = [];
  await act(async () => {
    startTransition(() => {
      root = hydrateRoot(
        place,
        <BrowserRouter>
          <App
            services={services}
            screens={screens}
            language={data.language}
            {...(arrival === undefined ? {} : { arrival })}
          />
        </BrowserRouter>,
        { onRecoverableError: (error) => mismatches.push(error) },
      );
    });
    began();
    await Promise.resolve();
  });
  // Machines load after the first view; only then is anything fetched.
  await act(() => vi.dynamicImportSettled());
  // Both renderers share this process, which only happens in tests.
  const told = complaints.mock.calls.filter(([text]) => !/multiple renderers/.test(String(text)));
  return { asked, mismatches, complaints: told, keptMenus, channels };
};

const themes: readonly ThemeChoice[] = ['system', 'light', 'dark'];
const zones = ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'];

const norwegianTimeIn = (text: string): readonly string[] =>
  text.match(/All times are Norwegian time|Alle klokkeslett er i norsk tid/g) ?? [];

describe('a page that the server rendered', () => {
  const cases = languages.flatMap((language) =>
    themes.flatMap((theme, turn) =>
      zones.filter((_, index) => isWhole || index === turn).map((where) => ({ language, theme, where })),
    ),
  );

  it.each(cases)(
    'hydrates without a mismatch in $language, $theme, $where',
    async ({ language, theme, where }) => {
      const { page, markup } = await rendered('/', { language, theme });
      process.env['TZ'] = where;
      const { mismatches, complaints } = await hydrated('/', page.data, markup);
      expect(mismatches).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );

  // Winter in Oslo, and a day of its summer.
  it.each([
    { url: '/', language: 'en', where: 'America/New_York', words: ['All times are Norwegian time'] },
    { url: '/', language: 'no', where: 'Asia/Kolkata', words: ['Alle klokkeslett er i norsk tid'] },
    { url: '/schedule', language: 'en', where: 'Europe/London', words: ['All times are Norwegian time'] },
    { url: '/today', language: 'en', where: 'UTC', words: ['All times are Norwegian time'] },
    { url: '/', language: 'en', where: 'Europe/Oslo', words: [] },
    { url: '/', language: 'en', where: 'Africa/Lagos', words: [] },
    {
      url: '/?date=2026-07-01',
      language: 'en',
      where: 'Africa/Lagos',
      words: ['All times are Norwegian time'],
    },
  ] as const)(
    'says once that its times are Norwegian where the device has others, and not before it is hydrated: $url in $where (issue 35, C)',
    async ({ url, language, where, words }) => {
      const { page, markup } = await rendered(url, { language });
      process.env['TZ'] = where;
      const { mismatches } = await hydrated(url, page.data, markup);
      expect([mismatches, norwegianTimeIn(markup), norwegianTimeIn(document.body.textContent)]).toEqual([
        [],
        [],
        words,
      ]);
    },
  );

  it('hydrates without a mismatch when rendered a second before midnight in Oslo', async () => {
    const now = Instant(Date.parse('2026-11-21T22:59:59Z'));
    const { page, markup } = await rendered('/', { now });
    const { mismatches } = await hydrated('/', page.data, markup);
    expect(mismatches).toEqual([]);
  });

  it.each([
    '/',
    '/scoreboard?seasonId=1&tournamentId=11',
    '/scoreboard?tournamentId=12',
    '/matchnotready?seasonId=1&tournamentId=11',
    '/nowhere',
  ])('asks for nothing that came with it: %s', async (url) => {
    const { page, markup } = await rendered(url);
    const { asked, mismatches } = await hydrated(url, page.data, markup);
    expect(asked).toEqual([]);
    expect(mismatches).toEqual([]);
  });

  it('asks for the league’s matches on a day without any, to lead to the nearest day with one', async () => {
    const url = '/?date=2026-07-01';
    const { page, markup } = await rendered(url);
    const { asked, mismatches } = await hydrated(url, page.data, markup);
    expect([asked, mismatches]).toEqual([['ta/TournamentMatches/?tournamentId=11'], []]);
  });

  it('has its guard correct the address in place (§5)', async () => {
    const url = '/scoreboard?tournamentId=12';
    const { page, markup } = await rendered(url);
    await hydrated(url, page.data, markup);
    expect(location.search).toBe('?tournamentId=12&seasonId=1');
  });
});

/** The slider's cards: positions and texts. */
const cards = () =>
  [...document.querySelectorAll<HTMLElement>('li[data-card]')].map((card) => [
    card.getAttribute('aria-posinset'),
    card.textContent,
  ]);

/** The page of a long league, rendered by the server and hydrated. */
const openedLong = async () => {
  const { page, markup } = await rendered('/', { transport: smallFederation(longLeague).transport });
  return { markup, ...(await hydrated('/', page.data, markup, { more: longLeague })) };
};

describe('a long league’s slider', () => {
  it('comes with its matches, and draws the cards around the centred one, at their positions', async () => {
    const { markup, asked, mismatches, complaints } = await openedLong();
    expect([mismatches, complaints]).toEqual([[], []]);
    const places = [...markup.matchAll(/aria-setsize="120" aria-posinset="(\d+)"/g)];
    expect(places.map(([, place]) => Number(place))).toEqual(Array.from({ length: 13 }, (_, i) => i + 55));
    expect(cards()).toContainEqual(['61', expect.stringContaining('Hjemme 61')]);
    expect(asked).toEqual([]);
  });

  it('goes to its end by a key', async () => {
    const { asked } = await openedLong();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const last = document.querySelector<HTMLElement>('[data-card="59"] a');
    await act(() => {
      last?.focus();
      last?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
      // jsdom scrolls without an event.
      last?.closest('ol')?.parentElement?.dispatchEvent(new Event('scroll'));
      return Promise.resolve();
    });
    expect(asked).toEqual([]);
    expect(document.querySelector('[data-card="119"]')?.textContent).toContain('Hjemme 120');
  });
});

describe('a live page', () => {
  const url = '/livematch?seasonId=1&tournamentId=11&matchId=2';
  const period = { Period: 200051, PeriodName: '1. periode' };
  const told = [
    { MatchEventType: 'MatchData', HomeTeam: 'Hjemme 2', AwayTeam: 'Borte 2' },
    { MatchEventType: 'Timer', ClientId: 'a', Id: 1, Type: 4, Time: 0, ...period },
    { MatchEventType: 'Timer', ClientId: 'b', Id: 2, Type: 6, Time: 0, ...period },
    { MatchEventType: 'Timer', ClientId: 'c', Id: 3, Type: 1, Time: 0, ...period },
    { MatchEventType: 'Goal', ClientId: 'd', Id: 4, Team: 'B', GoalType: 200141, Time: 61, ...period },
    { MatchEventType: 'Timer', ClientId: 'e', Id: 5, Type: 2, Time: 130, ...period },
  ].map((data, index) => ({
    serial: `0000000000000${index}-000@x:000`,
    timestamp: evening - 600_000 + index * 60_000,
    data,
  }));
  const at = (serial: number) => `${url}&at=0000000000000${serial}-000@x:000`;
  const logPath = 'kampdag/Log?matchId=2';
  const log = (count = told.length) => ({ matchId: 2, messages: told.slice(0, count) });
  const opened = async (
    more: Readonly<Record<string, unknown>>,
    viewing?: PageRequest['viewing'],
    address = url,
  ) => {
    const answers = { ...livePageAnswers, ...more };
    const { transport } = smallFederation(answers);
    const { page, markup } = await rendered(address, {
      transport,
      language: 'no',
      ...(viewing === undefined ? {} : { viewing }),
    });
    return { page, markup, answers };
  };

  it('comes with the score, the clock, the period and the events, and is named by them', async () => {
    const { page, markup } = await opened({ [logPath]: log() });
    expect(page.title).toBe('0–1 Hjemme 2 – Borte 2 · 1. periode – Kampdag Hockey');
    expect(markup).toContain('17:50');
    expect(markup).toContain('1. periode');
    expect(markup).toMatch(/01:01.*Mål.*Borte 2/);
    expect(page.data.log).toBe('kampdag/LogThrough?matchId=2&through=00000000000005-000@x:000');
  });

  it('hydrates from the log that it was rendered with', async () => {
    const { page, markup, answers } = await opened({ [logPath]: log() });
    const { mismatches, complaints } = await hydrated(url, page.data, markup, {
      more: answers,
      log: either.getOrElseW(() => null)(matchLog.decode(log())),
    });
    expect([mismatches, complaints]).toEqual([[], []]);
  });

  it('answers a press as soon as its shell runs, before the whole match does (issue 34)', async () => {
    const { page, markup, answers } = await opened({ [logPath]: log() });
    const run: (readonly [boolean, boolean])[] = [];
    const { mismatches } = await hydrated(url, page.data, markup, {
      more: answers,
      log: either.getOrElseW(() => null)(matchLog.decode(log())),
      began: () => {
        const filter = document.querySelector('[data-panel="filter"]');
        filter?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        run.push([isRun(filter), isRun(document.querySelector('main button'))]);
      },
    });
    run.push([
      isRun(document.querySelector('[data-panel="filter"]')),
      isRun(document.querySelector('main button')),
    ]);
    expect(run).toEqual([
      [true, false],
      [true, true],
    ]);
    expect(mismatches).toEqual([]);
  });

  it('works while the match\u2019s own code and log are still on their way, and the match that came stands meanwhile (issue 34)', async () => {
    const { page, markup, answers } = await opened({ [logPath]: log() });
    const arriving = new Subject<true>();
    const { mismatches, complaints, channels } = await hydrated(url, page.data, markup, {
      more: answers,
      log: either.getOrElseW(() => null)(matchLog.decode(log())),
      arrives: firstValueFrom(arriving),
    });
    const main = document.querySelector('main');
    const came = main?.innerHTML;
    expect(isRun(document.querySelector('[data-panel="filter"]'))).toBe(true);
    expect(isRun(document.querySelector('main button'))).toBe(false);
    expect(markup).toContain(document.querySelector('h1')?.outerHTML);
    act(() => document.querySelector<HTMLElement>('[aria-expanded]')?.click());
    expect(document.querySelector('[aria-expanded]')?.getAttribute('aria-expanded')).toBe('false');
    expect(main?.innerHTML).toBe(came);
    // No score of a list changes before the lists are hydrated.
    expect(channels.loaded).toBe(0);
    await act(async () => {
      arriving.next(true);
      await vi.dynamicImportSettled();
    });
    expect(isRun(document.querySelector('main button'))).toBe(true);
    expect(channels.loaded).toBeGreaterThan(0);
    // Lists have the score of the page, which follows the match whole.
    expect(channels.attached).toEqual([allChannel(MatchId(2))]);
    expect([mismatches, complaints]).toEqual([[], []]);
  });

  it('shows the match anew, beside a shell that works, where the log that it was rendered with is gone (R24)', async () => {
    const { page, markup, answers } = await opened({ [logPath]: log() });
    expect(markup).toMatch(/data-kind="goal"/);
    await hydrated(url, page.data, markup, {
      more: Object.fromEntries(Object.entries(answers).filter(([path]) => path !== logPath)),
      arrives: Promise.resolve(),
    });
    const main = document.querySelector('main');
    expect(isRun(main)).toBe(true);
    expect(main?.querySelector('h1')?.textContent).toBe('Hjemme 2 mot Borte 2');
    expect(main?.querySelector('[data-kind="goal"]')).toBe(null);
  });

  it('comes as it was so many seconds ago for a visitor who lags behind (the law of the cursor)', async () => {
    const { page, markup } = await opened(
      {
        [logPath]: {
          matchId: 2,
          messages: told.map(({ serial, data }, n) => ({
            serial,
            data,
            timestamp: evening - (5 - n) * 60_000,
          })),
        },
      },
      { hidesResults: false, revealed: [], delay: 90 },
    );
    expect(page.title).toBe('0–0 Hjemme 2 – Borte 2 · 1. periode – Kampdag Hockey');
    expect(/data-kind="goal"/.test(markup)).toBe(false);
    expect(page.data.log).toContain('through=00000000000003-');
  });

  it('comes as it was at the moment in a shared link, with nothing later, and hydrates so (the law of the cursor)', async () => {
    const before = await opened({ [logPath]: log() }, undefined, at(3));
    expect(before.page.title).toBe('0–0 Hjemme 2 – Borte 2 · 1. periode – Kampdag Hockey');
    expect(before.markup).not.toMatch(/data-kind="goal"/);
    expect(before.page.data.log).toContain('through=00000000000003-');

    const goal = await opened({ [logPath]: log() }, undefined, at(4));
    expect(goal.page.title).toBe('0–1 Hjemme 2 – Borte 2 · 1. periode – Kampdag Hockey');
    expect(goal.markup).toMatch(/data-kind="goal"/);
    const { mismatches, complaints } = await hydrated(at(4), goal.page.data, goal.markup, {
      more: goal.answers,
      log: either.getOrElseW(() => null)(matchLog.decode(log(5))),
    });
    expect([mismatches, complaints]).toEqual([[], []]);
  });

  it('shows nothing of a moment in a link that the visitor’s delay has not come to, or that cannot be read', async () => {
    const played = told.map(({ serial, data }, n) => ({
      serial,
      data,
      timestamp: evening - (5 - n) * 60_000,
    }));
    for (const at of ['00000000000004-000@x:000', 'someday']) {
      const { page, markup } = await opened(
        { [logPath]: { matchId: 2, messages: played } },
        { hidesResults: false, revealed: [], delay: 90 },
        `${url}&at=${at}`,
      );
      expect(markup).not.toMatch(/data-kind="goal"/);
      expect(page.title).not.toContain('0–1');
      expect(page.data.log ?? '').not.toContain('through=00000000000004');
    }
  });

  it('is not rendered while nobody can say which matches a delay holds back (issue 37, point 8)', async () => {
    const { transport } = smallFederation();
    const down: GatewayTransport = {
      request: (method, path) =>
        path.startsWith('kampdag/Unsettled')
          ? taskEither.left({ type: 'Unreachable', message: 'down' })
          : transport.request(method, path),
    };
    const viewing = { ...plainViewing, delay: 60 };
    const url = '/scoreboard?seasonId=1&tournamentId=11';
    await expect(rendered(url, { viewing, transport: down })).rejects.toThrow('a delay holds back');
    expect((await rendered(url, { viewing })).markup).toContain('4–2');
  });

  it('says no score where nothing was reported, or it cannot be had', async () => {
    for (const more of [{}, { [logPath]: log(0) }]) {
      const { page } = await opened(more);
      expect(page.title).toBe('Hjemme 2 – Borte 2 · Direkte – Kampdag Hockey');
      expect(page.data.log).toBeUndefined();
    }
  });

  it('tells nothing of a match whose results are hidden or not published (R24)', async () => {
    const hidden = {
      [logPath]: log(),
      'ta/Tournament?tournamentId=11': {
        ...(livePageAnswers['ta/Tournament?tournamentId=11'] as object),
        isResultPublished: false,
      },
    };
    const unpublished = await opened(hidden);
    const unseen = await opened({ [logPath]: log() }, { hidesResults: true, revealed: [], delay: 0 });
    for (const { page, markup } of [unpublished, unseen]) {
      expect(page.title).not.toContain('0–1');
      expect(markup).not.toContain('17:50');
    }
    expect(unseen.page.data.log).toBeUndefined();
  });
});

const mine = (): Element | null => document.querySelector('[data-my-matches]');

describe('the followed teams at the front (issue 37, point 4)', () => {
  const home = TeamId(101);
  const followed: Followed = [{ kind: 'team', id: home, name: 'Hjemme', seasonId: null, tournamentId: null }];

  it.each(['/', '/today'])(
    'come with the page where the server is told of them, with the score: %s',
    async (url) => {
      const { page, markup } = await rendered(url, { teams: { count: 1, ids: [home] } });
      const [, section = ''] = markup.split('data-my-matches');
      expect(section.slice(0, section.indexOf('</section>'))).toMatch(/Hjemme/);
      expect(page.data.teams).toEqual({ count: 1, ids: [home] });
      const { mismatches, asked } = await hydrated(url, page.data, markup, { followed });
      expect(mismatches).toEqual([]);
      expect(mine()?.textContent).toContain('Hjemme');
      expect(asked.filter((path) => path.startsWith('kampdag/Team'))).toEqual([]);
    },
  );

  it('have only their room in the page where it is told how many they are', async () => {
    const { page, markup } = await rendered('/today', { teams: { count: 1, ids: [] } });
    const [, section = ''] = markup.split('data-my-matches');
    expect(section.slice(0, section.indexOf('</section>'))).not.toContain('Hjemme');
    const { mismatches } = await hydrated('/today', page.data, markup, { followed });
    expect(mismatches).toEqual([]);
    await vi.waitFor(() => expect(mine()?.textContent).toContain('Hjemme'));
  });

  it('are on no other page, and nowhere for who follows none', async () => {
    const { page, markup } = await rendered('/standings', { teams: { count: 1, ids: [home] } });
    expect(markup).not.toContain('data-my-matches');
    expect(page.data.teams).toBeUndefined();
    expect((await rendered('/today')).markup).not.toContain('data-my-matches');
  });
});

describe('the menu of wide screens', () => {
  it('keeps its width, and stores a change', async () => {
    const { page, markup } = await rendered('/', { menu: 'rail' });
    expect(markup).toContain('aria-expanded="false"');
    const { mismatches, keptMenus } = await hydrated('/', page.data, markup);
    expect(mismatches).toEqual([]);
    act(() => document.querySelector<HTMLElement>('[aria-expanded]')?.click());
    expect(document.querySelector('[aria-expanded]')?.getAttribute('aria-expanded')).toBe('true');
    expect(keptMenus).toEqual(['drawer']);
  });
});

describe('the server', () => {
  it('names the page, and answers an unknown address with 404', async () => {
    const { page } = await rendered('/');
    expect([page.status, page.title]).toEqual([200, 'Scoreboard – EHL – Kampdag Hockey']);
    const lost = await rendered('/nowhere', { language: 'no' });
    expect([lost.page.status, lost.page.title]).toEqual([404, 'Siden finnes ikke – Kampdag Hockey']);
  });

  it('fetches each path once', async () => {
    const { asked, transport } = smallFederation();
    await rendered('/', { transport });
    expect(asked).toHaveLength(new Set(asked).size);
  });

  it('renders today in Oslo, whatever the machine’s zone', async () => {
    process.env['TZ'] = 'America/Los_Angeles';
    const { markup } = await rendered('/', { now: Instant(Date.parse('2026-11-20T23:30:00Z')) });
    expect(markup).toContain('Saturday 21 November 2026');
    expect(markup).toContain('Hjemme 2');
  });

  it('leaves out a failed answer, and still renders the page', async () => {
    const { transport } = smallFederation();
    const { page, markup } = await rendered('/?date=2026-12-24', { transport });
    expect(page.status).toBe(200);
    expect(Object.keys(page.data.answers).some((path) => /Scheduled.*12\/24\/2026/.test(path))).toBe(false);
    expect(markup).toContain('Thursday 24 December 2026');
  });

  it('shows no result of a league that does not publish them (R8)', async () => {
    const { markup } = await rendered('/scoreboard?seasonId=1&tournamentId=12');
    expect(markup).toContain('Results not published');
    expect(markup).toContain('Hjemme 5');
    expect(markup).not.toContain('9 to 0');
  });

  it('renders the same page for the same moment, to the byte', async () => {
    const first = await rendered('/', { now: evening });
    const second = await rendered('/', { now: evening });
    expect(second.markup).toBe(first.markup);
  });
});
