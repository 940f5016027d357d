import { isOfType } from '@kampdag/core/live/event';
import type { SoccerCardEvent, SoccerEvent } from '@kampdag/core/sport/soccer/event';
import { soccer } from '@kampdag/core/sport/soccer/soccer';
import { ClockSlice } from '../../match/board/boardSlices.tsx';
import { liveViewsOf } from '../../match/live/liveParts.tsx';
import { narrate, noSportNews } from '../../match/news/narrate.ts';
import { cardPlay, playsBy, shootoutPlay } from '../../match/plays/commonPlays.ts';
import { plainPlay } from '../../match/plays/playText.ts';
import { type SoccerMessages, soccerMessages } from './liveMessages.ts';

/** The live page of the corporate variant, whose reporters send little more than the running score: goals, cards and halves. */
export const soccerLive = liveViewsOf<SoccerMessages>({
  texts: soccerMessages,
  filter: soccer,
  times: 'played',
  plays: playsBy<SoccerMessages, SoccerEvent>((m) => ({
    goal: () => ({ ...plainPlay, title: m.row.goal, tone: 'goal' }),
    card: (event, facts) => cardPlay(event, facts, m),
    shootout: (event, facts) => shootoutPlay(event, facts, m),
  })),
  news: (m) =>
    narrate(m, {
      ...noSportNews,
      goal: () => m.row.goal,
      attempt: ({ round }) => m.row.shootout(round),
      card: (event) =>
        isOfType<SoccerCardEvent>(event, 'card') && event.color !== null
          ? { what: m.row.cards[event.color], definite: m.narration.theCard, reason: null }
          : null,
    }),
  flashSide: (news) => (news.type === 'goal' ? news.side : null),
  Clock: ClockSlice,
  strips: {},
  Summary: () => null,
  advantages: null,
  tabs: [],
});
