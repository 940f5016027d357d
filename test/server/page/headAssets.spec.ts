import { describe, expect, it } from 'vitest';
import { builtAssets } from '../../../src/server/page/assets.ts';

const { head, scripts } = builtAssets(
  {
    styles: 'p{color:red}',
    inlined: ['/assets/screen.css'],
    entry: '/assets/main.js',
    modules: ['/assets/react.js', '/assets/screen.js'],
  },
  { theme: ':root{}', links: '<link rel="icon" href="/icon.svg">' },
);

describe('a built page', () => {
  it('loads no script in its head, where it would compete with the view for bandwidth', () => {
    expect(head).toContain('<style>:root{}p{color:red}</style>');
    expect(head).not.toMatch(/<script|modulepreload/);
  });

  it('names all modules but the entry as text, since even links after the markup delay the paint', () => {
    const [atOnce, later] = scripts.split('<template');
    expect(atOnce).toBe('<script type="module" src="/assets/main.js"></script>');
    expect(later).toContain('>/assets/react.js /assets/screen.js /assets/screen.css<');
  });
});
