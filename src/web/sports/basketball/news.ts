import type { News } from '@kampdag/core/live/news/news';
import type { Side } from '@kampdag/core/side';
import { narrate, noSportNews } from '../../match/news/narrate.ts';
import type { DescribeNews } from '../../match/news/newsText.ts';
import type { BasketballMessages } from './liveMessages.ts';

/** Basketball's news: baskets, who takes the lead, and long runs. */
export const basketballNews = (m: BasketballMessages): DescribeNews =>
  narrate(m, {
    ...noSportNews,
    point: (_, points) => m.narration.pointsOf(points),
    leadChange: m.told.leadChange,
    run: m.told.run,
  });

/** There are too many baskets for each to be a moment: the lead that changes is one, and a long run. */
export const basketballMoment = (news: News): Side | null =>
  news.type === 'leadChange' || news.type === 'run' ? news.side : null;
