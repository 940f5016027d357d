import type { PlainEvent } from '@kampdag/core/sport/plain/event';
import { plain } from '@kampdag/core/sport/plain/plain';
import { liveViewsOf } from '../../match/live/liveParts.tsx';
import { narrate, noSportNews } from '../../match/news/narrate.ts';
import { playsBy } from '../../match/plays/commonPlays.ts';
import { plainPlay } from '../../match/plays/playText.ts';
import { type PlainMessages, plainMessages } from './liveMessages.ts';
import { StateSlice } from './StateSlice.tsx';

/** The live page of a plain sport: the score that its scoring events give, by period where they name one (reading 41). */
export const plainLive = liveViewsOf<PlainMessages>({
  texts: plainMessages,
  filter: plain,
  times: 'none',
  plays: playsBy<PlainMessages, PlainEvent>((m) => ({
    goal: () => ({ ...plainPlay, title: m.goal, tone: 'goal' }),
    point: () => ({ ...plainPlay, title: m.point, tone: 'goal' }),
  })),
  news: (m) => narrate(m, { ...noSportNews, goal: () => m.goal, point: () => m.point }),
  flashSide: (news) => (news.type === 'goal' || news.type === 'point' ? news.side : null),
  Clock: StateSlice,
  strips: {},
  Summary: () => null,
  advantages: null,
  tabs: [],
});
