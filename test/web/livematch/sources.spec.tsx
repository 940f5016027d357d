import '@testing-library/jest-dom/vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecording } from '@kampdag/core/live/wire/recording';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { either } from 'fp-ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stubResizeObserver } from '../../support/resizeObserver.ts';
import { screenOf } from '../../support/screenOf.ts';
import { openLivePage, startsAt } from './livePage.tsx';

beforeEach(() => {
  stubResizeObserver();
  screenOf(1280);
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const isWhole = process.env.KAMPDAG_WHOLE_UNITS === 'on';

/** What a recording's channel told, as the tests' match. */
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

const allFigures = () => screen.findAllByRole('button', { name: /: show events$/ });

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
    it('has no figure whose events do not add up to it', async () => {
      await openLivePage({
        sport,
        history: toldIn(`${file}.jsonl`),
        toldAt: startsAt,
        url: `/livematch?matchId=7&tab=${tab}`,
      });
      await waitFor(async () => expect((await allFigures()).length).toBeGreaterThan(15));
      const figures = await allFigures();
      const every = isWhole ? 1 : Math.ceil(figures.length / 6);
      for (const figure of figures.filter((_, at) => at % every === 0)) {
        const dialog = await press(figure);
        const shown = /^[−\d/]+/.exec(figure.textContent ?? '')?.[0];
        expect(dialog.querySelector('[data-sum]')).toHaveAttribute('data-sum', shown);
        await close(dialog);
      }
    });
  },
);
