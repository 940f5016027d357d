import type { News } from '@kampdag/core/live/news/news';
import type { Side } from '@kampdag/core/side';
import { commonNews, type DescribeNews, newsBy, scoreText } from '../../match/news/newsText.ts';
import type { VolleyballMessages } from './liveMessages.ts';

/** Volleyball's news: sets won, which says that they ended. */
export const volleyballNews = (m: VolleyballMessages): DescribeNews =>
  newsBy({
    ...commonNews(m),
    setWon: ({ side, set, sets }, { teams }) =>
      m.told.setWon(teams[side], m.period(set.period), scoreText(set.points), scoreText(sets)),
    periodEnd: null,
  });

/** A set that is won is felt. */
export const volleyballMoment = (news: News): Side | null => (news.type === 'setWon' ? news.side : null);
