import { describe, expect, it } from 'vitest';
import { statisticsMessages } from '../../../src/web/i18n/messages/statistics.ts';
import { statisticsTerms } from '../../../src/web/i18n/messages/statisticsTerms.ts';

const leaves = (value: unknown, path = ''): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
    : [[path, value]];

const shape = (texts: unknown) => leaves(texts).map(([path, text]) => `${path} ${typeof text}`);

describe.each(Object.entries({ statisticsMessages, statisticsTerms }))('the texts of %s', (_, area) => {
  it('are the same in kind in both languages, never empty or padded', () => {
    expect(shape(area.no)).toEqual(shape(area.en));
    for (const [path, text] of [...leaves(area.en), ...leaves(area.no)]) {
      if (typeof text === 'string') expect(text.trim(), path).toMatch(/^.+$/s);
    }
  });
});

it('the alert for hidden results is given to the letter (§2, §8)', () => {
  expect(statisticsMessages.en.hidden).toBe('Results not published');
  expect(statisticsMessages.en.hiddenText).toBe(
    'Match results has not been published for matches in this tournament.',
  );
});
