import type { PeriodId } from '@kampdag/core/ids';
import { mmss } from '@kampdag/core/live/clock/period';
import type { MatchDetails } from '@kampdag/core/live/lineup/details';
import type { News } from '@kampdag/core/live/news/news';
import type { NextNews } from '@kampdag/core/live/news/newsQueue';
import type { Score } from '@kampdag/core/live/score/score';
import type { BySide, Side } from '@kampdag/core/side';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import type { BasketballMessages } from '../../i18n/messages/liveBasketball.ts';
import type { HockeyMessages } from '../../i18n/messages/liveHockey.ts';
import type { VolleyballMessages } from '../../i18n/messages/liveVolleyball.ts';
import { periodText, personText } from '../plays/names.ts';

/** Who and what the news are about. */
export interface NewsWords {
  readonly details: MatchDetails;
  readonly teams: BySide<string>;
}

/** One piece of news in a sentence; null for what needs none. */
export type DescribeNews = (news: News, words: NewsWords) => string | null;

/** More than this at once is not news but what was missed. */
const toldOneByOne = 3;

const scoreText = ({ home, away }: Score): string => `${home}–${away}`;

const commonNews = (news: News, { details, teams }: NewsWords, m: LiveMessages): string | null => {
  switch (news.type) {
    case 'periodStart':
    case 'periodEnd': {
      const period = periodText(details.periods, news.period, null, m);
      if (period === null) return null;
      return `${news.type === 'periodEnd' ? m.timers.periodEnded(period) : m.timers.periodStarted(period)}.`;
    }
    case 'matchStart':
      return `${m.timers.matchStarted}.`;
    case 'matchEnd':
      return `${m.timers.matchEnded}. ${m.news.scoreIs(teams.home, scoreText(news.score), teams.away)}`;
    default:
      return null;
  }
};

const when = (
  event: { readonly period: PeriodId | null; readonly elapsed: number | null },
  { details }: NewsWords,
  m: LiveMessages,
): string =>
  [periodText(details.periods, event.period, null, m), event.elapsed === null ? null : mmss(event.elapsed)]
    .filter((part) => part !== null)
    .join(' ');

/** Hockey's news: goals, also those that changed or went, which are told as corrections, and penalties. */
export const hockeyNews =
  (m: HockeyMessages): DescribeNews =>
  (news, words) => {
    const { details, teams } = words;
    const teamOf = (side: Side | null): string => (side === null ? m.unknownTeam : teams[side]);
    switch (news.type) {
      case 'goal':
      case 'goalCorrected': {
        const tell = news.type === 'goal' ? m.told.goal : m.told.goalChanged;
        const scorer = personText(details, news.event.player);
        return tell(teamOf(news.side), scorer, scoreText(news.score), when(news.event, words, m));
      }
      case 'goalRemoved':
        return m.told.goalRemoved(teamOf(news.side), scoreText(news.score));
      case 'penalty': {
        const { event, side } = news;
        const player = personText(details, event.player);
        return m.told.penalty(teamOf(side), player, event.minutes, when(event, words, m));
      }
      default:
        return commonNews(news, words, m);
    }
  };

/** Basketball's news: who takes the lead, and long runs. */
export const basketballNews =
  (m: BasketballMessages): DescribeNews =>
  (news, words) => {
    switch (news.type) {
      case 'leadChange':
        return m.told.leadChange(words.teams[news.side], scoreText(news.score));
      case 'run':
        return m.told.run(words.teams[news.side], news.points, scoreText(news.score));
      default:
        return commonNews(news, words, m);
    }
  };

/** Volleyball's news: sets won, which says that they ended. */
export const volleyballNews =
  (m: VolleyballMessages): DescribeNews =>
  (news, words) => {
    switch (news.type) {
      case 'setWon':
        return m.told.setWon(
          words.teams[news.side],
          m.period(news.set.period),
          scoreText(news.set.points),
          scoreText(news.sets),
        );
      case 'periodEnd':
        return null;
      default:
        return commonNews(news, words, m);
    }
  };

/** What is said next of the news: each piece in a sentence, and how many there were beside those. */
export const nextTexts = (
  { now, summed, isMissed }: NextNews,
  score: Score,
  tell: DescribeNews,
  words: NewsWords,
  m: LiveMessages,
): readonly string[] => {
  const { home, away } = words.teams;
  if (isMissed) return [m.news.missed(summed), m.news.scoreIs(home, scoreText(score), away)];
  const texts = now.flatMap((one) => tell(one, words) ?? []);
  return summed === 0 ? texts : [...texts, m.news.more(summed)];
};

/** News that came together: one by one, or how many were missed and how it stands now. */
export const newsTexts = (
  news: readonly News[],
  score: Score,
  tell: DescribeNews,
  words: NewsWords,
  m: LiveMessages,
): readonly string[] => {
  const texts = news.flatMap((one) => tell(one, words) ?? []);
  return texts.length <= toldOneByOne
    ? texts
    : [m.news.missed(texts.length), m.news.scoreIs(words.teams.home, scoreText(score), words.teams.away)];
};
