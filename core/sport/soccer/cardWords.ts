/** What a card of football is: a caution or a sending-off (IFAB law 12). */
type SoccerCard = 'yellowCard' | 'redCard';

/** The federations' words for a sending-off, a second caution among them, and for a caution; narrower words come before wider ones. */
export const cardWords: readonly (readonly [RegExp, SoccerCard])[] = [
  [/(andre|annet|to|2\.?) (gul|advarsel)|second (yellow|caution)/i, 'redCard'],
  [/utvis|bortvis|r.dt|dismissal|expulsion|sent off|sending.?off|\bred\b/i, 'redCard'],
  [/advarsel|caution|gul|yellow/i, 'yellowCard'],
];

const colors = { yellowCard: 'yellow', redCard: 'red' } as const;

/** The colour of the card that a text tells of, a second caution's being red; null for none. */
export const cardColorIn = (text: string | null): (typeof colors)[SoccerCard] | null => {
  const card = text === null ? undefined : cardWords.find(([word]) => word.test(text))?.[1];
  return card === undefined ? null : colors[card];
};
