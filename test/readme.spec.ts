import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles, projectRoot } from './support/sources.ts';

/** The READMEs that lead to files, and the most words of each. */
const readmes = {
  'README.md': 1_700,
  'core/rulings.md': 4_000,
  'core/sport/README.md': 400,
  'core/gateway/README.md': 400,
  'src/web/screens/README.md': 400,
  'src/web/match/README.md': 400,
} as const;

const textOf = (name: string): string => readFileSync(join(projectRoot, name), 'utf8');

/** The paths of the tree that stand between backticks. */
const paths = new Set(
  Object.keys(readmes).flatMap((name) =>
    [...textOf(name).matchAll(/`((?:core|src|fixtures|test)\/[^`\s]*)`/g)].map(([, path = '']) => path),
  ),
);

/** Matches a path and everything under it; `<sport>` stands for one folder's name, `…` and `*` for any text. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('<sport>', '[a-z]+').replaceAll(/[…*]/g, '.*')}`);

describe('the READMEs', () => {
  it.each(Object.entries(readmes))('%s is read in minutes: at most %d words', (name, most) => {
    expect(textOf(name).split(/\s+/).length).toBeLessThanOrEqual(most);
  });
});

describe('the paths that the READMEs name', () => {
  const files = projectFiles();

  it('are many', () => {
    expect(paths.size).toBeGreaterThan(40);
  });

  it.each([...paths])('exist: %s', (path) => {
    const pattern = patternOf(path);
    expect(files.some((file) => pattern.test(file))).toBe(true);
  });
});
