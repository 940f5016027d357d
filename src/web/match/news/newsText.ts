import type { MatchDetails } from '@kampdag/core/live/lineup/details';
import type { News } from '@kampdag/core/live/news/news';
import type { NextNews } from '@kampdag/core/live/news/newsQueue';
import type { Score } from '@kampdag/core/live/score/score';
import type { BySide } from '@kampdag/core/side';
import { mmss } from '@kampdag/core/time/mmss';
import type { LiveMessages } from '../../i18n/messages/live.ts';

/** How figures are written: for the eye, or for the ear. */
export interface NewsForm {
  /** The score with both teams, as a sentence. */
  readonly score: (teams: BySide<string>, score: Score) => string;
  /** The points of a set. */
  readonly points: (more: number, fewer: number) => string;
  /** Seconds of play. */
  readonly time: (seconds: number) => string;
}

/** `2–1` */
export const scoreText = ({ home, away }: Score): string => `${home}–${away}`;

/** `Nordlys 2–1 Fjellvik.` and `12:31`. */
export const forTheEye = ({ news }: LiveMessages): NewsForm => ({
  score: ({ home, away }, score) => news.scoreIs(home, scoreText(score), away),
  points: (more, fewer) => `${more}–${fewer}`,
  time: mmss,
});

/** `Nordlys 2, Fjellvik 1.` and `12 minutes and 31 seconds`: as voices say it without a rule for signs. */
export const forTheEar = ({ narration }: LiveMessages): NewsForm => ({
  score: ({ home, away }, score) => narration.score(home, score.home, away, score.away),
  points: narration.points,
  time: (seconds) => narration.time(Math.floor(seconds / 60), Math.floor(seconds % 60)),
});

/** Who and what the news are about, and how figures are written. */
export interface NewsWords {
  readonly details: MatchDetails;
  readonly teams: BySide<string>;
  readonly form: NewsForm;
}

/** One piece of news in a sentence; null for what needs none. */
export type DescribeNews = (news: News, words: NewsWords) => string | null;

/** More than this at once is not news but what was missed. */
const toldOneByOne = 3;

/** What is said next of the news: each piece in a sentence, and how many there were beside those. */
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

/** News that came together: one by one, or how many were missed and how it stands now. */
export const newsTexts = (
  news: readonly News[],
  score: Score,
  describe: DescribeNews,
  words: NewsWords,
  m: LiveMessages,
): readonly string[] => {
  const texts = news.flatMap((one) => describe(one, words) ?? []);
  return texts.length <= toldOneByOne
    ? texts
    : [m.news.missed(texts.length), words.form.score(words.teams, score)];
};
