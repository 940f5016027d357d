import '@testing-library/jest-dom/vitest';
import { MatchId } from '@kampdag/core/ids';
import { goalsChannel } from '@kampdag/core/live/wire/channel';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { event, timer } from '../../core/live/timedMessages.ts';
import { open } from '../app/openSite.tsx';

afterEach(cleanup);

const channelName = goalsChannel(MatchId(2));
const start = { ...timer('matchStart', 1, 0), ClientId: 's1', MatchId: 2 };
const goalOf = (id: string) => ({ ...event('Goal', 'H', 1, 120), ClientId: id, MatchId: 2 });

describe('the live scores of a list', () => {
  it('can be paused; resuming shows everything since (WCAG 2.2.2)', async () => {
    const { channel } = await open('/scoreboard?seasonId=1&tournamentId=11');
    await waitFor(() => expect(channel.watchers(channelName)).toBeGreaterThan(0));
    const tell = (message: object) => act(async () => channel.publish(channelName, message));
    const main = within(screen.getByRole('main'));
    const row = () => main.getByRole('row', { name: /Hjemme 2/ }).textContent;
    await tell(start);
    await tell(goalOf('g1'));
    await waitFor(() => expect(row()).toContain('1'));
    const paused = row();
    await userEvent.click(await main.findByRole('button', { name: 'Pause updates' }));
    await tell(goalOf('g2'));
    await tell(goalOf('g3'));
    expect(row()).toBe(paused);
    await userEvent.click(main.getByRole('button', { name: 'Resume updates' }));
    await waitFor(() => expect(row()).not.toBe(paused));
  });
});
