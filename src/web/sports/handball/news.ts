import type { News } from '@kampdag/core/live/news/news';
import type { Side } from '@kampdag/core/side';
import { narrate, noSportNews } from '../../match/news/narrate.ts';
import type { DescribeNews } from '../../match/news/newsText.ts';
import type { HandballMessages } from './liveMessages.ts';

/** Handball's news: goals, suspensions, and red and blue cards; a yellow one is only a warning. */
export const handballNews = (m: HandballMessages): DescribeNews =>
  narrate(m, {
    ...noSportNews,
    goal: ({ type }) => (type === 'sevenMetreThrow' ? m.spoken.sevenMetreGoal : m.row.goal),
    penalty: ({ minutes }) => ({
      what: m.spoken.suspension(minutes),
      definite: m.spoken.theSuspension,
      reason: null,
    }),
    card: ({ color }) =>
      color === null || color === 'yellow'
        ? null
        : { what: m.row.cards[color], definite: m.narration.theCard, reason: null },
  });

/** Flashes nothing: handball has too many goals. */
export const handballFlashSide = (_news: News): Side | null => null;
