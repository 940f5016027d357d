import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { either } from 'fp-ts';
import { type Encoding, encode } from '../http/encoding.ts';
import type { Representation } from '../http/representation.ts';

/** Content types of built files, by the end of their names. */
const types: ReadonlyMap<string, string> = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
]);

/** A built script or style sheet. */
export interface BuiltFile {
  readonly type: string;
  readonly body: Representation;
}

const representationIn = (folder: string, name: string, beside: ReadonlySet<string>): Representation => {
  const read = (file: string): Buffer => readFileSync(join(folder, file));
  const plain = read(name);
  const held = new Map<Encoding, Buffer>([['identity', plain]]);
  if (beside.has(`${name}.br`)) held.set('br', read(`${name}.br`));
  if (beside.has(`${name}.gz`)) held.set('gzip', read(`${name}.gz`));
  return {
    length: plain.length,
    // The name has the hash of the content.
    etag: (encoding) => `"${name}-${encoding}"`,
    bytes: async (encoding) => {
      const made = held.get(encoding) ?? (await encode(plain, encoding));
      held.set(encoding, made);
      return made;
    },
  };
};

/**
 * The scripts and style sheets in a build's `assets` folder, by name. They never change, and a page asks for a hundred of them, so they
 * are kept in memory: reading each anew took most of what a file costs the server.
 */
const readBuiltFiles = (folder: string): ReadonlyMap<string, BuiltFile> => {
  const names = new Set(readdirSync(folder));
  return new Map(
    [...names].flatMap((name) => {
      const type = types.get(extname(name));
      return type === undefined ? [] : [[name, { type, body: representationIn(folder, name, names) }]];
    }),
  );
};

/** The scripts and style sheets of a build's pages and of its embedded match, by name. */
export const readBuild = (build: string): ReadonlyMap<string, BuiltFile> =>
  new Map([...readBuiltFiles(join(build, 'web/assets')), ...readBuiltFiles(join(build, 'embed/assets'))]);

/**
 * The scripts and style sheets of the releases beside this one (`dist/releases`), for pages that were opened before it was served. One
 * that is removed meanwhile is left out.
 */
export const readOtherReleases = (release: string): ReadonlyMap<string, BuiltFile> => {
  const all = dirname(release);
  if (basename(all) !== 'releases') return new Map();
  const others = readdirSync(all).filter((id) => id !== basename(release));
  return new Map(
    others.flatMap((id) =>
      either.getOrElse((): readonly [string, BuiltFile][] => [])(
        either.tryCatch(() => [...readBuild(join(all, id))], either.toError),
      ),
    ),
  );
};
