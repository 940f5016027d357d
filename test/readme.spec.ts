import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles, projectRoot } from './support/sources.ts';

const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8');

/** The paths of the tree that stand between backticks. */
const paths = new Set(
  [...readme.matchAll(/`((?:core|src|fixtures|test)\/[^`\s]*)`/g)].map(([, path = '']) => path),
);

/** Matches a path and everything under it; `<sport>` stands for one folder's name, `…` and `*` for any text. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('<sport>', '[a-z]+').replaceAll(/[…*]/g, '.*')}`);

describe('the paths that the README names', () => {
  const files = projectFiles();

  it('are many', () => {
    expect(paths.size).toBeGreaterThan(40);
  });

  it.each([...paths])('exist: %s', (path) => {
    const pattern = patternOf(path);
    expect(files.some((file) => pattern.test(file))).toBe(true);
  });
});
