import type { News } from '@kampdag/core/live/news/news';
import type { Side } from '@kampdag/core/side';
import { iceHockey } from '@kampdag/core/sport/icehockey/iceHockey';
import { type HockeyMessages, hockeyMessages } from '../../../i18n/messages/liveHockey.ts';
import { unknownTable } from '../../../match/periods/periodTable.ts';
import { LineupsPanel } from '../../../sports/icehockey/LiveLineups.tsx';
import { HockeyTeamsPanel } from '../../../sports/icehockey/LiveTeams.tsx';
import { hockeySummary, shootoutNote } from '../../../sports/icehockey/livePeriods.ts';
import { summaryRoom } from '../aside/aside.css.ts';
import { hockeyNews } from '../news/newsText.ts';
import { picturesTab } from '../pictures/picturesTab.tsx';
import { hockeyPlays } from '../plays/hockeyPlays.ts';
import { ClockSlice, PeriodScores, ShotsSlice } from '../slices/boardSlices.tsx';
import { StrengthSlice } from '../slices/StrengthSlice.tsx';
import { SummarySlice } from '../slices/SummarySlice.tsx';
import type { FollowedProps } from './face.ts';
import { followedParts } from './followed.tsx';

type Props = FollowedProps<HockeyMessages>;

const Under = (props: Props) => (
  <>
    <PeriodScores {...props} />
    {props.match.result === null ? <StrengthSlice {...props} /> : null}
    <ShotsSlice {...props} />
  </>
);

const Summary = (props: Props) => {
  const { title, team, total, goals, shots, penaltyMinutes } = props.messages.summary;
  return (
    <SummarySlice
      {...props}
      words={{ title, team, total, totalSign: 'Σ' }}
      room={summaryRoom.icehockey}
      unknown={unknownTable(iceHockey, 3, [goals, shots, penaltyMinutes])}
      tableOf={hockeySummary}
      noteOf={shootoutNote}
    />
  );
};

/** Goals are felt. */
const moment = (news: News): Side | null => (news.type === 'goal' ? news.side : null);

/** The live page of ice hockey. */
export const hockeyParts = followedParts<HockeyMessages>({
  texts: hockeyMessages,
  filter: iceHockey,
  times: 'played',
  plays: hockeyPlays,
  news: hockeyNews,
  moment,
  Clock: ClockSlice,
  Under,
  Summary,
  tabs: [
    { key: '2', text: ({ tabs }) => tabs.lineups, Panel: LineupsPanel },
    { key: '3', text: ({ tabs }) => tabs.teams, Panel: HockeyTeamsPanel },
    picturesTab(async () => (await import('../../../sports/icehockey/LiveCharts.tsx')).HockeyPictures),
  ],
});
