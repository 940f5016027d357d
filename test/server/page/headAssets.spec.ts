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
  it('loads no script in its head, where it would share the line with the view', () => {
    expect(head).toContain('<style>:root{}p{color:red}</style>');
    expect(head).not.toMatch(/<script|modulepreload/);
  });

  it('asks behind its markup for what every page runs, and once it is painted for what this one runs', () => {
    const [atOnce = '', later = ''] = scripts.split('<template');
    expect(atOnce).toMatch(/<script type="module" src="\/assets\/main\.js">.*href="\/assets\/react\.js"/);
    expect(later).toContain('/assets/screen.css /assets/screen.js<');
    expect(atOnce).not.toContain('/assets/screen.js');
  });
});
