import type { Rolldown } from 'vite';

/** What is opened together, by the module that is loaded on its own; the first area that fits. */
const areas: readonly (readonly [name: string, modules: RegExp])[] = [
  ['lists', /screens\/(?:scoreboard|today|schedule|following)\//],
  [
    'match',
    /screens\/(?:livematch|match|hall|matchnotready)\/|sports\/[^/]+\/(?:live|Live|Played|sheets|lineups|scoring)|web\/(?:match|lab)\//,
  ],
  ['live', /liveService|scoresOver|startingData|operatorNotice|startOffline/],
  [
    'dialogs',
    /FilterPanel|MenuDrawer|SearchDialog|ExportMenu|Calendar|Combobox|Explanation|Notifier|Viewing(?:Change|Banner)/,
  ],
];

const areaOf = (module: string): string => areas.find(([, modules]) => modules.test(module))?.[0] ?? 'tables';

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

/**
 * The chunk of a shared module: the areas that load it, so that a page loads what its own area shares and nothing that only others
 * need. A scoreboard's scripts are 152 KB so; in a chunk of what any three share they were 266 KB, and by the bundler's own
 * `entriesAware` 226 KB in 43 files (`npm run bench:size`).
 */
export const sharedChunk: Rolldown.CodeSplittingNameFunction = (module, context) => {
  const using = [...new Set(loadersOf(module, context).map(areaOf))].toSorted();
  return using.length > 1 && using.includes('lists') ? 'pages' : using.join('-');
};
