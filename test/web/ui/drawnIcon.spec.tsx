import '@testing-library/jest-dom/vitest';
import { cleanup, render } from '@testing-library/react';
import { Star } from 'lucide-react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawnIcon } from '../../../src/web/ui/identity/drawnIcon.tsx';

afterEach(cleanup);

const node = [
  ['path', { d: 'M9 3v18', key: 'a' }],
  ['circle', { cx: '12', cy: '12', r: '2', key: 'b' }],
] as const;

describe('a sign in the built product', () => {
  it('has its shapes on a square of 24, and the attributes and classes of its place', () => {
    const Sign = drawnIcon({ node });
    const { container } = render(<Sign aria-hidden="true" size={18} fill="currentColor" className="own" />);
    const svg = container.querySelector('svg');
    expect(svg).toHaveAttribute('viewBox', '0 0 24 24');
    expect(svg).toHaveAttribute('width', '18');
    expect(svg).toHaveAttribute('fill', 'currentColor');
    expect(svg).toHaveClass('own');
    expect(container.querySelector('path')).toHaveAttribute('d', 'M9 3v18');
    expect(container.querySelector('circle')).toHaveAttribute('r', '2');
  });

  it('is as large as lucide’s own where nobody says', () => {
    const Sign = drawnIcon({ node });
    const [ours, theirs] = [render(<Sign />), render(<Star />)].map(({ container }) =>
      container.querySelector('svg')?.getAttribute('width'),
    );
    expect(ours).toBe(theirs);
  });
});
