import { scoreText } from '@kampdag/core/live/score/scoreText';
import type { BySide } from '@kampdag/core/side';

/** `(1–0, 0–2)`: scores of periods or sets, as results are written; empty without any. */
export const scoresText = (scores: readonly BySide<number>[]): string =>
  scores.length === 0 ? '' : `(${scores.map(scoreText).join(', ')})`;
