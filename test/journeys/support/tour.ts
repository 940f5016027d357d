import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';
import type { Visit } from './visits.ts';

const firstLines = (error: unknown): string =>
  stripVTControlCharacters(String(error instanceof Error ? error.message : error)).slice(0, 1_500);

/** Visits every address and reports all failures at the end: one bad screen hides no other. */
export const tour = async (
  visits: readonly Visit[],
  look: (visit: Visit, place: number) => Promise<void>,
): Promise<void> => {
  const wrong: string[] = [];
  for (const [place, visit] of visits.entries()) {
    await test
      .step(visit.name, () => look(visit, place))
      .catch((error: unknown) => {
        wrong.push(`${visit.name}, ${visit.path}: ${firstLines(error)}`);
      });
  }
  expect(wrong.join('\n\n')).toBe('');
};
