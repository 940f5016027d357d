import { describe, expect, it } from 'vitest';
import { builtAssets } from '../../../src/server/page/headAssets.ts';

const { head, scripts } = builtAssets(
  {
    styles: 'p{color:red}',
    inlined: ['/assets/screen.css'],
    entry: '/assets/main.js',
    shell: ['/assets/react.js'],
    modules: ['/assets/screen.js'],
  },
  { theme: ':root{}', links: '<link rel="icon" href="/icon.svg">' },
);

describe('a built page', () => {
  it('loads no script in its head, where it would compete with the view for bandwidth', () => {
    expect(head).toContain('<style>:root{}p{color:red}</style>');
    expect(head).not.toMatch(/<script|modulepreload/);
  });

  it('preloads the common modules after its markup, and its own once it is painted', () => {
    const [atOnce = '', later = ''] = scripts.split('<template');
    expect(atOnce).toMatch(/<script type="module" src="\/assets\/main\.js">.*href="\/assets\/react\.js"/);
    expect(later).toContain('/assets/screen.css /assets/screen.js<');
    expect(atOnce).not.toContain('/assets/screen.js');
  });
});
