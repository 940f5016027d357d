import { PersonId } from '@kampdag/core/ids';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PhraseText } from '../../../src/web/match/plays/PlayRow.tsx';

const assists = [
  'Assists: ',
  { id: PersonId(1), text: '#9 Snorre Engen' },
  ', ',
  { id: PersonId(2), text: '#23 Tobias Fossum' },
  '. Video goal',
];

describe('a sentence with people', () => {
  it('renders every word once, in order', () => {
    const { container } = render(<PhraseText phrase={assists} pathOf={String} />);
    expect(container.textContent).toBe('Assists: #9 Snorre Engen, #23 Tobias Fossum. Video goal');
  });

  it('keeps punctuation with the name before it, so that no line begins with a comma', () => {
    const { container } = render(<PhraseText phrase={assists} pathOf={String} />);
    expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
      '#9 Snorre Engen,',
      '#23 Tobias Fossum.',
    ]);
  });
});
