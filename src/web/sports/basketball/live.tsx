import { liveBasketball } from '@kampdag/core/sport/basketball/liveBasketball';
import { BenchSlice } from '../../match/board/BenchSlice.tsx';
import { ClockSlice, PeriodScores } from '../../match/board/boardSlices.tsx';
import { liveViewsOf } from '../../match/live/liveParts.tsx';
import type { LiveProps } from '../../match/live/liveSport.ts';
import { SummarySlice } from '../../match/live/SummarySlice.tsx';
import { unknownTable } from '../../match/periods/periodTable.ts';
import { summaryRoom } from '../../screens/livematch/aside/aside.css.ts';
import { picturesTab } from '../../screens/livematch/pictures/picturesTab.tsx';
import { BasketballTeamsPanel } from './LiveTeams.tsx';
import { type BasketballMessages, basketballMessages } from './liveMessages.ts';
import { basketballSummary } from './livePeriods.ts';
import { basketballMoment, basketballNews } from './news.ts';
import { basketballPlays } from './plays.ts';

type Props = LiveProps<BasketballMessages>;

const Under = (props: Props) => (
  <>
    <PeriodScores {...props} />
    <BenchSlice {...props} words={props.messages.bench} />
  </>
);

const Summary = (props: Props) => {
  const { title, team, total, points, fouls } = props.messages.summary;
  return (
    <SummarySlice
      {...props}
      words={{ title, team, total, totalSign: 'Σ' }}
      room={summaryRoom.two}
      unknown={unknownTable(liveBasketball, 4, [points, fouls])}
      tableOf={basketballSummary}
    />
  );
};

/** The live page of basketball. */
export const basketballLive = liveViewsOf<BasketballMessages>({
  texts: basketballMessages,
  filter: liveBasketball,
  times: 'left',
  plays: basketballPlays,
  news: basketballNews,
  moment: basketballMoment,
  Clock: ClockSlice,
  Under,
  Summary,
  tabs: [
    { key: '3', text: ({ tabs }) => tabs.teams, Panel: BasketballTeamsPanel },
    picturesTab<BasketballMessages>(async () => (await import('./LiveCharts.tsx')).BasketballPictures),
  ],
});
