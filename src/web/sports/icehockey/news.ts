import type { News } from '@kampdag/core/live/news/news';
import type { Side } from '@kampdag/core/side';
import { goalTypeCode } from '@kampdag/core/sport/icehockey/goalType';
import { narrate, noSportNews } from '../../match/news/narrate.ts';
import type { DescribeNews } from '../../match/news/newsText.ts';
import type { HockeyMessages } from './liveMessages.ts';

/** Hockey's news: goals by type, and penalties with their infractions. */
export const hockeyNews = (m: HockeyMessages): DescribeNews =>
  narrate(m, {
    ...noSportNews,
    goal: (event) => {
      if (event.type !== 'goal') return m.spoken.goals.PS;
      const code = goalTypeCode(event.goalType) ?? 'EQ';
      return event.emptyNet && code === 'EQ' ? m.spoken.emptyNet : m.spoken.goals[code];
    },
    penalty: ({ minutes, infraction }) => ({
      what: m.spoken.penalty(minutes),
      definite: m.narration.thePenalty,
      reason: infraction === null ? null : m.row.infraction(infraction).text.toLowerCase(),
    }),
  });

/** The side that scored a goal. */
export const hockeyFlashSide = (news: News): Side | null => (news.type === 'goal' ? news.side : null);
