import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** A source file of the project, by its path from the root. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  /** The text without comments, so that prose does not count as code. */
  readonly code: string;
}

/** One import or re-export. */
export interface Import {
  readonly from: string;
  /** As written: `./log.ts`, `@kampdag/core/live/log`, `react`. */
  readonly specifier: string;
  /** The project file it resolves to, by its path from the root; null for a package. */
  readonly file: string | null;
  readonly names: readonly string[];
  readonly typeOnly: boolean;
}

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|[\s;{(,])\/\/[^\n]*/g, '$1');

/** Every file that git tracks or would track, by its path from the root. */
export const projectFiles = (): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(projectRoot, path)));

/** The TypeScript sources of the project. */
export const sourceFiles = (): readonly SourceFile[] =>
  projectFiles()
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => {
      const text = readFileSync(join(projectRoot, path), 'utf8');
      return { path, text, code: withoutComments(text) };
    });

const resolved = (from: string, specifier: string): string | null => {
  if (specifier.startsWith('@kampdag/core/')) return `${specifier.slice('@kampdag/'.length)}.ts`;
  return specifier.startsWith('.')
    ? relative('.', normalize(join(dirname(from), specifier.replace(/\?.*$/, ''))))
    : null;
};

const statement = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?([^'";]*?)\s*from\s*['"]([^'"]+)['"]/g;
const bareOrDynamic = /(?:^\s*import\s*|import\s*\(\s*)['"]([^'"]+)['"]/gm;

const namesIn = (clause: string): readonly string[] =>
  (/\{([\s\S]*)\}/.exec(clause)?.[1] ?? '')
    .split(',')
    .map(
      (name) =>
        name
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0] ?? '',
    )
    .filter((name) => name !== '');

/** A file's imports: static, bare and dynamic. */
export const importsOf = ({ path, code }: SourceFile): readonly Import[] => [
  ...[...code.matchAll(statement)].map(([, type, clause = '', specifier = '']) => ({
    from: path,
    specifier,
    file: resolved(path, specifier),
    names: clause.includes('*') ? ['*'] : namesIn(clause),
    typeOnly: type !== undefined,
  })),
  ...[...code.matchAll(bareOrDynamic)].map(([, specifier = '']) => ({
    from: path,
    specifier,
    file: resolved(path, specifier),
    names: ['*'],
    typeOnly: false,
  })),
];

/** The package of a specifier: `@radix-ui/react-tabs` for `@radix-ui/react-tabs/dist/x`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
