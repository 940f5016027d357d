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
  it('loads no more than its small entry in its head, where the rest would compete with the view for bandwidth', () => {
    expect(head).toContain('<style>:root{}p{color:red}</style>');
    expect(head.match(/\/assets\/[\w.]+/g)).toEqual(['/assets/main.js']);
  });

  it('loads its modules beside the entry, not a round trip after it, and no style sheet that it has (issue 34)', () => {
    expect(scripts).toMatch(/^<script type="module" src="\/assets\/main.js"><\/script>/);
    const links = [...scripts.matchAll(/<link rel="(\w+)" (\w+)[^>]* href="([^"]+)">/g)];
    expect(links.map(([, ...parts]) => parts)).toEqual([
      ['modulepreload', 'fetchpriority', '/assets/react.js'],
      ['modulepreload', 'fetchpriority', '/assets/screen.js'],
      ['stylesheet', 'disabled', '/assets/screen.css'],
    ]);
  });
});
