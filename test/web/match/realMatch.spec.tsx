import '@testing-library/jest-dom/vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { realData } from '../../support/recorded/realData.ts';
import { openMatchPage } from './matchPage.tsx';

afterEach(cleanup);

const folder = realData('rest-samples');
const sample = (name: string): unknown => JSON.parse(readFileSync(join(folder ?? '', name), 'utf8'));

describe.runIf(folder !== null)('a real basketball match, reported simply', () => {
  it('has its periods, its box score marked as incomplete, and its incidents', async () => {
    const deployment = builtInDeployments.find(({ sport }) => sport === 'basketball');
    if (deployment === undefined) throw new Error('no basketball');
    await openMatchPage({
      deployment,
      language: 'en',
      answers: {
        'ta/Match?': {
          ...(sample('ta_Match_8439241.json') as object),
          sportId: deployment.sportId,
          matchId: 7,
        },
        'ta/MatchIncidents': sample('ta_MatchIncidents_8439241.excerpt.anon.json'),
        'basketball/match/Players': sample('basketball_match_Players_8439241.anon.json'),
      },
    });
    expect(document.title).toContain('116–70 Oppsal 1 – Bergkameratene - Basket · Final');
    const periods = within(screen.getByRole('table', { name: 'Points' })).getAllByRole('row');
    expect([...(periods[1]?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Oppsal 1',
      '27',
      '36',
      '26',
      '27',
      '116',
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'Players' }));
    expect(await screen.findByText(/Only made shots were reported/)).toBeInTheDocument();
    const boxScores = await waitFor(() => {
      const tables = screen.getAllByRole('table', { name: /Box score/ });
      expect(tables).toHaveLength(2);
      return tables;
    });
    const [home, away] = boxScores;
    for (const [table, points] of [
      [home, 116],
      [away, 70],
    ] as const) {
      const total = table === undefined ? undefined : within(table).getAllByRole('row').at(-1);
      expect(total).toHaveTextContent(`Total`);
      expect([...(total?.children ?? [])].map(({ textContent }) => textContent)).toContain(String(points));
    }
    await userEvent.click(screen.getByRole('tab', { name: 'Events' }));
    expect(await screen.findByRole('region', { name: 'Events' })).toHaveTextContent('2-point shot made');
  });
});
