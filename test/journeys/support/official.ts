import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SportKind } from '@kampdag/core/sportKind';
import { expect, type Page } from '@playwright/test';
import { either } from 'fp-ts';
import * as t from 'io-ts';
import { recordingIn } from '../../support/recorded/recordings.ts';

/** The folder of our recordings and their official box scores. */
export const recordings = join(import.meta.dirname, '../../../fixtures/recordings');

const Sides = t.type({ home: t.number, away: t.number });

const Official = t.type({
  score: Sides,
  periods: t.readonlyArray(Sides),
  players: t.record(t.string, t.record(t.string, t.union([t.number, t.string]))),
});

/** The official figures of a recorded match, from `fixtures/recordings`. */
type Official = t.TypeOf<typeof Official>;

/** A match's score, period scores, and player figures by person id. */
type MatchFigures = Readonly<Pick<Official, 'score' | 'periods'>> & {
  readonly players: Readonly<Record<string, Readonly<Record<string, number | string>>>>;
};

/** A player's official figures, by the column of the page's sheets that shows them. */
type Columns = Readonly<Record<string, (figures: Readonly<Record<string, number>>) => string>>;

const count =
  (name: string): Columns[string] =>
  (figures) =>
    String(figures[name] ?? 0);

const shots =
  (made: string, missed: string): Columns[string] =>
  ({ [made]: hits = 0, [missed]: misses = 0 }) =>
    `${hits}/${hits + misses}`;

const icehockey: Columns = {
  G: count('goals'),
  A: count('assists'),
  S: count('shots'),
  PIM: count('pim'),
};

/** The basketball and handball sites are in Norwegian. */
const basketball: Columns = {
  P: count('points'),
  '2P': shots('p2', 'p2Miss'),
  '3P': shots('p3', 'p3Miss'),
  SK: shots('p1', 'p1Miss'),
  OR: count('offReb'),
  DR: count('defReb'),
  AST: count('assists'),
  ERO: count('steals'),
  BL: count('blocks'),
  BT: count('turnovers'),
  F: count('fouls'),
};

const handball: Columns = {
  M: count('goals'),
  S: count('shots'),
  A: count('assists'),
  '2m': count('suspensions'),
  R: count('saves'),
  MM: count('goalsAgainst'),
};

/** Volleyball's live page has no player sheet (specification §2); its official figures are sets and points. */
const columnsOf: Readonly<Record<SportKind, Columns>> = {
  icehockey,
  basketball,
  volleyball: {},
  handball,
  soccer: {},
  plain: {},
};

const officialOf = async (name: string): Promise<Official> => {
  const read = Official.decode(JSON.parse(await readFile(join(recordings, `${name}.official.json`), 'utf8')));
  if (either.isLeft(read)) throw new Error(`${name} has no official figures`);
  return read.right;
};

/** The rows of the sheets shown: the player that a row links to, and the text of each column. */
const sheetsShown = (page: Page): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> =>
  page.getByRole('tabpanel').evaluate((panel) => {
    const rows = [...panel.querySelectorAll('table')].flatMap((table) => {
      const heads = [...table.querySelectorAll('thead th')].map(
        (head) => head.querySelector('button')?.textContent ?? '',
      );
      return [...table.querySelectorAll('tbody tr')].map((row) => {
        const link = row.querySelector('a')?.getAttribute('href') ?? '';
        const id = new URL(link, location.href).searchParams.get('playerId') ?? '';
        const cells = [...row.children].map((cell, at) => [heads[at] ?? '', cell.textContent ?? ''] as const);
        return [id, Object.fromEntries(cells)] as const;
      });
    });
    return Object.fromEntries(rows);
  });

/** Expects a match's page to show a score, the scores of its periods (of ended sets), and player figures. */
export const expectFigures = async (
  page: Page,
  sport: SportKind,
  { score, periods, players }: MatchFigures,
): Promise<void> => {
  await expect(page).toHaveTitle(new RegExp(`${score.home}–${score.away}`), { timeout: 60_000 });
  const played = periods.map(({ home, away }) => `${home}–${away}`).join(', ');
  if (played !== '') await expect(page.getByRole('main').getByText(`(${played})`).first()).toBeVisible();
  const columns = columnsOf[sport];
  if (Object.keys(columns).length === 0) return;
  await page.getByRole('tab', { name: /^(Teams|Lag)$/ }).click();
  const expected = Object.entries(players).map(([id, player]) => {
    const figures = Object.fromEntries(
      Object.entries(player).flatMap(([key, value]) => (typeof value === 'number' ? [[key, value]] : [])),
    );
    return [id, Object.fromEntries(Object.entries(columns).map(([head, text]) => [head, text(figures)]))];
  });
  await expect.poll(() => sheetsShown(page)).toMatchObject(Object.fromEntries(expected));
};

/**
 * Expects of a match's page what the officials had.
 * @param name of the recording that was told
 */
export const expectOfficial = async (page: Page, name: string): Promise<void> =>
  expectFigures(page, recordingIn(join(recordings, `${name}.jsonl`)).header.sport, await officialOf(name));
