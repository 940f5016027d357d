/** The results of a throw, kick or shot by one player against the goalkeeper. */
export type AttemptResult = 'goal' | 'saved' | 'missed';

/** Results as reporters word them, in English and Norwegian; a miss is told before a goal that it names. */
const words: readonly (readonly [RegExp, AttemptResult])[] = [
  [/miss|wide|post|bar\b|utenfor|over|bom|stolpe|stang/i, 'missed'],
  [/sav(e|ed)\b|redd|redning/i, 'saved'],
  [/^(goal|mål|scored?|scoret|scoring)\b/i, 'goal'],
];

/** The result of an attempt by its text; null for no text, and for one that says another thing. */
export const attemptResult = (text: string | null): AttemptResult | null =>
  text === null ? null : (words.find(([word]) => word.test(text))?.[1] ?? null);
