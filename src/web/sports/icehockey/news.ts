import type { News } from '@kampdag/core/live/news/news';
import type { Side } from '@kampdag/core/side';
import {
  commonNews,
  type DescribeNews,
  type NewsWords,
  newsBy,
  scoreText,
  when,
} from '../../match/news/newsText.ts';
import { personText } from '../../match/plays/names.ts';
import type { HockeyMessages } from './liveMessages.ts';

/** Hockey's news: goals, also those that changed or went, which are told as corrections, and penalties. */
export const hockeyNews = (m: HockeyMessages): DescribeNews => {
  const team = (side: Side | null, { teams }: NewsWords): string =>
    side === null ? m.unknownTeam : teams[side];
  const goal =
    (sentence: HockeyMessages['told']['goal']) =>
    ({ side, event, score }: News & { readonly type: 'goal' | 'goalCorrected' }, words: NewsWords): string =>
      sentence(
        team(side, words),
        personText(words.details, event.player),
        scoreText(score),
        when(event, words, m),
      );
  return newsBy({
    ...commonNews(m),
    goal: goal(m.told.goal),
    goalCorrected: goal(m.told.goalChanged),
    goalRemoved: ({ side, score }, words) => m.told.goalRemoved(team(side, words), scoreText(score)),
    penalty: ({ side, event }, words) => {
      const player = personText(words.details, event.player);
      return m.told.penalty(team(side, words), player, event.minutes, when(event, words, m));
    },
  });
};

/** The side that scored a goal: goals are felt. */
export const hockeyMoment = (news: News): Side | null => (news.type === 'goal' ? news.side : null);
