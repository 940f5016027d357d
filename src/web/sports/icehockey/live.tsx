import { liveIceHockey } from '@kampdag/core/sport/icehockey/liveIceHockey';
import { ClockSlice, PeriodScores, ShotsSlice } from '../../match/board/boardSlices.tsx';
import { liveViewsOf } from '../../match/live/liveParts.tsx';
import type { LiveProps } from '../../match/live/liveSport.ts';
import { SummarySlice } from '../../match/live/SummarySlice.tsx';
import { unknownTable } from '../../match/periods/periodTable.ts';
import { summaryRoom } from '../../screens/livematch/aside/aside.css.ts';
import { picturesTab } from '../../screens/livematch/pictures/picturesTab.tsx';
import { LineupsPanel } from './LiveLineups.tsx';
import { HockeyTeamsPanel } from './LiveTeams.tsx';
import { type HockeyMessages, hockeyMessages } from './liveMessages.ts';
import { hockeySummary, shootoutNote } from './livePeriods.ts';
import { hockeyMoment, hockeyNews } from './news.ts';
import { hockeyPlays } from './plays.ts';
import { StrengthSlice } from './StrengthSlice.tsx';

type Props = LiveProps<HockeyMessages>;

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
      room={summaryRoom.three}
      unknown={unknownTable(liveIceHockey, 3, [goals, shots, penaltyMinutes])}
      tableOf={hockeySummary}
      noteOf={shootoutNote}
    />
  );
};

/** The live page of ice hockey. */
export const hockeyLive = liveViewsOf<HockeyMessages>({
  texts: hockeyMessages,
  filter: liveIceHockey,
  times: 'played',
  plays: hockeyPlays,
  news: hockeyNews,
  moment: hockeyMoment,
  Clock: ClockSlice,
  Under,
  Summary,
  tabs: [
    { key: '2', text: ({ tabs }) => tabs.lineups, Panel: LineupsPanel },
    { key: '3', text: ({ tabs }) => tabs.teams, Panel: HockeyTeamsPanel },
    picturesTab(async () => (await import('./LiveCharts.tsx')).HockeyPictures),
  ],
});
