import { liveVolleyball } from '@kampdag/core/sport/volleyball/liveVolleyball';
import { BenchSlice } from '../../match/board/BenchSlice.tsx';
import { PeriodScores } from '../../match/board/boardSlices.tsx';
import { liveViewsOf } from '../../match/live/liveParts.tsx';
import type { LiveProps } from '../../match/live/liveSport.ts';
import { SummarySlice } from '../../match/live/SummarySlice.tsx';
import { unknownTable } from '../../match/periods/periodTable.ts';
import { summaryRoom } from '../../screens/livematch/aside/aside.css.ts';
import { picturesTab } from '../../screens/livematch/pictures/picturesTab.tsx';
import { type VolleyballMessages, volleyballMessages } from './liveMessages.ts';
import { setTable } from './livePeriods.ts';
import { volleyballMoment, volleyballNews } from './news.ts';
import { volleyballPlays } from './plays.ts';
import { endedSets, SetSlice } from './SetSlice.tsx';

type Props = LiveProps<VolleyballMessages>;

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
      room={summaryRoom.one}
      unknown={unknownTable(liveVolleyball, 3, [title])}
      tableOf={setTable}
    />
  );
};

/** The live page of volleyball: points, penalties, set start and end, timeouts (specification §2). */
export const volleyballLive = liveViewsOf<VolleyballMessages>({
  texts: volleyballMessages,
  filter: { eventTypes: liveVolleyball.defaultFilter, defaultFilter: liveVolleyball.defaultFilter },
  times: 'none',
  plays: volleyballPlays,
  news: volleyballNews,
  moment: volleyballMoment,
  Clock: SetSlice,
  Under,
  Summary,
  tabs: [picturesTab<VolleyballMessages>(async () => (await import('./LiveCharts.tsx')).VolleyballPictures)],
});
