import { clockOf } from '@kampdag/core/live/clock/clock';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { PlainEvent } from '@kampdag/core/sport/plain/event';
import { plain } from '@kampdag/core/sport/plain/plain';
import { ClockPlaceholder } from '../../match/board/ClockPlaceholder.tsx';
import { periodLine } from '../../match/board/liveBoard.ts';
import * as styles from '../../match/board/score.css.ts';
import { liveViewsOf } from '../../match/live/liveParts.tsx';
import type { LiveProps } from '../../match/live/liveSport.ts';
import { useLiveSlice } from '../../match/live/useLiveSlice.ts';
import { useMatchState } from '../../match/live/useMatchState.ts';
import { narrate, noSportNews } from '../../match/news/narrate.ts';
import { playsBy } from '../../match/plays/commonPlays.ts';
import { plainPlay } from '../../match/plays/playText.ts';
import { useStateWords } from '../../match/states/useStateWords.ts';
import { type PlainMessages, plainMessages } from './liveMessages.ts';

const hasBegun = (live: LiveMatch): boolean => clockOf(live).state !== 'notStarted';

/** The period in the clock's place, where one is reported; before the match its start time. */
const StateSlice = ({ actor, match, sport, isPlayed, messages: m }: LiveProps<PlainMessages>) => {
  const begun = useLiveSlice(actor, hasBegun);
  const state = useMatchState(actor, match);
  const words = useStateWords(m, sport);
  return begun === true ? (
    <>
      <p className={styles.clock}>{periodLine(state, m, words)}</p>
      <p className={styles.period} />
    </>
  ) : (
    <ClockPlaceholder match={match} messages={m} isPlayed={isPlayed} state={state} />
  );
};

/** The live page of a plain sport: the score that its scoring events give, by period where they name one (reading 41). */
export const plainLive = liveViewsOf<PlainMessages>({
  texts: plainMessages,
  filter: plain,
  times: 'none',
  plays: playsBy<PlainMessages, PlainEvent>((m) => ({
    goal: () => ({ ...plainPlay, title: m.row.goal, tone: 'goal' }),
    point: () => ({ ...plainPlay, title: m.row.point, tone: 'goal' }),
  })),
  news: (m) => narrate(m, { ...noSportNews, goal: () => m.row.goal, point: () => m.row.point }),
  flashSide: (news) => (news.type === 'goal' || news.type === 'point' ? news.side : null),
  Clock: StateSlice,
  strips: {},
  Summary: () => null,
  advantages: null,
  tabs: [],
});
