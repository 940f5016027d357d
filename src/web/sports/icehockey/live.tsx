import { isOfType } from '@kampdag/core/live/event';
import type { Goal } from '@kampdag/core/live/events/goalEvents';
import { mapSides } from '@kampdag/core/side';
import { goalTypeCode } from '@kampdag/core/sport/icehockey/goalType';
import { iceHockey } from '@kampdag/core/sport/icehockey/iceHockey';
import { hockeyAdvantages, penaltiesOf } from '@kampdag/core/sport/icehockey/live/penalties';
import { manpowerAt } from '@kampdag/core/sport/icehockey/penalties/manpower';
import { countdownAt, type PenaltyRecord } from '@kampdag/core/sport/icehockey/penalties/penaltyRecord';
import { plainText } from '../../i18n/shownText.ts';
import { ClockSlice, ShotsSlice } from '../../match/board/boardSlices.tsx';
import { chartsTab } from '../../match/charts/chartsTab.tsx';
import { liveViewsOf } from '../../match/live/liveParts.tsx';
import { narrate, noSportNews } from '../../match/news/narrate.ts';
import type { DescribeNews } from '../../match/news/newsText.ts';
import { lazyPanel } from '../../match/parts/lazyPanel.tsx';
import { livePeriods } from '../../match/periods/LivePeriods.tsx';
import { liveSheetsTab } from '../../match/sheets/sheetsTab.tsx';
import { type StrengthRule, StrengthSlice } from '../../match/strength/StrengthSlice.tsx';
import { type HockeyMessages, hockeyMessages } from './liveMessages.ts';
import { hockeyPeriods } from './livePeriods.ts';
import { hockeyPlays } from './plays.ts';

/** Hockey's news: goals by type, and penalties with their infractions. */
export const hockeyNews = (m: HockeyMessages): DescribeNews =>
  narrate(m, {
    ...noSportNews,
    goal: (event) => {
      if (!isOfType<Goal>(event, 'goal')) return m.spoken.goals.PS;
      const code = goalTypeCode(event.goalType) ?? 'EQ';
      return event.emptyNet && code === 'EQ' ? m.spoken.emptyNet : m.spoken.goals[code];
    },
    attempt: ({ round }) => m.row.shootout(round),
    penalty: ({ minutes, infraction }) => ({
      what: m.spoken.penalty(minutes),
      definite: m.narration.thePenalty,
      reason: infraction === null ? null : plainText(m.row.infraction(infraction)).toLowerCase(),
    }),
  });

/** Hockey's strength, goalies not counted; penalties that shorten a side come first. */
const hockeyStrength: StrengthRule<PenaltyRecord> = {
  penaltiesOf,
  changes: ({ served, manpower }) => [
    ...manpower.map(({ from }) => from),
    ...served.flatMap(({ from, until }) => [from, until]),
  ],
  strengthAt: ({ served, manpower }, at) => ({
    served: mapSides(countdownAt(served, at), (running) =>
      running
        .toSorted((a, b) => Number(b.isShorthanded) - Number(a.isShorthanded))
        .map(({ key, kind, player, until }) => ({ key: `${key} ${kind}`, player, until })),
    ),
    players: manpowerAt(manpower, at),
  }),
};

/** The live page of ice hockey. */
export const hockeyLive = liveViewsOf<HockeyMessages>({
  texts: hockeyMessages,
  filter: iceHockey,
  times: 'played',
  plays: hockeyPlays,
  news: hockeyNews,
  flashSide: (news) => (news.type === 'goal' ? news.side : null),
  Clock: ClockSlice,
  strips: {
    strength: (props) => <StrengthSlice {...props} words={props.messages.strength} rule={hockeyStrength} />,
    shots: ShotsSlice,
  },
  Summary: livePeriods(hockeyPeriods),
  advantages: hockeyAdvantages,
  tabs: [
    {
      key: '2',
      text: ({ tabs }) => tabs.lineups,
      Panel: lazyPanel(async () => (await import('./lineups/Lineups.tsx')).LiveLineups),
    },
    liveSheetsTab(async () => (await import('./sheets.tsx')).LiveSheets),
    chartsTab(async () => (await import('./LiveCharts.tsx')).HockeyCharts),
  ],
});
