import { clockOf } from '@kampdag/core/live/clock/clock';
import type { MatchDetails } from '@kampdag/core/live/lineup/details';
import type { LiveMatch } from '@kampdag/core/live/match';
import { periodLinesOf } from '@kampdag/core/live/score/periodLines';
import { scoreText } from '@kampdag/core/live/score/scoreText';
import { wormOf } from '@kampdag/core/live/score/worm';
import { opponentOf, sides } from '@kampdag/core/side';
import { mmss } from '@kampdag/core/time/mmss';
import { memo } from 'react';
import type { ChartProps } from '../charts/chartsTab.tsx';
import { useDetails } from '../live/useDetails.ts';
import { useDeferredSlice } from '../live/useLiveSlice.ts';
import { personText } from '../plays/playText.ts';
import { useRowMoments } from '../scrub/goTo.ts';
import { LeadChart, type PlottedPoint } from './LeadChart.tsx';

const leadFacts = (live: LiveMatch) => {
  const { points, bounds, played } = wormOf(live);
  const end = bounds.at(-1) ?? 0;
  return {
    points,
    end,
    // In whole minutes, so that the chart changes with the score and once a minute.
    until: Math.min(Math.ceil(played / 60) * 60, end),
    periods: periodLinesOf(live).map(({ period }) => period),
    isOver: clockOf(live).state === 'ended',
  };
};

interface DrawnLeadProps extends Pick<ChartProps, 'teams' | 'messages' | 'words'> {
  readonly facts: NonNullable<ReturnType<typeof leadFacts>>;
  readonly details: MatchDetails;
}

/** Memoized, because the subscribed parent is deferred. */
const DrawnLead = memo(({ facts, details, teams, messages: m, words: w }: DrawnLeadProps) => {
  const onRow = useRowMoments(facts.points, m.plays.goTo);
  const { points, end, until, periods, isOver } = facts;
  const score = points.at(-1)?.score ?? { home: 0, away: 0 };
  const leader = sides.find((side) => score[side] > score[opponentOf(side)]);
  const rows = points.map((point) => ({
    point,
    time: mmss(point.at),
    scorer: personText(details, point.player) ?? teams[point.side],
  }));
  return (
    <LeadChart
      level="h3"
      title={w.worm.title}
      summary={
        leader === undefined
          ? w.worm.level(scoreText(score))
          : (isOver ? w.worm.won : w.worm.leads)(
              teams[leader],
              String(Math.abs(score.home - score.away)),
              scoreText(score),
            )
      }
      names={teams}
      view={{
        points: rows.map(
          ({ point: { key, token, at, side, score: after }, time, scorer }): PlottedPoint => ({
            key,
            x: at,
            side,
            score: after,
            text: `${scoreText(after)} ${scorer}, ${time}`,
            moment: token,
          }),
        ),
        sections: periods.map((period) => ({
          key: String(period.id),
          label: m.shortPeriod(period),
          x: period.startsAt,
        })),
        end,
        until,
      }}
      table={{
        columns: [w.score, w.time, w.team, w.scorer],
        rows: rows.map(({ point, time, scorer }) => [
          scoreText(point.score),
          time,
          teams[point.side],
          scorer,
        ]),
        onRow,
      }}
    />
  );
});
DrawnLead.displayName = 'LiveLead';

/** The score through a live match so far. */
export const LiveLead = ({ actor, teams, messages, words }: ChartProps) => {
  const facts = useDeferredSlice(actor, leadFacts);
  const details = useDetails(actor);
  return facts === null || details === null ? null : (
    <DrawnLead facts={facts} details={details} teams={teams} messages={messages} words={words} />
  );
};
