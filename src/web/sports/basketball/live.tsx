import { isOfType } from '@kampdag/core/live/event';
import { teamFoulsOf } from '@kampdag/core/live/figures/teamFouls';
import { anyEvent } from '@kampdag/core/sport/anyEvent';
import { basketball } from '@kampdag/core/sport/basketball/basketball';
import type { Rebound, ShotAttempt, Turnover } from '@kampdag/core/sport/basketball/event';
import { foulKind } from '@kampdag/core/sport/basketball/foulType';
import { BenchSlice } from '../../match/board/bench/BenchSlice.tsx';
import { ClockSlice } from '../../match/board/boardSlices.tsx';
import { chartsTab } from '../../match/charts/chartsTab.tsx';
import { liveViewsOf } from '../../match/live/liveParts.tsx';
import { narrate, noSportNews } from '../../match/news/narrate.ts';
import type { DescribeNews } from '../../match/news/newsText.ts';
import { livePeriods } from '../../match/periods/LivePeriods.tsx';
import { regulationPlaces } from '../../match/periods/lineScore.ts';
import {
  begunPeriods,
  type LivePeriodFigures,
  noNote,
  scoreFigure,
  summedFigure,
} from '../../match/periods/liveFigures.ts';
import { playsBy, substitutionPlay } from '../../match/plays/commonPlays.ts';
import type { FilterChoice } from '../../match/plays/filter.ts';
import { type PlayFacts, type PlayText, plainPlay } from '../../match/plays/playText.ts';
import { liveSheetsTab } from '../../match/sheets/sheetsTab.tsx';
import { type BasketballMessages, type BasketballPlay, basketballMessages } from './liveMessages.ts';

/** Basketball's events in a language. */
const basketballPlays = playsBy<BasketballMessages, BasketballPlay>((m) => {
  const ofTeam = ({ type, player }: Rebound | Turnover, { named }: PlayFacts): PlayText => ({
    ...plainPlay,
    title: m.row[type],
    subject: named(player) ?? [m.row.team],
  });
  return {
    shotAttempt: ({ player, worth, made, assist }, { named, labelled }) => {
      const subject = named(player) ?? [m.plays.unknownPlayer];
      if (worth === null) return { ...plainPlay, title: m.row.shot, subject };
      if (!made) return { ...plainPlay, title: m.row.missedShots[worth], subject };
      return {
        ...plainPlay,
        title: m.row.made[worth],
        subject,
        detail: labelled(`${m.row.assist}:`, assist),
        tone: 'score',
        badge: m.row.points(worth),
      };
    },
    foul: ({ player, opponent, foulType, isCoach }, { named, labelled }) => ({
      title: m.row.foul[foulKind(foulType) ?? 'foul'],
      subject: named(player) ?? [isCoach ? m.row.coach : m.row.team],
      detail: labelled(m.row.against, opponent),
      tags: isCoach && player !== null ? [m.row.coach] : [],
      tone: 'strong',
    }),
    defensiveRebound: ofTeam,
    offensiveRebound: ofTeam,
    turnover: ofTeam,
    steal: ({ player }, { named }) => ({ ...plainPlay, title: m.row.steal, subject: named(player) }),
    block: ({ player, opponent }, { named, labelled }) => ({
      ...plainPlay,
      title: m.row.block,
      subject: named(player),
      detail: labelled(m.row.against, opponent),
    }),
    substitution: (event, facts) => substitutionPlay(event, facts, m),
  };
});

const fouls = summedFigure<BasketballMessages>(
  (m) => m.summary.fouls,
  'teamFouls',
  ({ period }, side, live) => teamFoulsOf(live).find((one) => one.period.id === period.id)?.fouls[side] ?? 0,
);

const basketballPeriods: LivePeriodFigures<BasketballMessages> = {
  always: regulationPlaces,
  periodsOf: begunPeriods,
  figures: [
    scoreFigure((m) => m.summary.points),
    // Extra periods continue the fourth's count, which a sum would count again.
    { ...fouls, lineOf: (live) => ({ ...fouls.lineOf(live), total: null }) },
  ],
  noteOf: noNote,
};

const basketballNews = (m: BasketballMessages): DescribeNews =>
  narrate(m, {
    ...noSportNews,
    point: (_, points) => m.narration.pointsOf(points),
    assists: (event) => (isOfType<ShotAttempt>(event, 'shotAttempt') ? [event.assist] : []),
    leadChange: m.spoken.leadChange,
    run: m.spoken.run,
  });

/** Baskets are key events; misses are filtered separately. */
const basketballFilter: FilterChoice = {
  eventTypes: basketball.eventTypes.flatMap((type) =>
    type === 'shotAttempt' ? [type, 'missedShot' as const] : [type],
  ),
  defaultFilter: basketball.defaultFilter,
  kindOf: ({ event, score }) =>
    event.type === 'shotAttempt' && score === null ? 'missedShot' : anyEvent(event).type,
};

/** The live page of basketball. */
export const basketballLive = liveViewsOf<BasketballMessages>({
  texts: basketballMessages,
  filter: basketballFilter,
  times: 'left',
  plays: basketballPlays,
  news: basketballNews,
  // Lead changes and long runs; baskets are too many to flash.
  flashSide: (news) => (news.type === 'leadChange' || news.type === 'run' ? news.side : null),
  Clock: ClockSlice,
  strips: { bench: BenchSlice },
  Summary: livePeriods(basketballPeriods),
  advantages: null,
  tabs: [
    liveSheetsTab(async () => (await import('./sheets.tsx')).LiveSheets),
    chartsTab<BasketballMessages>(async () => (await import('./LiveCharts.tsx')).BasketballCharts),
  ],
});
