import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../src/cli/processes.ts';

/** The address of a lazy source file's chunk in the build that the journeys run on, such as `/assets/5Nt-x1Q.js`. */
export const builtFile = (source: string): string => {
  const manifest = JSON.parse(
    readFileSync(join(projectRoot, 'dist/web/.vite/manifest.json'), 'utf8'),
  ) as Readonly<Record<string, { readonly file: string }>>;
  const built = manifest[source];
  if (built === undefined) throw new Error(`${source} has no chunk of its own.`);
  return `/${built.file}`;
};
