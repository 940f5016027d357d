import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import hash from '@emotion/hash';

const capitals = 'BCDFGHJKLMNPQRSTVWXZ'.split('');

/** Two letters for each of 400 files; without vowels, so that no name is a word that ad blockers match. */
const letters: readonly string[] = capitals.flatMap((first) =>
  capitals.map((second) => `${first}${second.toLowerCase()}`),
);

/**
 * The shortest class and variable names for a bundle: two letters for the stylesheet, by its index among all of them, and
 * vanilla-extract's number within it. Equal in every bundle of the same source tree.
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
