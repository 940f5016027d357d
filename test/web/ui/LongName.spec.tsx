import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LongName } from '../../../src/web/ui/LongName.tsx';

describe('a long name', () => {
  it('is read, found and copied as it is, and has a hyphen drawn at the places where it may be broken', () => {
    const { container } = render(<LongName name="Granåsen Ishockeyklubb" />);
    expect(container.textContent).toBe('Granåsen Ishockeyklubb');
    expect(
      [...container.querySelectorAll('span')].map((place) => place.previousSibling?.textContent),
    ).toEqual(['Granåsen Ishockey']);
    expect(container.querySelector('wbr')).toBeNull();
  });
});
