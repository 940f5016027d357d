import { posix, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const call = /\blazily\(\s*\(\) => import\('([^']+)'\),\s*'(\w+)',?\s*\)/g;

/** The calls of `lazily` in a module, each replaced by its value: the path of the module that it imports, and a loader of its export. */
export const withModulePaths = (code: string, module: string): string =>
  code.replace(call, (_, imported: string, name: string) => {
    const path = posix.join(posix.dirname(module), imported);
    return `{ module: '${path}', load: async () => (await import('${imported}')).${name} }`;
  });

/**
 * Writes into each call of `lazily` the path of the module that it imports, so that a page names its module once. Only the server asks
 * for paths: the browser's bundle is free of them.
 */
export const lazyModules = (root: string): Plugin => ({
  name: 'kampdag-lazy-modules',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/web\/.*\.ts$/, code: call },
    handler: (code, id, options) =>
      options?.ssr === true
        ? { code: withModulePaths(code, relative(root, id).split(sep).join('/')), map: null }
        : null,
  },
});
