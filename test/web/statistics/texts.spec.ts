import { describe, expect, it } from 'vitest';
import { statisticsMessages } from '../../../src/web/i18n/messages/statistics.ts';
import { basketballStatisticsMessages } from '../../../src/web/sports/basketball/statistics/messages.ts';
import { basketballTerms } from '../../../src/web/sports/basketball/terms.ts';
import { attendanceMessages } from '../../../src/web/sports/icehockey/statistics/attendanceMessages.ts';
import { specialTeamsMessages } from '../../../src/web/sports/icehockey/statistics/specialTeamsMessages.ts';
import { hockeyTerms } from '../../../src/web/sports/icehockey/terms.ts';

const leaves = (value: unknown, path = ''): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
    : [[path, value]];

const shape = (texts: unknown) => leaves(texts).map(([path, text]) => `${path} ${typeof text}`);

const areas = { statisticsMessages, basketballStatisticsMessages, attendanceMessages, specialTeamsMessages };

describe.each(Object.entries({ ...areas, ...hockeyTerms, ...basketballTerms }))(
  'the texts of %s',
  (_, area) => {
    it('are the same in kind in both languages, never empty or padded', () => {
      expect(shape(area.no)).toEqual(shape(area.en));
      for (const [path, text] of [...leaves(area.en), ...leaves(area.no)]) {
        if (typeof text === 'string') expect(text.trim(), path).toMatch(/^.+$/s);
      }
    });
  },
);

it('give the alert for hidden results to the letter (§2, §8)', () => {
  expect(statisticsMessages.en.hidden).toBe('Results not published');
  expect(statisticsMessages.en.hiddenText).toBe(
    'Match results has not been published for matches in this tournament.',
  );
});
