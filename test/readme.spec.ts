import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles, projectRoot } from './support/sources.ts';

/** The READMEs that are read in minutes, and the most words of each. */
const readmes = {
  'README.md': 1_700,
  'core/rulings.md': 4_000,
  'core/sport/README.md': 400,
  'core/gateway/README.md': 400,
  'src/web/screens/README.md': 400,
  'src/web/match/README.md': 400,
} as const;

const files = projectFiles();

const textOf = (name: string): string => readFileSync(join(projectRoot, name), 'utf8');

/** What stands between backticks and looks like a path with a folder, in any README: from the project's root, or from its own folder. */
const paths = new Set(
  files
    .filter((name) => /(?:README|rulings)\.md$/.test(name))
    .flatMap((name) =>
      // An operator's own settings are not in the tree.
      [
        ...textOf(name)
          .replaceAll(/`[^`\s]*\.env`/g, '')
          .matchAll(/`([\w.-]+\/[^`\s]*)`/g),
      ].flatMap(([, path = '']) => {
        if (/^(?:core|src|fixtures|test)\//.test(path)) return path;
        const [folder] = path.split('/');
        const near = posix.join(posix.dirname(name), path);
        return files.some((file) => file.startsWith(`${posix.dirname(name)}/${folder}/`)) ? near : [];
      }),
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
  it('are many', () => {
    expect(paths.size).toBeGreaterThan(100);
  });

  it.each([...paths])('exist: %s', (path) => {
    const pattern = patternOf(path);
    expect(files.some((file) => pattern.test(file))).toBe(true);
  });
});
