import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from './support/sources.ts';

/** A sentence of the specification, and where it is held. */
interface Row {
  readonly section: string;
  readonly sentence: string;
  readonly file: string;
  readonly title: string;
}

const sections = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const table = readFileSync(join(projectRoot, 'test/conformance.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d \|/.test(line));

const rows = table.map((line): Row => {
  const [section = '', sentence = '', test = ''] = line.replace(/^\| | \|$/g, '').split(' | ');
  const [file = '', ...title] = test.split(' › ');
  return { section, sentence, file, title: title.join(' › ') };
});

/** A title as it stands in its file, whatever its quotes need. */
const isIn = (source: string, title: string): boolean =>
  source.includes(title) || source.includes(title.replaceAll("'", String.raw`\'`));

describe('the conformance table', () => {
  it('has rows for every section of the specification', () => {
    expect([...new Set(rows.map(({ section }) => section))]).toEqual(sections);
  });

  it('names a test for every sentence', () => {
    const open = rows.filter(
      ({ file, title }) =>
        title.length < 8 ||
        !/^test\/.+(\.(spec|journey)|Contract)\.tsx?$/.test(file) ||
        !existsSync(join(projectRoot, file)) ||
        !isIn(readFileSync(join(projectRoot, file), 'utf8'), title),
    );
    expect(open).toEqual([]);
  });

  it('says every sentence once', () => {
    expect(rows.length).toBe(new Set(rows.map(({ sentence }) => sentence)).size);
  });
});
