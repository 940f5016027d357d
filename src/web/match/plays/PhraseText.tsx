import type { PersonId } from '@kampdag/core/ids';
import { federationLanguage } from '../../i18n/federationLanguage.ts';
import type { Phrase } from './playText.ts';
import { kept, person } from './rows.css.ts';

/** Punctuation that must not wrap away from the name before it. */
const signsOf = (text: string): string => /^[,.;:)]*/.exec(text)?.[0] ?? '';

interface WordsProps {
  readonly phrase: Phrase;
  /** The path to a person. */
  readonly pathOf: (id: PersonId) => string;
}

/**
 * A sentence whose people link to their profiles. The anchors are plain, as there are thousands; the list routes their clicks
 * (`useInnerLinks`).
 */
export const Words = ({ phrase, pathOf }: WordsProps) =>
  phrase.map((part, index) => {
    if (typeof part === 'string')
      return typeof phrase[index - 1] === 'object' ? part.slice(signsOf(part).length) : part;
    if (!('id' in part))
      return (
        <span key={part.text} lang={part.lang}>
          {part.text}
        </span>
      );
    const next = phrase[index + 1];
    const signs = typeof next === 'string' ? signsOf(next) : '';
    const name = (
      <a key={part.id} href={pathOf(part.id)} className={person} lang={federationLanguage}>
        {part.text}
      </a>
    );
    return signs === '' ? (
      name
    ) : (
      <span key={part.id} className={kept}>
        {name}
        {signs}
      </span>
    );
  });
