import type { News } from '@kampdag/core/live/news/news';
import type { Side } from '@kampdag/core/side';
import { soccer } from '@kampdag/core/sport/soccer/soccer';
import type { LiveMessages } from '../../../i18n/messages/live.ts';
import { soccerMessages } from '../../../i18n/messages/liveSoccer.ts';
import { plainNews } from '../news/newsText.ts';
import { commonPlay } from '../plays/commonPlays.ts';
import type { PlayTeller } from '../plays/playText.ts';
import { ClockSlice, PeriodScores } from '../slices/boardSlices.tsx';
import type { FollowedProps } from './face.ts';
import { followedParts } from './followed.tsx';

const Nothing = () => null;

const Under = (props: FollowedProps<LiveMessages>) => <PeriodScores {...props} />;

const moment = (news: News): Side | null => (news.type === 'goal' ? news.side : null);

/** Goals by name; the rest as any sport has it. */
export const soccerPlays =
  (m: LiveMessages): PlayTeller =>
  (row, details) =>
    row.event.type === 'goal'
      ? { ...commonPlay(row, details, m), title: m.kinds.goal ?? m.plays.other, tone: 'goal' }
      : commonPlay(row, details, m);

/** The corporate variant's live page: the score alone, should anybody ever report one; else that there is nothing. */
export const soccerParts = followedParts<LiveMessages>({
  texts: soccerMessages,
  filter: soccer,
  times: 'played',
  plays: soccerPlays,
  news: plainNews,
  moment,
  Clock: ClockSlice,
  Under,
  Summary: Nothing,
  tabs: [],
});
