import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { softHyphen, word } from '../../../src/web/ui/text/LongName.css.ts';
import { LongName, LongWords } from '../../../src/web/ui/text/LongName.tsx';

describe('a long name', () => {
  it('is read, found and copied as it is, and has a hyphen drawn at the places where it may be broken', () => {
    const { container } = render(<LongName name="Granåsen Ishockeyklubb" />);
    expect(container.textContent).toBe('Granåsen Ishockeyklubb');
    expect(
      [...container.querySelectorAll(`.${softHyphen}`)].map((place) => place.previousSibling?.textContent),
    ).toEqual(['Granåsen Ishockey']);
    expect(container.querySelector('wbr')).toBeNull();
  });

  it('breaks between its words before it breaks within one, where its place asks for that', () => {
    const { container } = render(<LongWords name="Bjørkedal  IF og Nordlys" />);
    expect([...container.querySelectorAll(`.${word}`)].map(({ textContent }) => textContent)).toEqual([
      'Bjørkedal',
    ]);
    expect(container.textContent).toBe('Bjørkedal  IF og Nordlys');
  });
});
