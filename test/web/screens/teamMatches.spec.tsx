// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { Instant } from '@kampdag/core/time/instant';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { open } from '../app/openSite.tsx';
import { ofOneClub } from '../app/site.tsx';

afterEach(cleanup);

it('matches of a team whose day has passed without a result stand folded under a heading of their own, not among its results (R36; issue 35, C)', async () => {
  await open('/team?seasonId=1&tournamentId=11&teamId=101', {
    now: Instant(Date.parse('2026-11-23T12:00:00Z')),
    more: ofOneClub,
  });
  const results = await screen.findByRole('region', { name: 'Results' });
  expect(within(results).getAllByRole('listitem')).toHaveLength(1);
  // By the newest of its names.
  expect(results).toHaveTextContent('Hjemme 4');
  const fold = screen.getByText('Without a result (3)');
  await userEvent.click(fold);
  const passed = fold.closest('details') ?? fold.parentElement;
  expect(passed).toHaveTextContent(/Postponed/);
  expect(passed).toHaveTextContent(/No result/);
});
