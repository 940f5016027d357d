import type { News } from '@kampdag/core/live/news/news';
import type { Side } from '@kampdag/core/side';
import { volleyball } from '@kampdag/core/sport/volleyball/volleyball';
import { type VolleyballMessages, volleyballMessages } from '../../../i18n/messages/liveVolleyball.ts';
import { unknownTable } from '../../../match/periods/periodTable.ts';
import { setTable } from '../../../sports/volleyball/livePeriods.ts';
import { summaryRoom } from '../aside/aside.css.ts';
import { volleyballNews } from '../news/newsText.ts';
import { picturesTab } from '../pictures/picturesTab.tsx';
import { volleyballPlays } from '../plays/volleyballPlays.ts';
import { BenchSlice } from '../slices/BenchSlice.tsx';
import { PeriodScores } from '../slices/boardSlices.tsx';
import { endedSets, SetSlice } from '../slices/SetSlice.tsx';
import { SummarySlice } from '../slices/SummarySlice.tsx';
import type { FollowedProps } from './face.ts';
import { followedParts } from './followed.tsx';

type Props = FollowedProps<VolleyballMessages>;

const Under = (props: Props) => (
  <>
    <PeriodScores {...props} read={endedSets} />
    <BenchSlice {...props} words={props.messages.sideline} />
  </>
);

const Summary = (props: Props) => {
  const { title, team, sets, setsSign } = props.messages.summary;
  return (
    <SummarySlice
      {...props}
      words={{ title, team, total: sets, totalSign: setsSign }}
      room={summaryRoom.volleyball}
      unknown={unknownTable(volleyball, 3, [title])}
      tableOf={setTable}
    />
  );
};

/** A set that is won is felt. */
const moment = (news: News): Side | null => (news.type === 'setWon' ? news.side : null);

/** The live page of volleyball: points, penalties, set start and end, timeouts (specification §2). */
export const volleyballParts = followedParts<VolleyballMessages>({
  texts: volleyballMessages,
  filter: { eventTypes: volleyball.defaultFilter, defaultFilter: volleyball.defaultFilter },
  times: 'none',
  plays: volleyballPlays,
  news: volleyballNews,
  moment,
  Clock: SetSlice,
  Under,
  Summary,
  tabs: [
    picturesTab<VolleyballMessages>(
      async () => (await import('../../../sports/volleyball/LiveCharts.tsx')).VolleyballPictures,
    ),
  ],
});
