import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../src/cli/processes.ts';

/** The build's manifest: source files and the files built from them. */
const manifest = (): Readonly<Record<string, { readonly file: string }>> =>
  JSON.parse(readFileSync(join(projectRoot, 'dist/current/web/.vite/manifest.json'), 'utf8'));

/** The addresses of all files in the build that the journeys run on. */
export const builtFiles = (): readonly string[] => Object.values(manifest()).map(({ file }) => `/${file}`);

/** The address of a lazy source file's chunk in the build that the journeys run on, such as `/assets/5Nt-x1Q.js`. */
export const builtFile = (source: string): string => {
  const built = manifest()[source];
  if (built === undefined) throw new Error(`${source} has no chunk of its own.`);
  return `/${built.file}`;
};
