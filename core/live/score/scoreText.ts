import type { BySide } from '../../side.ts';

/** A score as it is written: `2–1`. */
export const scoreText = ({ home, away }: BySide<number>): string => `${home}–${away}`;
