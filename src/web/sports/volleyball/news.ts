import type { News } from '@kampdag/core/live/news/news';
import type { Side } from '@kampdag/core/side';
import { narrate, noSportNews } from '../../match/news/narrate.ts';
import type { DescribeNews } from '../../match/news/newsText.ts';
import type { VolleyballMessages } from './liveMessages.ts';

/** Volleyball's news: points by kind, cards, and sets won, which replace set ends. */
export const volleyballNews = (m: VolleyballMessages): DescribeNews =>
  narrate(m, {
    ...noSportNews,
    point: (event, points) =>
      event.type === 'point' && event.kind !== null
        ? m.spoken.points[event.kind]
        : m.narration.pointsOf(points),
    penalty: ({ infraction }) => ({
      what: infraction === null ? m.row.card : m.row.sanction(infraction).text,
      definite: m.narration.theCard,
      reason: null,
    }),
    setWon: m.spoken.setWon,
  });

/** The side that won a set. */
export const volleyballFlashSide = (news: News): Side | null => (news.type === 'setWon' ? news.side : null);
