import { FederationText } from '@kampdag/core/federationText';
// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { MatchId, PeriodId } from '@kampdag/core/ids';
import type { PeriodKind } from '@kampdag/core/league/rules/sportRules';
import { emptySelection } from '@kampdag/core/site/selection';
import type { SportKind } from '@kampdag/core/sportKind';
import { TimeOfDay } from '@kampdag/core/time/timeOfDay';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { I18nProvider } from '../../../src/web/i18n/I18nContext.tsx';
import { boardRow } from '../../../src/web/matches/boardRow.ts';
import { LiveMark } from '../../../src/web/matches/LiveMark.tsx';
import { generatedToday, plainMatch } from '../../arbitraries/matches.ts';
import { i18nIn } from '../support/renderView.tsx';

afterEach(cleanup);

const rowIn = (sport: SportKind, kind: PeriodKind, number: number) =>
  boardRow(
    { ...plainMatch, matchId: MatchId(7), start: TimeOfDay(18 * 60), end: TimeOfDay(20 * 60) },
    {
      now: { date: generatedToday, time: TimeOfDay(19 * 60) },
      selection: emptySelection,
      showsResults: () => true,
      opensHidden: false,
      sportOf: () => sport,
      liveScoreOf: () => ({
        score: { home: 1, away: 1 },
        phase: 'inPlay',
        period: { id: PeriodId(3), name: FederationText('3'), kind, number, length: 0, startsAt: 0 },
      }),
      broadcastOf: () => null,
    },
  );

describe('the mark of a live match in a list', () => {
  it.each([
    ['icehockey', 'regulation', 3, 'en', /^Live3rd period$/],
    ['icehockey', 'overtime', 1, 'no', /^Direkte1\. forlengning$/],
    ['icehockey', 'shootout', 1, 'no', /^DirekteStraffeslagkonkurranse$/],
    ['basketball', 'overtime', 2, 'no', /^Direkte2\. ekstraomgang$/],
    ['volleyball', 'regulation', 3, 'en', /^LiveSet 3$/],
    ['volleyball', 'regulation', 3, 'no', /^Direkte3\. sett$/],
    ['handball', 'regulation', 2, 'en', /^Live2nd half$/],
    ['handball', 'overtime', 1, 'no', /^Direkte1\. ekstraomgang$/],
  ] as const)(
    'tells the period in the sport’s own words: %s, %s %s (%s)',
    (sport, kind, number, language, text) => {
      const { container } = render(
        <I18nProvider value={i18nIn(language)}>
          <LiveMark row={rowIn(sport, kind, number)} />
        </I18nProvider>,
      );
      // What screen readers hear; abbreviations are visual only.
      for (const seen of container.querySelectorAll('[aria-hidden="true"]')) seen.remove();
      expect(container).toHaveTextContent(text);
    },
  );
});
