import '@testing-library/jest-dom/vitest';
import { allChannel } from '@kampdag/core/live/wire/channel';
import { plainViewing } from '@kampdag/core/site/viewing';
import { Instant } from '@kampdag/core/time/instant';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stubLayout } from '../../support/layout.ts';
import { begun, goal, matchId, openLivePage, startsAt, timer } from './livePage.tsx';

beforeEach(stubLayout);
afterEach(cleanup);

/** The title and everything on the page. */
const everything = (): string => `${document.title} ${document.documentElement.outerHTML}`;

describe('a page with a minute’s delay', () => {
  it('shows a goal nowhere before the minute is over, then as any other news', async () => {
    const page = await openLivePage({ viewing: { ...plainViewing, delay: 60 }, toldAt: startsAt });
    const before = everything();
    const told = Instant(page.time.now - 59_700);
    act(() => {
      page.channel.publish(allChannel(matchId), goal('g1'), { timestamp: told });
    });
    await page.settle();
    expect(everything()).toBe(before);
    page.time.now = Instant(page.time.now + 400);
    await waitFor(() => expect(page.board()).toHaveTextContent('Score 1 to 0'), { timeout: 3000 });
    expect(page.news()).toContain('goal for Nordlys');
    expect(document.title).toContain('1–0');
  });

  it('shows the clock of that time', async () => {
    const now = Instant(startsAt + 125_000);
    const page = await openLivePage({
      viewing: { ...plainViewing, delay: 60 },
      toldAt: startsAt,
      now,
      history: begun,
    });
    expect(page.board()).toHaveTextContent('18:55');
    expect(screen.getByRole('region', { name: 'In step with my stream' })).toBeInTheDocument();
    // What is live for this visitor is as late as the stream.
    expect(screen.getByText('Live, 60 s behind')).toBeInTheDocument();
  });

  it('offers no event older than the limit, and in an intermission the start of the next period (issue 37, point 5)', async () => {
    const page = await openLivePage({
      toldAt: startsAt,
      now: Instant(startsAt + 170_000),
      history: [...begun, goal('g1')],
    });
    const card = screen.getByRole('region', { name: 'In step with my stream' });
    expect(within(card).getByRole('button', { name: /^I see it now: .*Goal/ })).toBeInTheDocument();
    page.time.now = Instant(startsAt + 200_000);
    await page.publish(timer('over', 7, { PeriodTime: '20:00', Time: 1200 }));
    await waitFor(() => expect(within(card).queryByRole('button', { name: /Goal/ })).toBeNull());
    expect(card).toHaveTextContent('Press the start of the next period when you see it.');
  });
});
