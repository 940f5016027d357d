import type { PeriodId } from '@kampdag/core/ids';
import type { MatchDetails } from '@kampdag/core/live/lineup/details';
import type { News } from '@kampdag/core/live/news/news';
import type { NextNews } from '@kampdag/core/live/news/newsQueue';
import type { Score } from '@kampdag/core/live/score/score';
import type { BySide } from '@kampdag/core/side';
import { mmss } from '@kampdag/core/time/mmss';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { periodText } from '../plays/names.ts';

/** Who and what the news are about. */
export interface NewsWords {
  readonly details: MatchDetails;
  readonly teams: BySide<string>;
}

/** One piece of news in a sentence; null for what needs none. */
export type DescribeNews = (news: News, words: NewsWords) => string | null;

type OfType<T extends News['type']> = News & { readonly type: T };

/** A sentence for each type of news, null for one that the sport does not say: the compiler asks for those of a new type. */
export type NewsTexts = {
  readonly [T in News['type']]: ((news: OfType<T>, words: NewsWords) => string | null) | null;
};

/** More than this at once is not news but what was missed. */
const toldOneByOne = 3;

/** `2–1`, as a sentence says it. */
export const scoreText = ({ home, away }: Score): string => `${home}–${away}`;

/** `2nd period 12:34`: when an event was; empty where that is not known. */
export const when = (
  event: { readonly period: PeriodId | null; readonly elapsed: number | null },
  { details }: NewsWords,
  m: LiveMessages,
): string =>
  [periodText(details.periods, event.period, null, m), event.elapsed === null ? null : mmss(event.elapsed)]
    .filter((part) => part !== null)
    .join(' ');

/** The news that every sport has: match and periods begin and end. The rest is said by those who have it. */
export const commonNews = (m: LiveMessages): NewsTexts => {
  const ofPeriod =
    (sentence: (period: string) => string) =>
    (news: OfType<'periodStart' | 'periodEnd'>, { details }: NewsWords): string | null => {
      const period = periodText(details.periods, news.period, null, m);
      return period === null ? null : `${sentence(period)}.`;
    };
  return {
    matchStart: () => `${m.timers.matchStarted}.`,
    matchEnd: ({ score }, { teams }) =>
      `${m.timers.matchEnded}. ${m.news.scoreIs(teams.home, scoreText(score), teams.away)}`,
    periodStart: ofPeriod(m.timers.periodStarted),
    periodEnd: ofPeriod(m.timers.periodEnded),
    goal: null,
    goalCorrected: null,
    goalRemoved: null,
    penalty: null,
    card: null,
    leadChange: null,
    run: null,
    setWon: null,
  };
};

/** Says news by the sentences of their types. */
export const newsBy = (texts: NewsTexts): DescribeNews => {
  const byType = new Map(Object.entries(texts) as (readonly [News['type'], DescribeNews | null])[]);
  return (news, words) => byType.get(news.type)?.(news, words) ?? null;
};

/** What is said next of the news: each piece in a sentence, and how many there were beside those. */
export const nextTexts = (
  { now, summed, isMissed }: NextNews,
  score: Score,
  describe: DescribeNews,
  words: NewsWords,
  m: LiveMessages,
): readonly string[] => {
  const { home, away } = words.teams;
  if (isMissed) return [m.news.missed(summed), m.news.scoreIs(home, scoreText(score), away)];
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
    : [m.news.missed(texts.length), m.news.scoreIs(words.teams.home, scoreText(score), words.teams.away)];
};
