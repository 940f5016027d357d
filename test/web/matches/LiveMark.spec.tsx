// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { MatchId, PeriodId } from '@kampdag/core/ids';
import { emptySelection } from '@kampdag/core/site/selection';
import { TimeOfDay } from '@kampdag/core/time/timeOfDay';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createFormat } from '../../../src/web/i18n/format.ts';
import { I18nProvider } from '../../../src/web/i18n/I18nContext.tsx';
import { boardRow } from '../../../src/web/matches/boardRow.ts';
import { LiveMark } from '../../../src/web/matches/LiveMark.tsx';
import { generatedToday, plainMatch } from '../../arbitraries/matches.ts';

afterEach(cleanup);

const rowIn = (isOfSets: boolean) =>
  boardRow(
    { ...plainMatch, matchId: MatchId(7), start: TimeOfDay(18 * 60), end: TimeOfDay(20 * 60) },
    {
      now: { date: generatedToday, time: TimeOfDay(19 * 60) },
      selection: emptySelection,
      showsResults: () => true,
      isOfSets: () => isOfSets,
      liveScoreOf: () => ({
        score: { home: 1, away: 1 },
        phase: 'inPlay',
        period: { id: PeriodId(3), name: '3', kind: 'regulation', number: 3, length: 0, startsAt: 0 },
      }),
      broadcastOf: () => null,
    },
  );

describe('the mark of a live match in a list', () => {
  it.each([
    [false, 'en', 'Period 3'],
    [true, 'en', 'Set 3'],
    [true, 'no', '3. sett'],
  ] as const)(
    'tells the period, or the set where it is played in sets (%s, %s)',
    (isOfSets, language, text) => {
      const { container } = render(
        <I18nProvider value={{ language, format: createFormat(language), choose: () => undefined }}>
          <LiveMark row={rowIn(isOfSets)} />
        </I18nProvider>,
      );
      expect(container).toHaveTextContent(text);
    },
  );
});
