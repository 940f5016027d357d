import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles, projectRoot } from './support/sources.ts';

const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8');
const [, whereToAdd = ''] = /## Where to add …([\s\S]*?)\n## /.exec(readme) ?? [];

/** What stands between backticks and is a place in the tree. */
const places = new Set(
  [...whereToAdd.matchAll(/`((?:core|src|fixtures|test)\/[^`\s]*)`/g)].map(([, place = '']) => place),
);

/** Matches the place and all that is in it; `<sport>` stands for one folder's name, `…` and `*` for any text. */
const patternOf = (place: string): RegExp =>
  new RegExp(`^${place.replaceAll('.', '\\.').replaceAll('<sport>', '[a-z]+').replaceAll(/[…*]/g, '.*')}`);

describe('where the README sends who adds something', () => {
  const files = projectFiles();

  it('is told', () => {
    expect(places.size).toBeGreaterThan(40);
  });

  it.each([...places])('is there: %s', (place) => {
    const pattern = patternOf(place);
    expect(files.some((file) => pattern.test(file))).toBe(true);
  });
});
