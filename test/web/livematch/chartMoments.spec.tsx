import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stubLayout } from '../../support/layout.ts';
import { basketballBegun, inQuarter } from './ballMessages.ts';
import { begun, goal, openLivePage, startsAt } from './livePage.tsx';

beforeEach(stubLayout);
afterEach(cleanup);

const apart = 20_000;

const hockey: readonly object[] = [
  ...begun,
  goal('g1', { Time: 60, PeriodTime: '01:00' }),
  goal('g2', { Team: 'A', Player: 21, FirstAssist: null, Time: 200, PeriodTime: '03:20' }),
];

const openCharts = (history: readonly object[], sport: 'icehockey' | 'basketball') =>
  openLivePage({ sport, history, apart, toldAt: startsAt, url: '/livematch?matchId=7&tab=4' });

describe('a press on a chart', () => {
  it('jumps to the moment of the nearest point', async () => {
    const page = await openCharts(hockey, 'icehockey');
    const picture = await screen.findByRole('figure', { name: 'Score through the match' });
    const svg = picture.querySelector('svg');
    if (svg === null) throw new Error('no picture');
    fireEvent.pointerMove(svg, { clientX: 0 });
    expect(svg).toHaveTextContent('1–0 #9 Ola Berg, 01:00');
    fireEvent.click(svg);
    await waitFor(() => expect(page.board()).toHaveTextContent('Score 1 to 0'));
  });

  it('jumps from the table below it by keyboard', async () => {
    const page = await openCharts(hockey, 'icehockey');
    const picture = await screen.findByRole('figure', { name: 'Score through the match' });
    fireEvent.click(within(picture).getByText('Show as table'));
    fireEvent.click(within(picture).getByRole('button', { name: '1–1' }));
    await screen.findByRole('slider');
    fireEvent.click(await screen.findByRole('button', { name: '1–0' }));
    await waitFor(() => expect(page.board()).toHaveTextContent('Score 1 to 0'));
  });

  it('jumps to the moment pressed last, also one that is pressed as the scrub bar appears', async () => {
    const page = await openCharts(hockey, 'icehockey');
    const picture = await screen.findByRole('figure', { name: 'Score through the match' });
    fireEvent.click(within(picture).getByText('Show as table'));
    const earlier = within(picture).getByRole('button', { name: '1–0' });
    const appearing = new MutationObserver(() => {
      if (screen.queryByRole('slider') === null) return;
      appearing.disconnect();
      earlier.click();
    });
    appearing.observe(document.body, { childList: true, subtree: true });
    fireEvent.click(within(picture).getByRole('button', { name: '1–1' }));
    await waitFor(() => expect(page.board()).toHaveTextContent('Score 1 to 0'));
  });

  it('jumps to the end of a run', async () => {
    const page = await openCharts(
      [
        ...basketballBegun,
        inQuarter('s1', 'Shot', { Team: 'H', Player: 11, ShotResult: 200442 }),
        inQuarter('s2', 'Shot', { Team: 'A', Player: 21, ShotResult: 200444 }),
      ],
      'basketball',
    );
    fireEvent.click(await screen.findByRole('button', { name: '3 (3–0)' }));
    await waitFor(() => expect(page.board()).toHaveTextContent('Score 3 to 0'));
  });
});
