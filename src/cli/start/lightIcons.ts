import { join } from 'node:path';
import type { Plugin } from 'vite';
import { onePath, type Shape } from './onePath.ts';

const shape = /\[\s*"(\w+)",\s*\{([^}]*)\}\s*\]/g;
const attribute = /"?([\w-]+)"?:\s*"([^"]*)"/g;

/** The shapes of an icon in lucide's module. */
const shapesOf = (code: string): readonly Shape[] =>
  [...code.matchAll(shape)].map(([, tag = '', attributes = '']) => [
    tag,
    Object.fromEntries([...attributes.matchAll(attribute)].map(([, name, value]) => [name, value])),
  ]);

/**
 * Compiles lucide's icons to `drawnIcon` with one path each: the same look with a fifth of the markup and without code for other
 * frameworks.
 */
export const lightIcons = (root: string): Plugin => ({
  name: 'kampdag-light-icons',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\//, code: /__iconData/ },
    handler: (code) => {
      const path = onePath(shapesOf(code));
      return path === null
        ? null
        : {
            code:
              `import { drawnIcon } from ${JSON.stringify(join(root, 'src/web/ui/identity/drawnIcon.tsx'))};\n` +
              `export default /* @__PURE__ */ drawnIcon(${JSON.stringify(path)});`,
            map: null,
          };
    },
  },
});
