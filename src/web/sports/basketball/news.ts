import type { News } from '@kampdag/core/live/news/news';
import type { Side } from '@kampdag/core/side';
import { commonNews, type DescribeNews, newsBy, scoreText } from '../../match/news/newsText.ts';
import type { BasketballMessages } from './liveMessages.ts';

/** Basketball's news: who takes the lead, and long runs. */
export const basketballNews = (m: BasketballMessages): DescribeNews =>
  newsBy({
    ...commonNews(m),
    leadChange: ({ side, score }, { teams }) => m.told.leadChange(teams[side], scoreText(score)),
    run: ({ side, points, score }, { teams }) => m.told.run(teams[side], points, scoreText(score)),
  });

/** There are too many baskets for each to be a moment: the lead that changes is one, and a long run. */
export const basketballMoment = (news: News): Side | null =>
  news.type === 'leadChange' || news.type === 'run' ? news.side : null;
