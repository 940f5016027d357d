import type { SoccerEvent } from '@kampdag/core/sport/soccer/event';
import { soccer } from '@kampdag/core/sport/soccer/soccer';
import { ClockSlice } from '../../match/board/boardSlices.tsx';
import { liveViewsOf } from '../../match/live/liveParts.tsx';
import { narrate, noSportNews } from '../../match/news/narrate.ts';
import { playsBy } from '../../match/plays/commonPlays.ts';
import { plainPlay } from '../../match/plays/playText.ts';
import { type SoccerMessages, soccerMessages } from './liveMessages.ts';

/** The live page of the corporate variant, whose reporters send only the running score: goals without names, and halves. */
export const soccerLive = liveViewsOf<SoccerMessages>({
  texts: soccerMessages,
  filter: soccer,
  times: 'played',
  plays: playsBy<SoccerMessages, SoccerEvent>((m) => ({
    goal: () => ({ ...plainPlay, title: m.goal, tone: 'goal' }),
  })),
  news: (m) => narrate(m, { ...noSportNews, goal: () => m.goal }),
  flashSide: (news) => (news.type === 'goal' ? news.side : null),
  Clock: ClockSlice,
  strips: {},
  Summary: () => null,
  advantages: null,
  tabs: [],
});
