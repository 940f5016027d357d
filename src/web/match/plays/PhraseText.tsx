import type { PersonId } from '@kampdag/core/ids';
import { federationLanguage } from '../../i18n/federationLanguage.ts';
import type { Phrase } from './playText.ts';
import { person, unbroken } from './rows.css.ts';

/** Punctuation that must not wrap away from the name before it. */
const punctuationOf = (text: string): string => /^[,.;:)]*/.exec(text)?.[0] ?? '';

interface PhraseTextProps {
  readonly phrase: Phrase;
  /** The path to a person. */
  readonly pathOf: (id: PersonId) => string;
}

/**
 * A sentence whose people link to their profiles. The anchors are plain, as there are thousands; the list routes their clicks
 * (`useInnerLinks`).
 */
export const PhraseText = ({ phrase, pathOf }: PhraseTextProps) =>
  phrase.map((part, index) => {
    if (typeof part === 'string')
      return typeof phrase[index - 1] === 'object' ? part.slice(punctuationOf(part).length) : part;
    if (!('id' in part))
      return (
        <span key={part.text} lang={part.lang}>
          {part.text}
        </span>
      );
    const next = phrase[index + 1];
    const signs = typeof next === 'string' ? punctuationOf(next) : '';
    const name = (
      <a key={part.id} href={pathOf(part.id)} className={person} lang={federationLanguage}>
        {part.text}
      </a>
    );
    return signs === '' ? (
      name
    ) : (
      <span key={part.id} className={unbroken}>
        {name}
        {signs}
      </span>
    );
  });
