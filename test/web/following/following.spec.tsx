// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { SeasonId, TeamId, TournamentId } from '@kampdag/core/ids';
import type { Followed } from '@kampdag/core/site/followed';
import { readFollowed, writeFollowed } from '@kampdag/core/site/followedCodec';
import { followedLink } from '@kampdag/core/site/paths';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { open } from '../app/openSite.tsx';
import { ofOneClub } from '../app/site.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const team = (id: number, name: string): Followed[number] => ({
  kind: 'team',
  id: TeamId(id),
  seasonId: SeasonId(1),
  tournamentId: TournamentId(11),
  name,
});

const key = 'followed.icehockey';
const keep = (followed: Followed) => localStorage.setItem(key, writeFollowed(followed));
const kept = () => (readFollowed(localStorage.getItem(key) ?? '[]') ?? []).map(({ name }) => name);

describe('the following page', () => {
  it('shows a team’s match in play, which is not its next one, and its last result, by its newest name, and leads to its page (issue 35, C)', async () => {
    keep([team(101, 'Hjemme')]);
    await open('/following?seasonId=1', { more: ofOneClub });
    // The matches of a day name it anew; the last is its newest.
    const name = await screen.findByRole('link', { name: 'Hjemme 4' });
    expect(name.getAttribute('href')).toBe('/team?seasonId=1&tournamentId=11&teamId=101');
    expect(await screen.findByText(/^Now · Sat 21 Nov/)).toBeVisible();
    expect(screen.queryByText(/^Next match/)).not.toBeInTheDocument();
    expect(screen.getByText(/^Last result · Sat 21 Nov/)).toBeVisible();
  });

  it('explains how to begin if nothing is followed', async () => {
    await open('/following?seasonId=1');
    expect(await screen.findByText('You are not following anything yet')).toBeVisible();
  });

  it('asks before adding a link’s content, and keeps the existing', async () => {
    keep([team(101, 'Hjemme')]);
    await open(followedLink(writeFollowed([team(102, 'Borte æøå')])));
    const asked = await screen.findByRole('region', { name: 'Follow what is in this link?' });
    expect(within(asked).getByText('Borte æøå')).toBeVisible();
    expect(kept()).toEqual(['Hjemme']);
    await userEvent.click(within(asked).getByRole('button', { name: 'Add to mine' }));
    await waitFor(() => expect(kept()).toEqual(['Hjemme', 'Borte æøå']));
    await waitFor(() => expect(location.hash).toBe(''));
  });

  it('replaces the existing, or nothing, on request', async () => {
    for (const [button, after] of [
      ['Cancel', ['Hjemme']],
      ['Replace mine', ['Borte']],
    ] as const) {
      keep([team(101, 'Hjemme')]);
      await open(followedLink(writeFollowed([team(102, 'Borte')])));
      await userEvent.click(await screen.findByRole('button', { name: button }));
      await waitFor(() => expect(location.hash).toBe(''));
      expect(kept()).toEqual(after);
      cleanup();
    }
  });

  it.each(['/following#follow=%E0%A4%A', '/following#follow=%5B'])(
    'says that a link cannot be read: %s',
    async (link) => {
      keep([team(101, 'Hjemme')]);
      await open(link);
      expect(await screen.findByText(/contains nothing to follow/)).toBeVisible();
      expect(kept()).toEqual(['Hjemme']);
    },
  );

  it('offers a link with everything followed', async () => {
    keep([team(101, 'Hjemme'), team(102, 'Borte')]);
    await open('/following?seasonId=1');
    const link = await screen.findByLabelText<HTMLInputElement>('Link');
    expect(link.value).toContain(followedLink(writeFollowed([team(101, 'Hjemme'), team(102, 'Borte')])));
  });
});
