import type { News } from '@kampdag/core/live/news/news';
import type { Side } from '@kampdag/core/side';
import { narrate, noSportNews } from '../../match/news/narrate.ts';
import type { DescribeNews } from '../../match/news/newsText.ts';
import type { BasketballMessages } from './liveMessages.ts';

/** Basketball's news: baskets, lead changes and long runs. */
export const basketballNews = (m: BasketballMessages): DescribeNews =>
  narrate(m, {
    ...noSportNews,
    point: (_, points) => m.narration.pointsOf(points),
    leadChange: m.spoken.leadChange,
    run: m.spoken.run,
  });

/** The side of a lead change or a long run; baskets are too many to flash. */
export const basketballFlashSide = (news: News): Side | null =>
  news.type === 'leadChange' || news.type === 'run' ? news.side : null;
