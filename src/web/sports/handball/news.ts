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
import type { HandballMessages } from './liveMessages.ts';

/** Handball's news: goals, also those that changed or went, suspensions, and red and blue cards: a yellow one is a warning. */
export const handballNews = (m: HandballMessages): DescribeNews => {
  const team = (side: Side | null, { teams }: NewsWords): string =>
    side === null ? m.unknownTeam : teams[side];
  const goal =
    (sentence: HandballMessages['told']['goal']) =>
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
    penalty: ({ side, event }, words) =>
      m.told.suspension(team(side, words), personText(words.details, event.player), when(event, words, m)),
    card: ({ side, event: { color, player, ...at } }, words) =>
      color === null || color === 'yellow'
        ? null
        : m.told.card(
            m.row.cards[color],
            team(side, words),
            personText(words.details, player),
            when(at, words, m),
          ),
  });
};

/** Forty goals a match are no moments of their own: a won shootout or a late lead is told by the score. */
export const handballMoment = (_news: News): Side | null => null;
