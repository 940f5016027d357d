import { livePercentage } from '@kampdag/core/league/player/percentage';
import type { Moment } from '@kampdag/core/live/cursor/moment';
import type { LiveMatch } from '@kampdag/core/live/match';
import { type ScoreFlow, scoreFlowOf } from '@kampdag/core/live/score/runs';
import { scoreText } from '@kampdag/core/live/score/scoreText';
import { type BySide, mapSides, sides } from '@kampdag/core/side';
import { basketballBoxOf } from '@kampdag/core/sport/basketball/box';
import { shootingOf } from '@kampdag/core/sport/basketball/sheets/basketballShooting';
import { useMessages } from '../../i18n/I18nContext.tsx';
import type { ChartMessages } from '../../match/charts/chartMessages.ts';
import * as styles from '../../match/charts/charts.css.ts';
import type { ChartProps } from '../../match/charts/chartsTab.tsx';
import { liveComparison, stackedCharts } from '../../match/charts/liveCharts.tsx';
import { Comparison } from '../../match/comparison/Comparison.tsx';
import { LiveLead } from '../../match/lead/LiveLead.tsx';
import { useDeferredSlice } from '../../match/live/useLiveSlice.ts';
import { useGoToMoment } from '../../match/scrub/goTo.ts';
import { ChartFigure } from '../../ui/chart/ChartFigure.tsx';
import { basketballComparison, incompleteShooting, shootingComparison } from './comparison.ts';

interface FlowRow {
  readonly name: string;
  readonly value: string;
  readonly team: string | null;
  /** The moment of the value; null where it has no single one. */
  readonly token: Moment | null;
}

const flowRows = (
  { leadChanges, ties, largestLead, longestRun }: ScoreFlow,
  teams: BySide<string>,
  { flow: w }: ChartMessages,
): readonly FlowRow[] => [
  { name: w.leadChanges, value: String(leadChanges), team: null, token: null },
  { name: w.ties, value: String(ties), team: null, token: null },
  ...sides.map((side) => ({
    name: w.largestLead,
    value: String(largestLead[side]),
    team: teams[side],
    token: null,
  })),
  ...sides.map((side) => {
    const run = longestRun[side];
    const value = run === null ? '–' : `${run.points} (${scoreText(run.score)})`;
    return { name: w.longestRun, value, team: teams[side], token: run?.token ?? null };
  }),
];

const FlowChart = ({ actor, teams, messages: m, words: w }: ChartProps) => {
  const flow = useDeferredSlice(actor, scoreFlowOf);
  const goTo = useGoToMoment();
  const rows = flow === null ? [] : flowRows(flow, teams, w);
  if (flow === null) return null;
  return (
    <ChartFigure
      level="h3"
      title={w.flow.title}
      summary={w.flow.summary(flow.leadChanges, flow.ties)}
      table={{
        columns: [w.figure, w.score],
        rows: rows.map(({ name, value, team }) => [team === null ? name : `${name}, ${team}`, value]),
      }}
    >
      <dl className={styles.tiles}>
        {rows.map(({ name, value, team, token }) => (
          <div key={`${name} ${team}`} className={styles.tile}>
            <dt>{name}</dt>
            <dd className={styles.tileValue}>
              {goTo === null || token === null ? (
                value
              ) : (
                <button
                  type="button"
                  className={styles.tileButton}
                  title={m.plays.goTo}
                  onClick={() => goTo(token)}
                >
                  {value}
                </button>
              )}
            </dd>
            {team === null ? null : <dd className={styles.note}>{team}</dd>}
          </div>
        ))}
      </dl>
    </ChartFigure>
  );
};

const shootingSoFar = (live: LiveMatch) => {
  const { totals, coverage } = basketballBoxOf(live);
  return { coverage, teams: mapSides(totals, (line) => shootingOf(line, coverage, livePercentage)) };
};

const Shooting = ({ actor, teams: names }: ChartProps) => {
  const shooting = useDeferredSlice(actor, shootingSoFar);
  const note = useMessages(incompleteShooting);
  return shooting === null ? null : (
    <Comparison
      definition={shootingComparison}
      names={names}
      teams={shooting.teams}
      level="h3"
      note={shooting.coverage.fieldGoals ? null : note}
    />
  );
};

/** The charts of a live basketball match, from its log. */
export const BasketballCharts = stackedCharts(
  LiveLead,
  FlowChart,
  Shooting,
  liveComparison(basketballComparison, (live) => basketballBoxOf(live).totals),
);
