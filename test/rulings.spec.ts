import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles, projectRoot } from './support/sources.ts';

const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

/** Where the papers are retold. */
const retold = ['core/rulings.md', 'src/server/channel/README.md'] as const;
const [rulings, channel] = [textOf(retold[0]), textOf(retold[1])];

/** The part of the rulings under a heading of the second level. */
const partOf = (heading: string): string =>
  rulings.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';

const entriesIn = (text: string, entry: RegExp): readonly string[] =>
  [...text.matchAll(entry)].map(([, name = '']) => name);

const readings = entriesIn(partOf('Readings'), /^- \*\*(\d+)\*\*/gm);

/** What each paper is retold with. */
const entries = {
  reading: readings,
  'wire-format': entriesIn(partOf('Wire format'), /^### §(\d)/gm),
  specification: entriesIn(partOf('Specification'), /^### §(\d)/gm),
  'ably-protocol': entriesIn(channel, /^- \*\*§([\d.]+)\*\*/gm),
} as const;

type Paper = keyof typeof entries;

interface Citation {
  readonly paper: Paper;
  readonly place: string;
  readonly path: string;
}

const comment = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/[^\n]*(?:\n\s*\/\/[^\n]*)*/g;

/** The comments of a source, each on one line; of a README its paragraphs. */
const proseIn = (path: string): readonly string[] => {
  const text = textOf(path);
  return path.endsWith('.md')
    ? text.split(/\n\n/).map((paragraph) => paragraph.replaceAll('\n', ' '))
    : [...text.matchAll(comment)].map(([all]) => all.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' '));
};

/** The numbers in `8, 9 and 24` and in `14–19`. */
const numbersIn = (text: string): readonly string[] =>
  [...text.matchAll(/(\d+(?:\.\d+)?)(?:[–-](\d+))?/g)].flatMap(([, first = '', last]) =>
    last === undefined
      ? [first]
      : Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => String(Number(first) + index)),
  );

const token =
  /(?<paper>specification|wire-format|ably-protocol)|(?<other>RFC \d+|\brules? (?=§))|(?:§ ?|\bsection )(?<section>\d+(?:\.\d+)?(?:[–-]\d+)?)|\b(?:readings? |R(?=\d))(?<reading>\d+(?:(?:, | and |–)\d+)*)/gi;

/** The citations of a text. A section without a name is of the paper named before it, else of the specification. */
const citationsIn = (prose: string, path: string): readonly Citation[] => {
  let paper: Paper | null = 'specification';
  const found: Citation[] = [];
  for (const { groups = {} } of prose.matchAll(token)) {
    if (groups.paper !== undefined) paper = groups.paper.toLowerCase() as Paper;
    else if (groups.other !== undefined) paper = null;
    const own: Paper | null = groups.reading === undefined ? paper : 'reading';
    if (own === null) continue;
    for (const place of numbersIn(groups.reading ?? groups.section ?? ''))
      found.push({ paper: own, place, path });
  }
  return found;
};

const citations = projectFiles()
  .filter(
    (path) => /^(?:core|src|fixtures)\/.+\.(?:tsx?|md)$/.test(path) && !retold.some((own) => own === path),
  )
  .flatMap((path) => proseIn(path).flatMap((prose) => citationsIn(prose, path)));

describe('core/rulings.md (issue 35, D)', () => {
  it.each([
    ['See readings 8, 9 and 24, and R38.', ['reading 8', 'reading 9', 'reading 24', 'reading 38']],
    ['A join (readings 14–16).', ['reading 14', 'reading 15', 'reading 16']],
    [
      '(specification §4, §5; 200150 from wire-format §2–3)',
      ['specification 4', 'specification 5', 'wire-format 2', 'wire-format 3'],
    ],
    ['As specified (§7), over HTTP (RFC 9110 §8).', ['specification 7']],
    ['A reading of 12 goals at (ably-protocol §4.2)', ['ably-protocol 4.2']],
  ])('is held against the citations in a comment: %s', (prose, expected) => {
    expect(citationsIn(prose, '').map(({ paper, place }) => `${paper} ${place}`)).toEqual(expected);
  });

  it('retells whatever the comments of core, src and fixtures cite', () => {
    expect(citations.length).toBeGreaterThan(500);
    const missing = citations.filter(({ paper, place }) => !entries[paper].includes(place));
    expect(missing).toEqual([]);
  });

  it('retells what comments call recordings.md', () => {
    expect(partOf('Recordings')).toContain('recordings.md');
  });

  it('has every reading once, in order, each with a module where it lives', () => {
    expect(readings).toEqual(readings.map((_, index) => String(index + 1)));
    const [, ...texts] = partOf('Readings').split(/^- (?=\*\*\d)/m);
    expect(texts.filter((text) => !/`(?:core|src|fixtures)\/\S+\.tsx?`/.test(text))).toEqual([]);
  });
});
