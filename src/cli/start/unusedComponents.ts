import type { Plugin } from 'vite';

const named = /^\s*[\w$]+\.displayName = [^;]+;$/gm;
const made = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/**
 * Drops unused contexts and components of packages from a bundle: creating one has no side effects, and its name is only for
 * developer tools. In react-router this drops the data router, three quarters of it.
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
