import type { MatchDetails } from '@kampdag/core/live/details';
import type { News } from '@kampdag/core/live/news';
import { mmss } from '@kampdag/core/live/period';
import type { Score } from '@kampdag/core/live/score';
import type { BySide, Side } from '@kampdag/core/side';
import type { LiveMessages } from '../../../i18n/messages/live.ts';
import { periodText, personText } from '../plays/names.ts';

/** What the news are told with. */
export interface NewsWords {
  readonly details: MatchDetails;
  readonly teams: BySide<string>;
  readonly messages: LiveMessages;
}

/** More than this at once is not news but what was missed. */
const toldOneByOne = 3;

const scoreText = ({ home, away }: Score): string => `${home}–${away}`;

/** One piece of news in a sentence; a goal that changed or went is told as a correction. */
const newsText = (news: News, { details, teams, messages: m }: NewsWords): string | null => {
  const teamOf = (side: Side | null): string => (side === null ? m.unknownTeam : teams[side]);
  const when = (event: {
    readonly period: Parameters<typeof periodText>[1];
    readonly elapsed: number | null;
  }) =>
    [periodText(details.periods, event.period, null, m), event.elapsed === null ? null : mmss(event.elapsed)]
      .filter((part) => part !== null)
      .join(' ');
  switch (news.type) {
    case 'goal':
      return m.news.goal(
        teamOf(news.side),
        personText(details, news.event.player),
        scoreText(news.score),
        when(news.event),
      );
    case 'goalCorrected':
      return m.news.goalChanged(
        teamOf(news.side),
        personText(details, news.event.player),
        scoreText(news.score),
        when(news.event),
      );
    case 'goalRemoved':
      return m.news.goalRemoved(teamOf(news.side), scoreText(news.score));
    case 'penalty':
      return m.news.penalty(
        teamOf(news.side),
        personText(details, news.event.player),
        news.event.minutes,
        when(news.event),
      );
    case 'periodStart':
    case 'periodEnd': {
      const period = periodText(details.periods, news.period, null, m);
      if (period === null) return null;
      return `${news.type === 'periodEnd' ? m.row.periodEnded(period) : m.row.periodStarted(period)}.`;
    }
    case 'matchStart':
      return `${m.row.matchStarted}.`;
    case 'matchEnd':
      return `${m.row.matchEnded}. ${m.news.scoreIs(teams.home, scoreText(news.score), teams.away)}`;
    // News of the other sports, which have no words on this page.
    case 'setWon':
    case 'leadChange':
    case 'run':
      return null;
    default:
      return news satisfies never;
  }
};

/** News that came together: one by one, or how many were missed and how it stands now. */
export const newsTexts = (news: readonly News[], score: Score, words: NewsWords): readonly string[] => {
  const texts = news.flatMap((one) => newsText(one, words) ?? []);
  const { messages: m, teams } = words;
  return texts.length <= toldOneByOne
    ? texts
    : [m.news.missed(texts.length), m.news.scoreIs(teams.home, scoreText(score), teams.away)];
};
