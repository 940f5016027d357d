import { importsOf, type SourceFile } from '../support/sources.ts';

/** For a file, the test files that import it, itself or by way of others; types alone are no import. */
export const relatedTests = (files: readonly SourceFile[]): ((path: string) => readonly string[]) => {
  const importers = new Map<string, string[]>();
  for (const imported of files.flatMap(importsOf)) {
    if (imported.file === null || imported.typeOnly) continue;
    const known = importers.get(imported.file);
    if (known === undefined) importers.set(imported.file, [imported.from]);
    else known.push(imported.from);
  }
  return (path) => {
    const met = new Set([path]);
    for (const one of met) for (const importer of importers.get(one) ?? []) met.add(importer);
    return [...met].filter((one) => /\.spec\.tsx?$/.test(one));
  };
};
