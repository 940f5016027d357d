import type { MatchDetails } from '@kampdag/core/live/lineup/details';
import type { News } from '@kampdag/core/live/news/news';
import type { NextNews } from '@kampdag/core/live/news/newsQueue';
import type { Score } from '@kampdag/core/live/score/score';
import { scoreText } from '@kampdag/core/live/score/scoreText';
import type { BySide } from '@kampdag/core/side';
import { mmss } from '@kampdag/core/time/mmss';
import type { LiveMessages } from '../../i18n/messages/live.ts';

/** How figures are written: to be read or to be spoken. */
export interface NewsForm {
  /** The score with both teams, as a sentence. */
  readonly score: (teams: BySide<string>, score: Score) => string;
  /** The points of a set. */
  readonly points: (more: number, fewer: number) => string;
  /** Seconds of play. */
  readonly time: (seconds: number) => string;
}

/** `Nordlys 2–1 Fjellvik.` and `12:31`. */
export const forTheEye = ({ news }: LiveMessages): NewsForm => ({
  score: ({ home, away }, score) => news.scoreIs(home, scoreText(score), away),
  points: (more, fewer) => `${more}–${fewer}`,
  time: mmss,
});

/** `Nordlys 2, Fjellvik 1.` and `12 minutes and 31 seconds`, which voices speak without punctuation rules. */
export const forTheEar = ({ narration }: LiveMessages): NewsForm => ({
  score: ({ home, away }, score) => narration.score(home, score.home, away, score.away),
  points: narration.points,
  time: (seconds) => narration.time(Math.floor(seconds / 60), Math.floor(seconds % 60)),
});

/** The names in news, and the form of its figures. */
export interface NewsWords {
  readonly details: MatchDetails;
  readonly teams: BySide<string>;
  readonly form: NewsForm;
}

/** Describes one piece of news in a sentence; null for none. */
export type DescribeNews = (news: News, words: NewsWords) => string | null;

/** More pieces at once are summed up as missed. */
const mostSinglePieces = 3;

/** The next announcement: a sentence for each piece, and the number of the rest. */
export const nextTexts = (
  { now, summed, isMissed }: NextNews,
  score: Score,
  describe: DescribeNews,
  words: NewsWords,
  m: LiveMessages,
): readonly string[] => {
  if (isMissed) return [m.news.missed(summed), words.form.score(words.teams, score)];
  const texts = now.flatMap((one) => describe(one, words) ?? []);
  return summed === 0 ? texts : [...texts, m.news.more(summed)];
};

/** Simultaneous news: piece by piece, or the number missed and the score. */
export const newsTexts = (
  news: readonly News[],
  score: Score,
  describe: DescribeNews,
  words: NewsWords,
  m: LiveMessages,
): readonly string[] => {
  const texts = news.flatMap((one) => describe(one, words) ?? []);
  return texts.length <= mostSinglePieces
    ? texts
    : [m.news.missed(texts.length), words.form.score(words.teams, score)];
};
