import type { News } from '@kampdag/core/live/news/news';
import type { Side } from '@kampdag/core/side';
import { basketball } from '@kampdag/core/sport/basketball/basketball';
import { type BasketballMessages, basketballMessages } from '../../../i18n/messages/liveBasketball.ts';
import { unknownTable } from '../../../match/periods/periodTable.ts';
import { BasketballTeamsPanel } from '../../../sports/basketball/LiveTeams.tsx';
import { basketballSummary } from '../../../sports/basketball/livePeriods.ts';
import { summaryRoom } from '../aside/aside.css.ts';
import { basketballNews } from '../news/newsText.ts';
import { picturesTab } from '../pictures/picturesTab.tsx';
import { basketballPlays } from '../plays/basketballPlays.ts';
import { BenchSlice } from '../slices/BenchSlice.tsx';
import { ClockSlice, PeriodScores } from '../slices/boardSlices.tsx';
import { SummarySlice } from '../slices/SummarySlice.tsx';
import type { FollowedProps } from './face.ts';
import { followedParts } from './followed.tsx';

type Props = FollowedProps<BasketballMessages>;

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
      room={summaryRoom.basketball}
      unknown={unknownTable(basketball, 4, [points, fouls])}
      tableOf={basketballSummary}
    />
  );
};

/** There are too many baskets for each to be a moment: the lead that changes is one, and a long run. */
const moment = (news: News): Side | null =>
  news.type === 'leadChange' || news.type === 'run' ? news.side : null;

/** The live page of basketball. */
export const basketballParts = followedParts<BasketballMessages>({
  texts: basketballMessages,
  filter: basketball,
  times: 'left',
  plays: basketballPlays,
  news: basketballNews,
  moment,
  Clock: ClockSlice,
  Under,
  Summary,
  tabs: [
    { key: '3', text: ({ tabs }) => tabs.teams, Panel: BasketballTeamsPanel },
    picturesTab<BasketballMessages>(
      async () => (await import('../../../sports/basketball/LiveCharts.tsx')).BasketballPictures,
    ),
  ],
});
