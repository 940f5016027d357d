import { type Language, languages } from '@kampdag/core/site/language';
import { sportKinds } from '@kampdag/core/sportKind';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { dateOfEpochDay } from '@kampdag/core/time/civilDate';
import { Instant } from '@kampdag/core/time/instant';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFormat } from '../../../src/web/i18n/format.ts';
import { appMessages } from '../../../src/web/i18n/messages/app.ts';
import { matchesMessages } from '../../../src/web/i18n/messages/matches.ts';
import { scoreboardMessages } from '../../../src/web/i18n/messages/scoreboard.ts';

const leaves = (value: unknown, path = ''): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`))
    : [[path, value]];

const shapeOf = (texts: unknown): readonly string[] =>
  leaves(texts)
    .map(([path, text]) => `${path}: ${typeof text}`)
    .toSorted();

/** All modules of texts: those of the whole site, those beside a feature, and a sport's. */
const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  [
    '../../../src/web/i18n/messages/*.ts',
    '../../../src/web/**/{m,*M}essages.ts',
    '../../../src/web/match/comparison/definition.ts',
    '../../../src/web/sports/*/{comparison,terms,words}.ts',
  ],
  { eager: true },
);

type Texts = Readonly<Record<Language, unknown>>;

const isTexts = (value: object): value is Texts =>
  languages.every((language) => Object.hasOwn(value, language));

/** The texts in every language within an export, each with its name. */
const textsIn = (value: unknown, name: string): readonly (readonly [string, Texts])[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (isTexts(value)) return [[name, value]];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${name}.${key}`));
};

const areas = Object.values(modules).flatMap((exports) =>
  Object.entries(exports).flatMap(([name, value]) => textsIn(value, name)),
);

it('of every sport the words and what a live match says are among the texts', () => {
  for (const sport of sportKinds)
    for (const file of ['words', 'liveMessages'])
      expect(Object.keys(modules)).toContain(`../../../src/web/sports/${sport}/${file}.ts`);
  expect(areas.length).toBeGreaterThan(Object.keys(modules).length);
});

describe.each(areas)('the texts of %s', (_, area) => {
  it('are the same keys in all languages, and of the same kind (§2)', () => {
    for (const language of languages) expect(shapeOf(area[language])).toEqual(shapeOf(area.en));
  });

  it('are never empty, padded, or a key that was forgotten', () => {
    for (const language of languages) {
      for (const [path, text] of leaves(area[language])) {
        if (typeof text !== 'string') continue;
        expect(text.trim(), `${language} ${path}`).toBe(text);
        expect(text, `${language} ${path}`).not.toBe('');
        expect(text, `${language} ${path}`).not.toMatch(/undefined|\{\{/);
      }
    }
  });
});

describe('the texts that the specification gives (§2, §8)', () => {
  it('are given to the letter (§8)', () => {
    const { en } = scoreboardMessages;
    expect(en.empty).toBe('There are no matches for the selected season, tournament, team and date.');
    expect(en.emptyOthers).toBe('There are no matches to show on this date.');
    expect(matchesMessages.en.hidden).toBe('Results not published');
    expect(matchesMessages.en.hiddenText).toBe(
      'Match results has not been published for matches in this tournament.',
    );
    expect(appMessages.en.matchNotReady.text).toBe('Please check back later.');
    expect(appMessages.en.filter.allTeams).toBe('All teams');
  });
});

describe('dates and times', () => {
  const saturday = '2026-11-21' as CivilDate;
  const [en, no] = [createFormat('en'), createFormat('no')];

  it('stand as day, month, year (§3)', () => {
    expect(en.date(saturday)).toBe('21/11/2026');
    expect(no.date(saturday)).toBe('21.11.2026');
  });

  it('have the names of the language', () => {
    expect(en.longDate(saturday)).toBe('Saturday 21 November 2026');
    expect(no.longDate(saturday)).toBe('Lørdag 21. november 2026');
    expect(`${no.shortWeekday(saturday)} ${no.dayOfMonth(saturday)} ${no.shortMonth(saturday)}`).toBe(
      'Lør 21. nov',
    );
  });

  it('are Oslo’s (R3)', () => {
    expect(en.clock(Instant(Date.parse('2026-11-20T23:30:00Z')))).toBe('00:30');
    expect(en.clock(Instant(Date.parse('2026-07-20T22:30:00Z')))).toBe('00:30');
  });

  it('tell every day by itself, never by a neighbour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (epochDay) => {
        const day = dateOfEpochDay(epochDay);
        expect(en.date(day).split('/').toReversed().join('-')).toBe(day);
        expect(en.longDate(day)).toContain(` ${Number(day.slice(8))} `);
        expect(en.longDate(day).startsWith(en.shortWeekday(day))).toBe(true);
        for (const format of [en, no])
          expect(format.monthOfYear(day).toLowerCase().startsWith(format.shortMonth(day).toLowerCase())).toBe(
            true,
          );
      }),
    );
  });
});
