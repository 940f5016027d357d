// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { MatchId, SeasonId, TeamId, TournamentId } from '@kampdag/core/ids';
import { goalsChannel } from '@kampdag/core/live/wire/channel';
import { writeFollowed } from '@kampdag/core/site/followedCodec';
import { Instant } from '@kampdag/core/time/instant';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { event, timer } from '../../core/live/timedMessages.ts';
import { open } from '../app/openSite.tsx';
import { ofOneClub, rendered } from '../app/site.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const start = { ...timer('matchStart', 1, 0), ClientId: 's1', MatchId: 2 };
const goal = { ...event('Goal', 'H', 1, 120), ClientId: 'g1', MatchId: 2 };
const league = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) });
const rowsIn = (region: HTMLElement): readonly string[] =>
  within(region)
    .getAllByRole('listitem')
    .map((row) => row.textContent ?? '');

/** Follows teams, the first ones at the front of today's page. */
const follow = (...ids: readonly number[]) =>
  localStorage.setItem(
    'followed.icehockey',
    writeFollowed(
      ids.map((id) => ({
        kind: 'team',
        id: TeamId(id),
        seasonId: SeasonId(1),
        tournamentId: TournamentId(11),
        name: 'Hjemme',
      })),
    ),
  );

describe('Today', () => {
  it('shows the day league by league: live, upcoming, then finished matches', async () => {
    await open('/today?seasonId=1');
    const rows = rowsIn(await league('EHL'));
    expect(rows.map((row) => /Hjemme (\d)/.exec(row)?.[1])).toEqual(['2', '3', '1', '4']);
    expect(rows[2]).toMatch(/4.*2/);
    const hidden = await league('Barnehockey');
    expect(hidden).toHaveTextContent('Results are not published.');
    expect(hidden).not.toHaveTextContent('9');
  });

  it('is in the server-rendered page', async () => {
    const { markup, page } = await rendered('/today?seasonId=1');
    expect(page.status).toBe(200);
    expect(markup).toContain('Hjemme 2');
  });

  it('follows the live match of a row and shows its score', async () => {
    const { channel } = await open('/today?seasonId=1');
    const region = await league('EHL');
    act(() => {
      channel.publish(goalsChannel(MatchId(2)), start);
      channel.publish(goalsChannel(MatchId(2)), goal);
    });
    await waitFor(() => expect(rowsIn(region)[0]).toMatch(/Hjemme 21/));
  });

  describe('in the small hours (issue 35, C: a live match left Today at midnight)', () => {
    const night = Instant(Date.parse('2026-11-21T23:30:00Z'));
    const late = { ...timer('periodStart', 3, 0), ClientId: 'p3', MatchId: 3 };
    const scored = { ...event('Goal', 'H', 3, 120), ClientId: 'g3', MatchId: 3 };
    const ended = { ...timer('matchEnd', 3, 1_200), ClientId: 'e3', MatchId: 3 };
    const nextDay = {
      'ta/ScheduledMatchesBySport/?sportIds=199&date=11/22/2026': { matches: [] },
      'broadcasts/schedule?sportId=199&tournamentId=11': [],
    };
    const begun = { ...timer('matchStart', 1, 0), ClientId: 's3', MatchId: 3 };

    it.each(['/today?seasonId=1', '/scoreboard?seasonId=1&tournamentId=11'])(
      'an evening’s match is there while its log says that it is in play, and no other: %s',
      async (url) => {
        const { channel } = await open(url, { now: night, more: nextDay });
        const main = screen.getByRole('main');
        expect(main).not.toHaveTextContent('Hjemme');
        act(() => {
          for (const told of [begun, late, scored]) {
            channel.publish(goalsChannel(MatchId(3)), told, { timestamp: night - 60_000 });
          }
        });
        await waitFor(() => expect(main).toHaveTextContent(/Hjemme 3/));
        expect(main).not.toHaveTextContent(/Hjemme [124]/);
        expect(main).toHaveTextContent(/Live/);
        act(() => void channel.publish(goalsChannel(MatchId(3)), ended, { timestamp: night }));
        await waitFor(() => expect(main).not.toHaveTextContent('Hjemme'));
      },
    );
  });

  it('collapses a league, and stores that on the device', async () => {
    const { remembered } = await open('/today?seasonId=1');
    const region = await league('EHL');
    const fold = within(region).getByRole('button', { name: /^EHL/ });
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    expect(within(region).queryAllByRole('listitem')).toEqual([]);
    expect(remembered.get('today.folded')).toBe('[11]');
  });

  describe('with followed teams', () => {
    it('begins with the next and last match of the first four, which no second group repeats (issue 37)', async () => {
      follow(101);
      await open('/today?seasonId=1');
      expect(await screen.findByRole('region', { name: 'My teams' })).toBeVisible();
      expect(rowsIn(await league('EHL'))).toHaveLength(4);
      expect(screen.queryByRole('region', { name: /^More of my teams/ })).toBeNull();
    });

    it('shows the matches of the others before the leagues, and only there', async () => {
      follow(901, 902, 903, 904, 101);
      await open('/today?seasonId=1', { more: ofOneClub });
      const rest = await screen.findByRole('region', { name: /^More of my teams/ });
      expect(rowsIn(rest)).toHaveLength(4);
      expect(screen.queryByRole('region', { name: /^EHL/ })).toBeNull();
    });
  });

  it('links from a day without matches to the nearest with some', async () => {
    await open('/today?seasonId=1&date=2026-07-01');
    await waitFor(() => expect(document.title).toMatch(/^All matches – Wednesday 1 July 2026 – /));
    expect(await screen.findByText('There are no matches on this day.')).toBeVisible();
    const next = await screen.findByRole('link', { name: 'Next matches: Saturday 21 November 2026' });
    expect(next.getAttribute('href')).not.toContain('date=2026-07-01');
  });

  it('reports a failure, and retries', async () => {
    const broken = { is: true };
    await open('/today?seasonId=1', { failing: (path) => broken.is && path.startsWith('kampdag/Day') });
    const again = await screen.findByRole('button', { name: 'Try again' });
    broken.is = false;
    await userEvent.click(again);
    expect(await league('EHL')).toBeVisible();
  });
});
