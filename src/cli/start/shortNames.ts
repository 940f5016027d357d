import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import hash from '@emotion/hash';

const capitals = 'BCDFGHJKLMNPQRSTVWXZ'.split('');

/** Two letters for each of 400 files; no vowels, so that no name is a word, or what a blocker of advertisements looks for. */
const letters: readonly string[] = capitals.flatMap((first) =>
  capitals.map((second) => `${first}${second.toLowerCase()}`),
);

/**
 * Names of a bundle's classes and variables as short as they can be: two letters for the stylesheet's file, by its place among all of
 * them, and the number that vanilla-extract counts within it. The same tree has the same names in every bundle made of it.
 */
export const shortNames = (
  root: string,
): ((name: {
  readonly hash: string;
  readonly filePath: string;
  readonly packageName?: string;
}) => string) => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => `src/${file.split(sep).join('/')}`)
    .toSorted();
  const codes = new Map(files.map((file, at) => [file, letters[at]]));
  return ({ hash: name, filePath, packageName = '' }) => {
    const code = codes.get(filePath);
    const scope = hash(`${packageName}${filePath}`);
    if (code === undefined || !name.startsWith(scope))
      throw new Error(`No short name for ${name} of ${filePath}`);
    return `${code}${name.slice(scope.length)}`;
  };
};
