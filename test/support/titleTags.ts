import { sourceFiles } from './sources.ts';

/** A test's title that names sections of the specification (`§2`) and readings (`R31`). */
export interface TaggedTitle {
  /** Without its tags. */
  readonly title: string;
  readonly tags: readonly string[];
  readonly file: string;
}

const titleLiteral = /[(\n]\s*(['"`])((?:(?!\1)[^\n\\]|\\.)*)\1,/g;
const tagGroup = /\s*\(((?:§\d|R\d+)(?:, (?:§\d|R\d+|wire-format §\d))*)\)/g;

/** Every tagged test title, by file and in file order. */
export const taggedTitles = (): readonly TaggedTitle[] =>
  sourceFiles()
    .filter(({ path }) => /^test\/.+(\.(spec|journey)|Contract)\.tsx?$/.test(path))
    .flatMap(({ path, code }) =>
      [...code.matchAll(titleLiteral)].flatMap(([, , literal = '']) => {
        const tags = [...literal.matchAll(tagGroup)].flatMap(([, group = '']) => group.split(', '));
        const title = literal.replaceAll(tagGroup, '').replaceAll(/\\(.)/g, '$1');
        return tags.length === 0 ? [] : [{ title, tags, file: path }];
      }),
    );
