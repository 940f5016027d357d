import '@testing-library/jest-dom/vitest';
import { cleanup, render } from '@testing-library/react';
import { Star } from 'lucide-react';
import { afterEach, describe, expect, it } from 'vitest';
import { onePath } from '../../../src/cli/start/lightIcons.ts';
import { drawnIcon } from '../../../src/web/ui/identity/drawnIcon.tsx';

afterEach(cleanup);

describe('an icon in the built site', () => {
  it('is one path on a square of 24, with the attributes and classes of its place', () => {
    const Sign = drawnIcon('M9 3v18');
    const { container } = render(<Sign aria-hidden="true" size={18} fill="currentColor" className="own" />);
    const svg = container.querySelector('svg');
    expect(svg).toHaveAttribute('viewBox', '0 0 24 24');
    expect(svg).toHaveAttribute('width', '18');
    expect(svg).toHaveAttribute('fill', 'currentColor');
    expect(svg).toHaveClass('own');
    expect(container.querySelector('path')).toHaveAttribute('d', 'M9 3v18');
  });

  it('has lucide’s default size', () => {
    const Sign = drawnIcon('M9 3v18');
    const [ours, theirs] = [render(<Sign />), render(<Star />)].map(({ container }) =>
      container.querySelector('svg')?.getAttribute('width'),
    );
    expect(ours).toBe(theirs);
  });

  it.each([
    ['a path stays as it is', ['path', { d: 'M9 3v18' }], 'M9 3v18'],
    ['lines from a first point', ['path', { d: 'm15 18-6-6 6-6' }], 'M15 18l-6-6 6-6'],
    ['lines from a first point, apart', ['path', { d: 'm9 15 2 2 4-4' }], 'M9 15l2 2 4-4'],
    ['a first point with a line by its letter', ['path', { d: 'm9 15v3' }], 'M9 15v3'],
    ['numbers that stand together', ['path', { d: 'm1.5.5 2 2' }], 'M1.5 .5l2 2'],
    ['a circle', ['circle', { cx: '11', cy: '11', r: '8' }], 'M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z'],
    [
      'a rectangle with round corners',
      ['rect', { x: '3', y: '4', width: '18', height: '10', rx: '2' }],
      'M5 4h14a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2z',
    ],
    ['a rectangle', ['rect', { x: '3', y: '4', width: '18', height: '10' }], 'M3 4h18v10h-18v-10z'],
    ['a line', ['line', { x1: '1', y1: '2', x2: '3', y2: '4' }], 'M1 2L3 4'],
  ] as const)('tells as a path: %s', (_, shape, path) => {
    expect(onePath([shape, shape])).toBe(path + path);
  });

  it.each([
    ['another shape', ['ellipse', { cx: '1', cy: '1', rx: '2', ry: '3' }]],
    ['a filled shape', ['circle', { cx: '1', cy: '1', r: '2', fill: 'currentColor' }]],
  ] as const)('has no path for %s', (_, shape) => {
    expect(onePath([['path', { d: 'M9 3v18' }], shape])).toBeNull();
  });
});
