import { clientOver, type GatewayFailure, type GatewayTransport } from '@kampdag/core/gateway/client';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { cleanup, render } from '@testing-library/react';
import * as fc from 'fast-check';
import { either } from 'fp-ts';
import { act } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../src/web/app/App.tsx';
import { pageAt } from '../../../src/web/app/pageAt.ts';
import { createScreens } from '../../../src/web/app/screens.ts';
import { createFakeLiveChannel } from '../../support/fakeLiveChannel.ts';
import { stubLayout } from '../../support/layout.ts';
import { noAnswers } from '../noAnswers.ts';
import { noPreferences } from '../noPreferences.ts';
import { evening } from './site.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => undefined);
  stubLayout();
});

afterEach(cleanup);

const offline: GatewayFailure = { type: 'Unreachable', message: 'offline' };

/** The machines have started, with their code loaded. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Two seasons of two leagues; every name contains its owner: season 1 → league 11 → `Home 11 2026-11-21`. */
const dates = ['2026-11-21', '2026-11-22'];
const leagueIds = [11, 12, 21, 22];

const matchesOf = (league: number, date: string) =>
  [1, 2].map((n) => ({
    matchId: league * 1_000 + Number(date.slice(-2)) * 10 + n,
    tournamentId: league,
    tournamentName: `League ${league}`,
    seasonId: Math.floor(league / 10),
    sportId: 199,
    matchDate: `${date}T00:00:00`,
    matchStartTime: 2_200,
    matchEndTime: 2_300,
    hometeamOrgName: `Home ${league} ${date}`,
    awayteamOrgName: `Away ${league} ${date}`,
    hometeamId: league * 10 + 1,
    awayteamId: league * 10 + 2,
    statusTypeId: 1,
    liveClientType: 'None',
    matchResult: n === 1 ? { homeGoals: 3, awayGoals: 1 } : null,
  }));

const leagueRow = (id: number) => ({
  tournamentId: id,
  seasonId: Math.floor(id / 10),
  tournamentName: `League ${id}`,
  sportId: 199,
  areMatchesPublished: true,
  isResultPublished: true,
});

const answerTo = (path: string): unknown => {
  const number = Number(/(\d+)$/.exec(path)?.[1]);
  if (path.startsWith('ta/Seasons/')) {
    return path.endsWith('2026')
      ? {
          seasons: [1, 2].map((id) => ({
            seasonId: String(id),
            seasonName: `Season ${id}`,
            seasonDateFrom: `05/01/${2027 - id} 00:00:00`,
            orgIdOwner: 353,
          })),
        }
      : { seasons: [] };
  }
  if (path.startsWith('ta/Tournament/Season/')) {
    return { tournamentsInSeason: leagueIds.filter((id) => Math.floor(id / 10) === number).map(leagueRow) };
  }
  if (path.startsWith('ta/Tournament?')) return leagueRow(number);
  if (path.startsWith('ta/TournamentTeams/')) {
    return { teams: [1, 2].map((n) => ({ teamId: number * 10 + n, team: `Team ${number}` })) };
  }
  if (path.startsWith('ta/TournamentMatches/')) {
    return { matches: dates.flatMap((date) => matchesOf(number, date)) };
  }
  if (path.startsWith('ta/ScheduledMatchesBySport/')) {
    const date = dates.find((some) => path.endsWith(`11/${some.slice(-2)}/2026`)) ?? '';
    return { matches: leagueIds.flatMap((league) => matchesOf(league, date)) };
  }
  return [];
};

interface Step {
  readonly route: '/scoreboard' | '/schedule';
  readonly seasonId: number | null;
  readonly tournamentId: number | null;
  readonly teamId: number | null;
  readonly date: string | null;
  /** The number of replies that arrive before the next step. */
  readonly waits: number;
}

const addressOf = ({ route, seasonId, tournamentId, teamId, date }: Step): string => {
  const query = Object.entries({ seasonId, tournamentId, teamId, date }).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${value}`],
  );
  return `${route}?${query.join('&')}`;
};

/** The league that an address selects (specification §4, §5). */
const leagueWanted = ({ seasonId, tournamentId }: Step): number => {
  const season = seasonId ?? (tournamentId === null ? 1 : Math.floor(tournamentId / 10));
  return tournamentId !== null && Math.floor(tournamentId / 10) === season ? tournamentId : season * 10 + 1;
};

/** The match names in a part of the page. */
const names = (root: ParentNode): readonly RegExpExecArray[] =>
  [...root.querySelectorAll('td, [data-card]')].flatMap(({ textContent }) =>
    Array.from((textContent ?? '').matchAll(/(?:Home|Away) (\d+) (\d{4}-\d\d-\d\d)/g)),
  );

/** Goes to a step's address, like back and forward. */
const go = (step: Step): void => {
  history.pushState(null, '', addressOf(step));
  dispatchEvent(new PopStateEvent('popstate'));
};

/** Content of another choice than the address's. */
const foreignTo = (step: Step): readonly string[] => {
  const league = String(leagueWanted(step));
  const main = document.querySelector('main') ?? document;
  const day = step.date ?? '2026-11-21';
  return [
    ...names(document).filter(([, owner]) => owner !== league),
    ...(step.route === '/scoreboard' ? names(main).filter(([, , date]) => date !== day) : []),
    ...[...(document.querySelector('header')?.textContent ?? '').matchAll(/League (\d+)/g)].filter(
      ([, owner]) => owner !== league,
    ),
  ].map(([text]) => text);
};

describe('the page', () => {
  it('never shows another choice’s data, whatever the order of replies while season, league, team, day and screen change', async () => {
    const screens = createScreens(defaultDeployment.sport);
    await Promise.all([
      ...['/scoreboard', '/schedule'].map((path) => screens.preload(pageAt(path))),
      import('../../../src/web/machines/selectionMachine.ts'),
      import('../../../src/web/machines/callMachine.ts'),
    ]);
    const someStep: fc.Arbitrary<Step> = fc.record({
      route: fc.constantFrom('/scoreboard', '/schedule'),
      seasonId: fc.constantFrom(1, 2, null),
      tournamentId: fc.constantFrom(11, 12, 21, 22, null),
      teamId: fc.constantFrom(null, 111, 211),
      date: fc.constantFrom('2026-11-22', null),
      waits: fc.integer({ min: 0, max: 5 }),
    });
    await fc.assert(
      fc
        .asyncProperty(
          fc.scheduler(),
          fc.array(someStep, { minLength: 2, maxLength: 5 }),
          fc.array(fc.boolean(), { maxLength: 12 }),
          async (scheduler, steps, fails) => {
            const failing = [...fails];
            const transport: GatewayTransport = {
              request: (_, path) => () =>
                scheduler.schedule(
                  Promise.resolve(
                    failing.pop() === true ? either.left(offline) : either.right(answerTo(path)),
                  ),
                  path,
                ),
            };
            const services = {
              deployment: defaultDeployment,
              gateway: clientOver(transport),
              answers: noAnswers,
              loadLiveChannel: () => Promise.resolve(createFakeLiveChannel()),
              clock: { now: () => evening },
              preferences: noPreferences,
              renderedAt: evening,
            };
            const [first] = steps;
            if (first === undefined) return;
            go(first);
            render(
              <BrowserRouter>
                <App services={services} screens={screens} language="en" />
              </BrowserRouter>,
            );
            await act(settled);
            for (const step of steps) {
              await act(() => Promise.resolve(go(step)));
              expect(foreignTo(step)).toEqual([]);
              for (let i = 0; i < step.waits && scheduler.count() > 0; i += 1) {
                await act(() => scheduler.waitOne());
                expect(foreignTo(step)).toEqual([]);
              }
            }
            const last = steps.at(-1) ?? first;
            for (let tries = 0; tries < 15; tries += 1) {
              await act(() => scheduler.waitIdle());
              expect(foreignTo(last)).toEqual([]);
              const again = [...document.querySelectorAll('button')].find(
                ({ textContent }) => textContent === 'Try again',
              );
              if (again === undefined) break;
              await act(() => Promise.resolve(again.click()));
            }
            expect(document.querySelector('header')?.textContent).toContain(`League ${leagueWanted(last)}`);
          },
        )
        .afterEach(cleanup),
      { numRuns: 12, interruptAfterTimeLimit: 25_000 },
    );
  });
});
