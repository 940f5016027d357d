// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { open } from '../app/openSite.tsx';
import { ofOneClub } from '../app/site.tsx';

afterEach(cleanup);

describe('a club that was renamed has its newest name (issue 35, C)', () => {
  it.each(['/scoreboard', '/schedule', '/livematch'])('on %s', async (path) => {
    await open(`${path}?seasonId=1&tournamentId=11&matchId=2&matchDate=2026-11-21`, { more: ofOneClub });
    const main = await screen.findByRole('main');
    expect((await screen.findAllByText(/Hjemme 4/)).some((text) => main.contains(text))).toBe(true);
    expect(main).not.toHaveTextContent(/Hjemme [1-3]/);
  });
});
