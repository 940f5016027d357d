import type { Plugin } from 'vite';

const resolved = '\0kampdag-remove-scroll';

/**
 * Leaves Radix's scroll lock out: it inserts a style sheet, which a page's policy forbids, where a rule does the same
 * (`src/web/ui/overlay.css.ts`). 10 KB less for whoever opens a dialog.
 */
export const scrollLock = (): Plugin => ({
  name: 'kampdag-scroll-lock',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === 'react-remove-scroll' ? resolved : null),
  load: (id) => (id === resolved ? 'export const RemoveScroll = ({ children }) => children;' : null),
});
