import { type ShownText, shown } from '../../i18n/shownText.ts';
import { uniqueKeys } from '../../ui/table/uniqueKeys.ts';
import { type Phrase, plainPhrase } from './playText.ts';

/** A phrase in as few pieces as its languages allow: a list of plain rows has thousands of phrases. */
const piecesOf = (phrase: Phrase): readonly (string | ShownText)[] => {
  const pieces: (string | ShownText)[] = [];
  for (const part of phrase) {
    if (typeof part === 'object' && !('id' in part) && shown(part).lang !== undefined) {
      pieces.push(part);
      continue;
    }
    const before = pieces.at(-1);
    if (typeof before === 'string') pieces[pieces.length - 1] = before + plainPhrase([part]);
    else pieces.push(plainPhrase([part]));
  }
  return pieces;
};

/** A phrase whose people are no links, with the language of the federation's words. */
export const PhraseWords = ({ phrase }: { readonly phrase: string | Phrase }) => {
  if (typeof phrase === 'string') return phrase;
  const pieces = piecesOf(phrase);
  const keyOf = uniqueKeys(
    pieces.filter((piece) => typeof piece !== 'string'),
    (piece) => shown(piece).children,
  );
  return pieces.map((piece) =>
    typeof piece === 'string' ? piece : <span key={keyOf(piece)} {...shown(piece)} />,
  );
};
