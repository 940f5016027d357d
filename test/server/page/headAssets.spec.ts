import { describe, expect, it } from 'vitest';
import { builtAssets } from '../../../src/server/page/assets.ts';

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
  it('loads no more than its small entry in its head, where the rest would compete with the view for bandwidth', () => {
    expect(head).toContain('<style>:root{}p{color:red}</style>');
    expect(head.match(/\/assets\/[\w.]+/g)).toEqual(['/assets/main.js']);
  });

  it('loads every page\u2019s modules beside the entry, its own after them, and no style sheet that it has (issue 34)', () => {
    expect(scripts).toBe(
      '<script type="module" src="/assets/main.js"></script>' +
        '<link rel="modulepreload" fetchpriority="low" href="/assets/react.js">' +
        '<template data-later><link rel="modulepreload" href="/assets/screen.js"></template>' +
        '<link rel="stylesheet" disabled href="/assets/screen.css">',
    );
  });
});
