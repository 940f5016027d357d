import { type SetRun, setRunsOf } from '@kampdag/core/live/score/runs';
import { scoreText } from '@kampdag/core/live/score/scoreText';
import { volleyballTotalsOf } from '@kampdag/core/sport/volleyball/box';
import { memo } from 'react';
import type { ChartProps } from '../../match/charts/chartsTab.tsx';
import { liveComparison, stackedCharts } from '../../match/charts/liveCharts.tsx';
import { LeadChart } from '../../match/lead/LeadChart.tsx';
import { useDeferredSlice } from '../../match/live/useLiveSlice.ts';
import { useRowMoments } from '../../match/scrub/goTo.ts';
import { sameValue } from '../../ui/sameValue.ts';
import { volleyballComparison } from './comparison.ts';

interface SetChartProps extends Omit<ChartProps, 'actor'> {
  readonly run: SetRun;
}

const SetChart = memo(
  ({ run: { period, winner, rallies }, teams, messages: m, words: w }: SetChartProps) => {
    const onRow = useRowMoments(rallies, m.plays.goTo);
    const score = rallies.at(-1)?.score ?? { home: 0, away: 0 };
    const end = Math.max(rallies.length, 25);
    return (
      <LeadChart
        level="h3"
        title={w.run.title(m.period(period))}
        summary={w.run.summary(scoreText(score), winner === null ? null : teams[winner])}
        names={teams}
        view={{
          points: rallies.map(({ score: after, token }, at) => ({
            key: String(at),
            x: at + 1,
            side: after.home > (rallies[at - 1]?.score.home ?? 0) ? 'home' : 'away',
            score: after,
            text: scoreText(after),
            moment: token,
          })),
          sections: Array.from({ length: Math.ceil(end / 10) }, (_, at) => ({
            key: String(at),
            label: `${10 * at + 1}–${Math.min(10 * (at + 1), end)}`,
            x: 10 * at,
          })),
          end,
          until: rallies.length,
        }}
        table={{
          columns: [w.rally, teams.home, teams.away],
          rows: rallies.map(({ score: { home, away } }, at) => [at + 1, home, away]),
          onRow,
        }}
        showsPoints={false}
      />
    );
  },
  (a, b) => a.teams === b.teams && a.messages === b.messages && sameValue(a.run, b.run),
);
SetChart.displayName = 'SetChart';

const SetCharts = ({ actor, ...props }: ChartProps) => {
  const runs = useDeferredSlice(actor, setRunsOf);
  return (runs ?? []).toReversed().map((run) => <SetChart key={run.period.id} run={run} {...props} />);
};

/** The charts of a live volleyball match, from its log, newest set first. */
export const VolleyballCharts = stackedCharts(
  SetCharts,
  liveComparison(volleyballComparison, volleyballTotalsOf),
);
