import type { Rolldown } from 'vite';

/** By the modules that are loaded for it; the first area that fits. */
const areas: readonly (readonly [name: string, modules: RegExp])[] = [
  ['lists', /screens\/(?:scoreboard|today|schedule|following)\/\w+Screen|web\/(?:adapters|notice|offline)\//],
  [
    'match',
    /screens\/(?:livematch|match|hall|matchnotready)\/|sports\/\w+\/(?:live|Played(?:Basketball|Handball|Hockey|Soccer|Volleyball))\.tsx/,
  ],
  ['tables', /screens\/[^/]+\/(?:\w+Screen|calls)|sports\/\w+\/(?:player|statistics|standings)/],
  ['dialogs', /web\/(?:app\/shell|search|export|viewingPreferences|ui\/controls)\//],
];

/** A module and all that import it, directly or through others, up to those that are loaded on their own. */
const loadersOf = (module: string, context: Rolldown.ChunkingContext): string[] => {
  const waiting = [module];
  const seen = new Set(waiting);
  const loaders: string[] = [];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const info = context.getModuleInfo(id);
    if (info === null) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) loaders.push(id);
    for (const importer of info.importers) {
      if (!seen.has(importer)) {
        seen.add(importer);
        waiting.push(importer);
      }
    }
  }
  return loaders;
};

const areaOf = (loader: string): string => areas.find(([, modules]) => modules.test(loader))?.[0] ?? 'parts';

/**
 * The chunk of a shared module: the areas that load it, so that a page loads what its own area shares and little that only others need.
 * The scripts of a scoreboard, a table and a live match are 159, 213 and 236 KB so, in 7 to 11 files; in one chunk of what any three
 * share they were 266 to 271 KB, and by the bundler's own `entriesAware` 226, 245 and 250 KB in 43 to 61 files (`npm run bench:size`).
 */
export const sharedChunk: Rolldown.CodeSplittingNameFunction = (module, context) => {
  const loadedBy = new Set(loadersOf(module, context).map(areaOf));
  // Parts that are opened are no page's first view.
  const views = [...loadedBy].filter((area) => area !== 'parts').toSorted();
  if (views.length === 0) return 'parts';
  if (views.length === 1) return views.join();
  const widest = (['lists', 'dialogs'] as const).find((area) => loadedBy.has(area));
  return widest === undefined ? views.join('-') : `some-${widest}`;
};
