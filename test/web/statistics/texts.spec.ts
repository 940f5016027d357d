import { expect, it } from 'vitest';
import { statisticsMessages } from '../../../src/web/i18n/messages/statistics.ts';

it('the texts of statistics give the alert for hidden results to the letter (§2, §8)', () => {
  expect(statisticsMessages.en.hidden).toBe('Results not published');
  expect(statisticsMessages.en.hiddenText).toBe(
    'Match results has not been published for matches in this tournament.',
  );
});
