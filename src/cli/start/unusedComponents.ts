import type { Plugin } from 'vite';

const named = /^\s*[\w$]+\.displayName = [^;]+;$/gm;
const made = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/**
 * Leaves out of a bundle what nothing uses of the packages' contexts and components, with all that they call: making one changes
 * nothing else, and its name is for developers' tools. Of react-router that is the data router, three quarters of it.
 */
export const unusedComponents = (): Plugin => ({
  name: 'kampdag-unused-components',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/.*\.mjs$/, code: made },
    handler: (code) => ({
      code: code.replace(named, '').replace(made, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
});
