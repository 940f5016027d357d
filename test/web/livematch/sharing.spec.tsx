import '@testing-library/jest-dom/vitest';
import { plainViewing, type ViewingPreferences } from '@kampdag/core/site/viewing';
import { Instant } from '@kampdag/core/time/instant';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stubLayout } from '../../support/layout.ts';
import { begun, goal, openLivePage, startsAt } from './livePage.tsx';

beforeEach(stubLayout);
afterEach(() => {
  cleanup();
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

const apart = 20_000;

const open = (viewing: ViewingPreferences = plainViewing, url = '/livematch?matchId=7') =>
  openLivePage({
    history: [...begun, goal('g1', { Time: 60 }), goal('g2', { Team: 'A', Player: 21, Time: 200 })],
    apart,
    toldAt: startsAt,
    now: Instant(startsAt + 900_000),
    viewing,
    url,
  });

/** Gives the browser a share sheet that takes what it is given. */
const withSheet = (answer: () => Promise<void> = () => Promise.resolve()): readonly ShareData[] => {
  const shared: ShareData[] = [];
  Object.assign(navigator, {
    share: (data: ShareData) => {
      shared.push(data);
      return answer();
    },
  });
  return shared;
};

/** A browser without a share sheet. */
const withClipboard = (): readonly string[] => {
  const copied: string[] = [];
  Object.assign(navigator, {
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  return copied;
};

const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));

describe('sharing a match (issue 37, point 2)', () => {
  it('opens the browser’s own sheet with the teams and the address', async () => {
    const shared = withSheet();
    await open();
    await press(within(screen.getByRole('region', { name: /vs/ })).getByRole('button', { name: 'Share' }));
    expect(shared).toHaveLength(1);
    expect(shared[0]).toMatchObject({ title: 'Nordlys vs Fjellvik' });
    expect(shared[0]?.url).toMatch(/^http.*\/livematch\?.*matchId=7/);
  });

  it('a goal’s row shares its moment, with the score and the scorer', async () => {
    const shared = withSheet();
    await open();
    const [, first] = screen.getAllByRole('button', { name: 'Share this moment' });
    if (first !== undefined) await press(first);
    const at = `0${startsAt + begun.length * apart}-000@fake:000`;
    expect(new URL(shared[0]?.url ?? '').searchParams.get('at')).toBe(at);
    expect(shared[0]?.text).toMatch(/^Nordlys 1–0 Fjellvik · .*Berg/);
  });

  it('copies the address where there is no sheet, and says so', async () => {
    const copied = withClipboard();
    await open();
    const [button] = screen.getAllByRole('button', { name: 'Share' });
    if (button !== undefined) await press(button);
    expect(copied).toHaveLength(1);
    expect(copied[0]).toMatch(/\/livematch\?/);
    expect(screen.getByText('Link copied')).toBeInTheDocument();
  });

  it('a sheet that is closed is no failure', async () => {
    withSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
    await open();
    const [button] = screen.getAllByRole('button', { name: 'Share' });
    if (button !== undefined) await press(button);
    expect(screen.queryByText(/copied|copy the link/)).toBeNull();
  });

  it('tells others no score where the visitor hides results', async () => {
    const shared = withSheet();
    const at = encodeURIComponent(`0${startsAt + begun.length * apart}-000@fake:000`);
    localStorage.setItem('seenMoments', `7=${decodeURIComponent(at)}`);
    await open({ ...plainViewing, hidesResults: true }, `/livematch?matchId=7&at=${at}`);
    await screen.findByRole('slider');
    for (const button of screen.getAllByRole('button', { name: /^Share/ })) await press(button);
    expect(shared.length).toBeGreaterThan(1);
    for (const { title, text } of shared) expect(`${title} ${text}`).not.toMatch(/\d/);
    localStorage.clear();
  });
});
