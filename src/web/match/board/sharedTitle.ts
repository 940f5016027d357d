import { scoreText } from '@kampdag/core/live/score/scoreText';
import type { Score } from '@kampdag/core/live/score/scoringEvents';
import type { BySide } from '@kampdag/core/side';

/** `Nordlys 2–1 Fjellvik`; without the score where it is unknown or hidden. */
export const sharedTitle = ({ home, away }: BySide<string>, score: Score | null): string =>
  `${home} ${score === null ? '–' : scoreText(score)} ${away}`;
