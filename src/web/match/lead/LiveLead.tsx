import { clockOf } from '@kampdag/core/live/clock/clock';
import { mmss } from '@kampdag/core/live/clock/period';
import type { LiveMatch } from '@kampdag/core/live/match';
import { periodLinesOf, type Score } from '@kampdag/core/live/score/score';
import { wormOf } from '@kampdag/core/live/score/worm';
import { opponentOf, sides } from '@kampdag/core/side';
import { useMemo } from 'react';
import { ChartFigure } from '../../ui/chart/ChartFigure.tsx';
import { type PictureProps, teamLegend } from '../charts/chartProps.ts';
import * as styles from '../charts/charts.css.ts';
import { useDetails } from '../live/useDetails.ts';
import { useReadingAfter } from '../live/useLive.ts';
import { personText } from '../plays/names.ts';
import { DifferencePlot } from './DifferencePlot.tsx';

const lead = ({ home, away }: Score): number => home - away;
const scoreText = ({ home, away }: Score): string => `${home}–${away}`;

const wormFacts = (live: LiveMatch) => {
  const { points, bounds, played } = wormOf(live);
  // By whole minutes: the picture changes when the score does, and once a minute.
  const until = Math.min(Math.ceil(played / 60) * 60, bounds.at(-1) ?? 0);
  return {
    points,
    bounds,
    until,
    periods: periodLinesOf(live).map(({ period }) => period),
    isOver: clockOf(live).state === 'ended',
  };
};

/** The score through the match; with a dot for every goal where goals are few. */
export const WormPicture = ({
  actor,
  teams,
  messages: m,
  words: w,
  withGoals,
}: PictureProps & { readonly withGoals: boolean }) => {
  const facts = useReadingAfter(actor, wormFacts);
  const details = useDetails(actor);
  const drawn = useMemo(() => {
    if (facts === null || details === null) return null;
    const { points, bounds, until, periods, isOver } = facts;
    const stands = isOver ? w.worm.won : w.worm.leads;
    const end = bounds.at(-1) ?? 0;
    const score = points.at(-1)?.score ?? { home: 0, away: 0 };
    const leader = sides.find((side) => score[side] > score[opponentOf(side)]);
    const steps = [
      { x: 0, by: 0 },
      ...points.map((point) => ({ x: point.at, by: lead(point.score) })),
      { x: Math.max(until, points.at(-1)?.at ?? 0), by: lead(score) },
    ];
    const rows = points.map((point) => {
      const scorer = personText(details, point.player) ?? teams[point.side];
      return Object.assign({ time: mmss(point.at), scorer, text: scoreText(point.score) }, point);
    });
    return {
      summary:
        leader === undefined
          ? w.worm.level(scoreText(score))
          : stands(teams[leader], String(Math.abs(lead(score))), scoreText(score)),
      steps,
      end,
      ticks: periods.map((period) => ({ at: period.startsAt, text: m.shortPeriod(period) })),
      moments: withGoals
        ? rows.map(({ key, at, side, score: own, text, scorer, time }) => ({
            key,
            x: at,
            by: lead(own),
            side,
            text: `${text} ${scorer}, ${time}`,
          }))
        : [],
      table: rows.map(({ text, time, side, scorer }) => [text, time, teams[side], scorer]),
    };
  }, [facts, details, teams, w, m, withGoals]);
  if (drawn === null) return null;
  return (
    <div className={styles.picture}>
      <ChartFigure
        level="h3"
        title={w.worm.title}
        summary={drawn.summary}
        legend={teamLegend(teams)}
        table={{ columns: [w.score, w.time, w.team, w.scorer], rows: drawn.table }}
      >
        <DifferencePlot steps={drawn.steps} end={drawn.end} ticks={drawn.ticks} moments={drawn.moments} />
      </ChartFigure>
    </div>
  );
};
