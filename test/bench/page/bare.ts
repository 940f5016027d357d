import { build, type InlineConfig } from 'vite';

const source = `
import { createElement as h } from 'react';
import { hydrateRoot } from 'react-dom/client';
const root = document.getElementById('root');
root.textContent = '';
hydrateRoot(root, h('main', null, h('h1', null, 'A bare page'), h('p', null, 'React and nothing else.')), {
  onRecoverableError: () => {},
});
`;

const id = '/bare-entry.js';

const config: InlineConfig = {
  configFile: false,
  logLevel: 'silent',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { write: false, target: 'es2022', rolldownOptions: { input: id } },
  plugins: [
    {
      name: 'bare',
      resolveId: (name) => (name === id ? id : null),
      load: (name) => (name === id ? source : null),
    },
  ],
};

/** The script of a page with React and react-dom only, built like ours: the baseline of our pages. */
export const bareScript = async (): Promise<string> => {
  const built = await build(config);
  const outputs = Array.isArray(built) ? built : [built];
  const chunks = outputs.flatMap((one) => ('output' in one ? one.output : []));
  return chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
};
