import '@testing-library/jest-dom/vitest';
import { clientOver } from '@kampdag/core/gateway/client';
import { composeSearch } from '@kampdag/core/gateway/composed/composeSearch';
import { searchOfSeason } from '@kampdag/core/gateway/composed/searchOfSeason';
import { SeasonId } from '@kampdag/core/ids';
import { selectableLeagues } from '@kampdag/core/league/season/league';
import { searchEntries } from '@kampdag/core/search/searchEntry';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { either, task } from 'fp-ts';
import { afterEach, describe, expect, it } from 'vitest';
import { open } from './openSite.tsx';
import { smallFederation } from './site.tsx';

afterEach(cleanup);

const match = {
  matchId: 21,
  tournamentId: 31,
  seasonId: 1,
  matchDate: '2026-11-21T00:00:00',
  matchStartTime: 1200,
  hometeamOrgName: 'Storhamar',
  hometeamId: 101,
  awayteamId: 102,
  statusTypeId: 1,
  matchResult: { homeGoals: 4, awayGoals: 2 },
};

/** A season without its first day; its one league has neither name nor sport. */
const bare = {
  'ta/Seasons/?sportId=199&year=2026': {
    seasons: [{ seasonId: '1', seasonName: '2026-2027', seasonDateFrom: null, orgIdOwner: 353 }],
  },
  'ta/Tournament/Season/1': {
    tournamentsInSeason: [
      {
        tournamentId: 31,
        seasonId: 1,
        tournamentName: null,
        areMatchesPublished: true,
        isResultPublished: true,
      },
    ],
  },
  'ta/TournamentTeams/?tournamentId=31': { teams: [{ teamId: 101, team: 'Storhamar' }] },
  'ta/TournamentMatches/?tournamentId=31': { matches: [match] },
  'ta/ScheduledMatchesBySport/?sportIds=199&date=11/21/2026': { matches: [match] },
  'broadcasts/schedule?sportId=199&tournamentId=31': [],
  'ta/TournamentStandings/Settings/31': { presentationSettings: [] },
  'ta/TournamentStandings/?tournamentId=31': {
    rows: [
      { orgId: 101, orgName: 'Storhamar', position: 1, totalMatches: 1, totalPoints: '1,5', goalsScored: -1 },
      { orgId: 102, orgName: null, totalMatches: 1, totalPoints: 0, goalsScored: 2, goalsConceeded: 4 },
    ],
  },
};

describe('a season without its day and a league without name and sport (§4)', () => {
  it('are in header, menu and filter: the league by its number', async () => {
    await open('/scoreboard', { more: bare });
    const header = await screen.findByRole('banner');
    await within(header).findByText('31');
    expect(header).toHaveTextContent('2026–27');
    const [menu] = await screen.findAllByRole('navigation', { name: 'Main menu' });
    const words = within(menu as HTMLElement)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(words).toEqual(expect.arrayContaining(['Scoreboard', 'Schedule', 'Rosters', 'Standings']));
    const button = screen.getByRole('button', { name: 'Date, league and team' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const panel = within(await screen.findByRole('dialog', { name: 'Filter' }));
    expect(await panel.findByRole('combobox', { name: /^League/ })).toHaveValue('31');
    expect(panel.getByRole('combobox', { name: /^Season/ })).toHaveTextContent('2026');
  });

  it('have a scoreboard and standings, where what nobody reported is a dash (R35)', async () => {
    await open('/standings?seasonId=1&tournamentId=31', { more: bare });
    const table = await screen.findByRole('table', { name: 'Standings of 31' });
    expect(within(table).getByRole('row', { name: /^1 Storhamar/ })).not.toHaveTextContent(/1[.,]5|-1|−1/);
    expect(within(table).getByRole('row', { name: /^– Unknown team/ })).toHaveTextContent('−2');
    cleanup();
    await open('/scoreboard?seasonId=1&tournamentId=31&date=2026-11-21', { more: bare });
    expect(
      await within(screen.getByRole('main')).findByRole('link', { name: /^Storhamar – Team not set/ }),
    ).toBeVisible();
    cleanup();
    await open('/today?seasonId=1&tournamentId=31', { more: bare });
    const today = within(await screen.findByRole('main'));
    expect(await today.findByText('Storhamar')).toBeVisible();
  });

  it('are found by the search', async () => {
    const ask = clientOver(smallFederation(bare).transport).fetch;
    const found = composeSearch(
      () => task.of(new Map()),
      (leagues) => selectableLeagues(leagues, { named: [] }),
    )(ask, { seasonId: SeasonId(1) });
    const answer = either.chainW(searchOfSeason.decode)(await found());
    const leagues = either.isRight(answer) ? answer.right.rows : [];
    expect(searchEntries(leagues)).toContainEqual(expect.objectContaining({ kind: 'league', name: '31' }));
  });
});
