/** The colours of cards: in handball a warning, a disqualification, and one reported in writing (IHF rule 16). */
export type CardColor = 'yellow' | 'red' | 'blue';

/** A card's colour in English or Norwegian; the blue one is shown with a red one. */
export const cardColor = (text: string | null): CardColor | null => {
  if (text === null) return null;
  if (/blue|blå/i.test(text)) return 'blue';
  if (/\bred\b|rød/i.test(text)) return 'red';
  return /yellow|gul/i.test(text) ? 'yellow' : null;
};
