import type { PersonId } from '@kampdag/core/ids';
import type { Phrase } from './playText.ts';
import { person } from './rows.css.ts';

interface WordsProps {
  readonly phrase: Phrase;
  /** Where a person leads. */
  readonly pathOf: (id: PersonId) => string;
}

/**
 * A sentence whose people lead to their profiles. The links are plain ones, for there are thousands: the list hears their
 * clicks and stays on the page (`useInnerLinks`).
 */
export const Words = ({ phrase, pathOf }: WordsProps) =>
  phrase.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.id} href={pathOf(part.id)} className={person}>
        {part.text}
      </a>
    ),
  );
