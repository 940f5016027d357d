import { join } from 'node:path';
import type { Plugin } from 'vite';

const theirs = /import createLucideIcon from '[^']*createLucideIcon\.mjs';/;

/** Has lucide's signs drawn by `drawnIcon`: as they are, with a third of the markup and none of the code for other frameworks. */
export const lightIcons = (root: string): Plugin => ({
  name: 'kampdag-light-icons',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\//, code: theirs },
    handler: (code) => ({
      code: code
        .replace(
          theirs,
          `import { drawnIcon } from ${JSON.stringify(join(root, 'src/web/ui/identity/drawnIcon.tsx'))};`,
        )
        .replace('= createLucideIcon(', '= /* @__PURE__ */ drawnIcon('),
      map: null,
    }),
  },
});
