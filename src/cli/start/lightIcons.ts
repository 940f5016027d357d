import { join } from 'node:path';
import type { Plugin } from 'vite';
import { onePath, type Shape } from './onePath.ts';

const shape = /\[\s*"(\w+)",\s*\{([^}]*)\}\s*\]/g;
const attribute = /"?([\w-]+)"?:\s*"([^"]*)"/g;

/** The shapes of a sign, as lucide's module tells them. */
const shapesOf = (code: string): readonly Shape[] =>
  [...code.matchAll(shape)].map(([, tag = '', attributes = '']) => [
    tag,
    Object.fromEntries([...attributes.matchAll(attribute)].map(([, name, value]) => [name, value])),
  ]);

/** Has lucide's signs drawn by `drawnIcon`, as one path each: as they are, with a fifth of the markup and none of the code for other frameworks. */
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
