import { isOfType } from '@kampdag/core/live/event';
import type { Point } from '@kampdag/core/live/events/pointEvent';
import { setsOf } from '@kampdag/core/live/score/sets';
import { bySide } from '@kampdag/core/side';
import { volleyball } from '@kampdag/core/sport/volleyball/volleyball';
import { plainText } from '../../i18n/shownText.ts';
import { BenchSlice } from '../../match/board/bench/BenchSlice.tsx';
import { chartsTab } from '../../match/charts/chartsTab.tsx';
import { liveViewsOf } from '../../match/live/liveParts.tsx';
import { narrate, noSportNews } from '../../match/news/narrate.ts';
import type { DescribeNews } from '../../match/news/newsText.ts';
import { livePeriods } from '../../match/periods/LivePeriods.tsx';
import { regulationPlaces } from '../../match/periods/lineScore.ts';
import { type LivePeriodFigures, noNote } from '../../match/periods/liveFigures.ts';
import { playsBy, substitutionPlay } from '../../match/plays/commonPlays.ts';
import { plainPlay } from '../../match/plays/playText.ts';
import { type VolleyballMessages, type VolleyballPlay, volleyballMessages } from './liveMessages.ts';
import { currentPoints, endedSets, SetSlice } from './SetSlice.tsx';

/** Volleyball's events in a language. */
const volleyballPlays = playsBy<VolleyballMessages, VolleyballPlay>((m) => ({
  point: ({ kind, player, opponent }, { named, labelled }) => ({
    ...plainPlay,
    title: kind === null ? m.row.point : m.row.kinds[kind],
    subject: kind === 'error' ? labelled(m.row.errorBy, opponent) : named(player),
    detail: kind === 'error' ? null : labelled(m.row.against, opponent),
    tone: 'score',
  }),
  penalty: ({ player, infraction }, { named }) => ({
    ...plainPlay,
    title: m.row.card,
    subject: named(player) ?? [m.row.team],
    detail: infraction === null ? null : [m.row.sanction(infraction)],
    tone: 'strong',
  }),
  substitution: (event, facts) => substitutionPlay(event, facts, m),
}));

const volleyballSets: LivePeriodFigures<VolleyballMessages> = {
  // A match has at least as many sets as win it.
  always: (sport) => regulationPlaces(sport).slice(0, Math.ceil((sport.sets?.bestOf ?? 0) / 2)),
  periodsOf: (live) => setsOf(live).played.map(({ period }) => period),
  figures: [
    {
      name: (m) => m.summary.title,
      lineOf: (live) => {
        const { played, won } = setsOf(live);
        return {
          values: bySide((side) => played.map(({ points }) => points[side])),
          total: won,
          counts: 'score',
          isTotalOfMatch: true,
        };
      },
    },
  ],
  noteOf: noNote,
};

const volleyballNews = (m: VolleyballMessages): DescribeNews =>
  narrate(m, {
    ...noSportNews,
    point: (event, points) =>
      isOfType<Point>(event, 'point') && event.kind !== null
        ? m.spoken.points[event.kind]
        : m.narration.pointsOf(points),
    penalty: ({ infraction }) => ({
      what: infraction === null ? m.row.card : plainText(m.row.sanction(infraction)),
      definite: m.narration.theCard,
      reason: null,
    }),
    setWon: m.spoken.setWon,
  });

/** The live page of volleyball: points, penalties, set start and end, timeouts (specification §2). */
export const volleyballLive = liveViewsOf<VolleyballMessages>({
  texts: volleyballMessages,
  filter: { eventTypes: volleyball.defaultFilter, defaultFilter: volleyball.defaultFilter },
  times: 'none',
  plays: volleyballPlays,
  news: volleyballNews,
  flashSide: (news) => (news.type === 'setWon' ? news.side : null),
  Clock: SetSlice,
  setPoints: currentPoints,
  periodScores: endedSets,
  strips: { bench: BenchSlice },
  Summary: livePeriods(volleyballSets),
  advantages: null,
  tabs: [chartsTab<VolleyballMessages>(async () => (await import('./LiveCharts.tsx')).VolleyballCharts)],
});
