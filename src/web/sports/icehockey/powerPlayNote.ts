import { type BySide, sides } from '@kampdag/core/side';
import type { PowerPlays } from '@kampdag/core/sport/icehockey/penalties/powerPlays';
import type { PowerPlayMessages } from './powerPlayMessages.ts';

/** The reason a side scored more goals than it had power plays; null without such a side. */
export const powerPlayNote = (
  powerPlays: BySide<PowerPlays>,
  names: BySide<string>,
  m: PowerPlayMessages,
): string | null => {
  const more = sides.filter((side) => powerPlays[side].goals > powerPlays[side].chances);
  const reasons = (['doubleMinor', 'major'] as const).filter((lasting) =>
    more.some((side) => powerPlays[side].further[lasting] > 0),
  );
  const scored = more.map((side) => m.scored(names[side], powerPlays[side].goals, powerPlays[side].chances));
  return more.length === 0 ? null : [...scored, ...reasons.map((reason) => m[reason])].join(' ');
};
