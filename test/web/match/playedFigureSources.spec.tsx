import '@testing-library/jest-dom/vitest';
import { MatchId } from '@kampdag/core/ids';
import { allChannel } from '@kampdag/core/live/wire/channel';
import { Instant } from '@kampdag/core/time/instant';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeLiveChannel } from '../../support/fakeLiveChannel.ts';
import { stubLayout } from '../../support/layout.ts';
import { screenOf } from '../../support/screenOf.ts';
import { begun, goal } from '../livematch/livePage.tsx';
import { openMatchPage } from './matchPage.tsx';

beforeEach(() => {
  stubLayout();
  screenOf(1280);
});
afterEach(cleanup);

/** Two goals of home, both by #9. */
const channel = (history: readonly object[]) => {
  const told = createFakeLiveChannel();
  for (const [at, body] of history.entries()) {
    told.publish(allChannel(MatchId(7)), body, {
      timestamp: Instant(Date.UTC(2026, 9, 10, 16, 30) + at * 1000),
    });
  }
  return told;
};

const twoGoals = [...begun, goal('g1', { FirstAssist: null }), goal('g2', { FirstAssist: null, Time: 400 })];

const skater = {
  personId: 11,
  teamOrgId: 101,
  firstName: 'Ola',
  lastName: 'Berg',
  shirtNo: '9',
  memberType: 'Player',
  goalsScored: 2,
  shots: 3,
};

const sheet = { 'icehockey/Match/Players': [skater] };

describe('a figure of a played match', () => {
  it('opens the log’s events, loading it then, and shows the federation’s figure', async () => {
    const log = channel(twoGoals);
    await openMatchPage({ channel: log });
    fireEvent.click(await screen.findByRole('button', { name: 'Score Fjellvik IL, 1: show events' }));
    // Its code loads now.
    const none = await screen.findByRole('dialog', { name: 'Score, Fjellvik IL' }, { timeout: 20_000 });
    await within(none).findByText('Events: 0');
    expect(none).toHaveTextContent('Federation: 1');
    fireEvent.keyDown(none, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Score Nordlys, 2: show events' }));
    const home = await screen.findByRole('dialog', { name: 'Score, Nordlys' });
    await within(home).findByText('Events: 2');
    expect(home).not.toHaveTextContent('Federation');
    expect(within(home).getAllByRole('link')).toHaveLength(2);
    for (const link of within(home).getAllByRole('link')) {
      expect(link.getAttribute('href')).toMatch(/^\/livematch\?.*at=/);
    }
  });

  it('also works in a player’s row', async () => {
    await openMatchPage({ channel: channel(twoGoals), answers: sheet, tab: 'players' });
    fireEvent.click(await screen.findByRole('button', { name: 'Shots on goal Ola Berg, 3: show events' }));
    const shots = await screen.findByRole('dialog');
    await within(shots).findByText('Events: 2');
    expect(shots).toHaveTextContent('Federation: 3');
  });

  it('also works for a period', async () => {
    const nobodyScored = { 'ta/MatchIncidents': { matchPeriodResults: [], matchIncidents: [] } };
    await openMatchPage({ channel: channel(twoGoals), answers: nobodyScored });
    fireEvent.click(
      await screen.findByRole('button', { name: /^Goals, 1st period Nordlys, 0: show events$/ }),
    );
    const period = await screen.findByRole('dialog');
    await within(period).findByText('Events: 2');
    expect(period).toHaveTextContent('Federation: 0');
  });

  it('says that the events are unavailable where nothing was reported', async () => {
    await openMatchPage({ channel: channel([]) });
    fireEvent.click(await screen.findByRole('button', { name: 'Score Nordlys, 2: show events' }));
    await within(await screen.findByRole('dialog')).findByText(/are unavailable right now/);
  });

  it('is no button once the log is gone, 14 days later', async () => {
    await openMatchPage({ now: Instant(Date.UTC(2026, 10, 10)) });
    expect(screen.queryByRole('button', { name: /: show events$/ })).toBeNull();
  });
});
