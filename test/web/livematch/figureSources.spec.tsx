import '@testing-library/jest-dom/vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecording } from '@kampdag/core/live/wire/recording';
import type { SportKind } from '@kampdag/core/sportKind';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { either } from 'fp-ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stubLayout } from '../../support/layout.ts';
import { screenOf } from '../../support/screenOf.ts';
import { begun, goal, message, openLivePage, startsAt, timer } from './livePage.tsx';

beforeEach(() => {
  stubLayout();
  screenOf(1280);
});
afterEach(cleanup);

const isWhole = process.env.KAMPDAG_WHOLE_UNITS === 'on';

/** A recording's messages, with the tests' match id. */
const toldIn = (file: string): readonly object[] => {
  const recording = parseRecording(
    readFileSync(join(import.meta.dirname, '../../../fixtures/recordings', file), 'utf8'),
  );
  if (either.isLeft(recording)) throw new Error(recording.left.message);
  return recording.right.messages.map(({ data }) => Object.assign({}, data, { MatchId: 7 }));
};

const press = async (figure: HTMLElement): Promise<HTMLElement> => {
  fireEvent.click(figure);
  return screen.findByRole('dialog');
};

const close = async (dialog: HTMLElement): Promise<void> => {
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

/** Whether a sum over events equals a figure: as it is, or `19/21` as `90.5`. */
const shownAs = (sum: string, figure: string): boolean => {
  const text = /^[−+]?[\d/.]+/.exec(figure)?.[0].replace('+', '').replace('−', '-') ?? '';
  const [part = 0, whole = 0] = sum.split('/').map(Number);
  const places = /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
  return sum === text || (whole > 0 && ((100 * part) / whole).toFixed(places) === text);
};

const allFigures = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('button[aria-label$=": show events"]'),
];

describe.each([
  ['icehockey', 'hockey-shootout', '3'],
  ['icehockey', 'hockey-overtime-corrections', '4'],
  ['basketball', 'basketball-overtime-messy', '3'],
  ['basketball', 'basketball-overtime-messy', '4'],
  ['volleyball', 'volleyball-five-sets-messy', '4'],
  ['handball', 'handball-messy', '3'],
  ['handball', 'handball-messy', '4'],
] as const satisfies readonly (readonly [SportKind, string, string])[])(
  '%s, %s, tab %s',
  (sport, file, tab) => {
    it('has only figures that their events add up to', async () => {
      await openLivePage({
        sport,
        history: toldIn(`${file}.jsonl`),
        toldAt: startsAt,
        url: `/livematch?matchId=7&tab=${tab}`,
      });
      await waitFor(() => expect(allFigures().length).toBeGreaterThan(15));
      const figures = allFigures();
      const every = isWhole ? 1 : Math.ceil(figures.length / 6);
      for (const figure of figures.filter((_, at) => at % every === 0)) {
        const dialog = await press(figure);
        const sum = dialog.querySelector('[data-sum]')?.getAttribute('data-sum') ?? '';
        expect(shownAs(sum, figure.textContent)).toBe(true);
        await close(dialog);
      }
    });
  },
);

const scored: readonly object[] = [
  ...begun,
  goal('g1', { Time: 60, PeriodTime: '01:00' }),
  message('p1', 'Penalty', { Team: 'A', Player: 22, Minutes: 2, Time: 90, PeriodTime: '01:30' }),
  goal('g2', { FirstAssist: null, GoalType: 200143, Time: 120, PeriodTime: '02:00' }),
];

const openScored = (language: 'en' | 'no' = 'en') =>
  openLivePage({ history: scored, apart: 20_000, toldAt: startsAt, language });

describe('the events of a figure', () => {
  it('link to their moments', async () => {
    const page = await openScored();
    const dialog = await press(await screen.findByRole('button', { name: 'Score Nordlys, 2: show events' }));
    const [first] = await within(dialog).findAllByRole('link');
    expect(first).toHaveTextContent('01:00');
    expect(first).toHaveTextContent('Goal #9 Ola Berg');
    if (first !== undefined) fireEvent.click(first);
    await waitFor(() => expect(page.board()).toHaveTextContent('Score 1 to 0'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Score Nordlys, 1: show events' })).toBeInTheDocument();
  });

  it('return focus to the figure', async () => {
    await openScored();
    const figure = await screen.findByRole('button', { name: 'Score Nordlys, 2: show events' });
    await close(await press(figure));
    await waitFor(() => expect(figure).toHaveFocus());
  });

  it('cover the page on a phone, in the page’s language', async () => {
    screenOf(360);
    await openScored('no');
    const dialog = await press(
      await screen.findByRole('button', { name: 'Stilling Nordlys, 2: vis hendelser' }),
    );
    expect(dialog).toHaveAccessibleName('Stilling, Nordlys');
    expect(dialog).toHaveTextContent('Hendelser: 2');
  });

  it('show the federation’s figure where it differs', async () => {
    await openLivePage({
      history: [...scored, timer('end', 5)],
      match: { matchResult: { homeGoals: 3, awayGoals: 0, matchEndResult: '3-0' } },
    });
    const dialog = await press(await screen.findByRole('button', { name: 'Score Nordlys, 3: show events' }));
    expect(dialog).toHaveTextContent('Events: 2Federation: 3');
  });
});
