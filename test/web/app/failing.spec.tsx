import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { pages } from '../../../src/web/app/pages.ts';
import * as card from '../../../src/web/app/slider/card.css.ts';
import * as styles from '../../../src/web/ui/waiting/waiting.css.ts';
import { isWhole } from '../../support/runs.ts';
import { open } from './openSite.tsx';

afterEach(cleanup);

/** The calls without which little or nothing can be shown, by their answers. */
const calls = {
  seasons: /^ta\/Seasons/,
  leagues: /^ta\/Tournament\/Season/,
  teams: /^ta\/TournamentTeams/,
  matches: /^ta\/(TournamentMatches|ScheduledMatches)/,
} as const;

type Step = keyof typeof calls;

/** Every screen of a league, and where a failed call is reported besides the page's head. */
const ofLeague: Readonly<Record<string, readonly Step[]>> = {
  '/': ['matches'],
  '/scoreboard': ['matches'],
  '/schedule': ['matches'],
  '/standings': ['matches'],
  '/team': ['teams'],
  '/team?teamId=101': ['matches'],
  '/teammembers': ['teams'],
  '/statistics/players': ['teams'],
  '/statistics/goalies': ['teams'],
  '/statistics/attendance': [],
  '/statistics/teams': ['teams'],
};

/** Screens without a league. */
const others = [
  '/today',
  '/corrections',
  '/screen',
  '/following',
  '/transfers',
  '/player?playerId=7&orgId=101',
  '/player',
  '/match?matchId=1',
  '/livematch?matchId=2',
  '/matchnotready',
  '/nowhere',
];

/** Statistics of other sports: the same screen. */
const isOfOtherSport = /^\/statistics\/(basketball|soccer|handball)\//;

/** Where failures of the shared head and slider are tried; on every screen in a whole run. */
const heads = new Set(['/', '/match?matchId=1', '/nowhere']);

const cases = [...Object.keys(ofLeague), ...others].flatMap((route) =>
  (Object.keys(calls) as Step[])
    .filter((step) => isWhole || heads.has(route) || ofLeague[route]?.includes(step) === true)
    .map((step) => [route, step] as const),
);

const more = {
  'ta/TournamentStandings/?tournamentId=11': [{ entryId: 1, orgId: 101, orgName: 'Hjemme', position: 1 }],
  'ta/TournamentStandings/Settings/11': { presentationSettings: [] },
};

/** The selector of a composed style's own class. */
const own = (composed: string): string => `.${composed.split(' ')[0]}`;
const skeletons = ['[class*="keleton"]', own(styles.skeleton), own(card.skeleton)].join();

/** Visible skeletons (not those that keep a failure's space), and the progress bar. */
const waiting = (): readonly Element[] => [
  ...[...document.querySelectorAll(skeletons)].filter(
    (element) => element.closest(own(styles.failureRoom)) === null,
  ),
  ...screen.queryAllByRole('progressbar'),
];

/** The failures shown on the page. */
const said = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('a screen whose call fails (R28)', () => {
  it('is tried of every page that the sport has', () => {
    const tried = new Set([...Object.keys(ofLeague), ...others].map((route) => route.split('?')[0]));
    const own = pages
      .filter(({ isForDevelopers }) => isForDevelopers !== true)
      .flatMap(({ routes }) => routes);
    expect(own.filter((route) => !tried.has(route) && !isOfOtherSport.test(route))).toEqual([]);
  });

  it.each(cases)(
    '%s, %s: says so where it failed, waits for nothing, and comes back',
    async (route, step) => {
      let isDown = true;
      await open(route, { more, failing: (path) => isDown && calls[step].test(path) });
      const isSaid = step === 'seasons' || step === 'leagues' || ofLeague[route]?.includes(step) === true;
      await waitFor(() => {
        expect(waiting()).toEqual([]);
        expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
        if (isSaid) expect(screen.getAllByRole('alert').length).toBeGreaterThan(0);
      });
      if (!isSaid) return;
      isDown = false;
      const [before] = said();
      // One press retries everything that failed.
      const [button] = screen.getAllByRole('button', { name: 'Try again' });
      if (button !== undefined) await userEvent.click(button);
      await waitFor(() => expect(said()).not.toContain(before));
      await waitFor(() => expect(waiting()).toEqual([]));
    },
  );
});
