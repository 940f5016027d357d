import '@testing-library/jest-dom/vitest';
import type { FederationText } from '@kampdag/core/federationText';
import { type SportKind, sportKinds } from '@kampdag/core/sportKind';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { federationName, type ShownText, siteText } from '../../../src/web/i18n/shownText.ts';
import { PhraseWords } from '../../../src/web/match/plays/PhraseWords.tsx';
import { joined, plainPhrase } from '../../../src/web/match/plays/playText.ts';
import { stubLayout } from '../../support/layout.ts';
import { secondSet } from './ballMessages.ts';
import { begun, matchData, message, openLivePage } from './livePage.tsx';

beforeEach(stubLayout);
afterEach(cleanup);

/** A penalty whose infraction the site does not know. */
const penalty = (id: string, own: object = {}) =>
  message(id, 'Penalty', { Team: 'A', Player: 21, InfractionName: 'Ulovlig jubel', ...own });

describe('the federation’s own words on an English page (WCAG 3.1.2)', () => {
  it('are no text to the compiler, so that no page shows them as one', () => {
    expectTypeOf<FederationText>().not.toExtend<ReactNode>();
    expectTypeOf<FederationText>().not.toExtend<string>();
    expectTypeOf<ShownText>().not.toExtend<ReactNode>();
    expectTypeOf<ShownText>().not.toExtend<string>();
  });

  it.each([
    ['icehockey', begun],
    ['volleyball', secondSet],
  ] as const satisfies readonly (readonly [SportKind, readonly object[]])[])(
    'have their language in the play-by-play: a penalty of %s',
    async (sport, history) => {
      await openLivePage({ sport, history: [...history, penalty('p')] });
      const plays = screen.getByRole('tabpanel');
      expect(within(plays).getByText('Ulovlig jubel')).toHaveAttribute('lang', 'nb');
    },
  );

  it.each(sportKinds)('have their language in the play-by-play: a period of %s', async (sport) => {
    const named = { Period: null, PeriodName: 'Ekstra innspurt', Type: 6 };
    await openLivePage({ sport, history: [matchData, message('start', 'Timer', named)] });
    const plays = screen.getByRole('tabpanel');
    expect(plays).toHaveTextContent('Ekstra innspurt started');
    const texts = within(plays).getAllByText('Ekstra innspurt');
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) expect(text).toHaveAttribute('lang', 'nb');
  });

  it('have their language in a correction', async () => {
    const page = await openLivePage({ history: [...begun, penalty('p', { Minutes: 2 })] });
    await page.publish(penalty('p', { Minutes: 2, InfractionName: 'Haking' }));
    const card = await screen.findByRole('region', { name: '1 correction' });
    fireEvent.click(within(card).getByRole('button', { name: 'Show the correction' }));
    expect(await within(card).findByText('Ulovlig jubel')).toHaveAttribute('lang', 'nb');
    expect(card).toHaveTextContent('Penalty, 2 min · #19 Ola Vik · Hooking');
  });

  it('are marked among the words of the page, which stay in one piece', () => {
    const phrase = joined(
      ['Penalty', null, [], [federationName('Jubel')], [siteText('Corrected'), '!']],
      ' · ',
    );
    const { container } = render(<PhraseWords phrase={phrase} />);
    expect(container.innerHTML).toBe('Penalty · <span lang="nb">Jubel</span> · Corrected!');
    expect(plainPhrase(phrase)).toBe('Penalty · Jubel · Corrected!');
  });
});
