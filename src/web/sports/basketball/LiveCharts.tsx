import { livePercentage } from '@kampdag/core/league/player/percentage';
import type { Moment } from '@kampdag/core/live/cursor/moment';
import type { LiveMatch } from '@kampdag/core/live/match';
import { type ScoreFlow, scoreFlowOf } from '@kampdag/core/live/score/runs';
import { scoreText } from '@kampdag/core/live/score/scoreText';
import { type BySide, sides } from '@kampdag/core/side';
import { basketballBoxOf } from '@kampdag/core/sport/basketball/box';
import { useMessages } from '../../i18n/I18nContext.tsx';
import type { ChartMessages } from '../../match/charts/chartMessages.ts';
import * as styles from '../../match/charts/charts.css.ts';
import type { ChartProps } from '../../match/charts/chartsTab.tsx';
import { Comparison } from '../../match/comparison/Comparison.tsx';
import { LiveLead } from '../../match/lead/LiveLead.tsx';
import { useDeferredSlice } from '../../match/live/useLiveSlice.ts';
import { useGoToMoment } from '../../match/scrub/goTo.ts';
import { ChartFigure } from '../../ui/chart/ChartFigure.tsx';
import { basketballComparison, shootingComparison } from './comparison.ts';
import { basketballComparisonMessages } from './comparisonMessages.ts';

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

const boxFacts = (live: LiveMatch) => {
  const { totals, coverage } = basketballBoxOf(live);
  return { totals, coverage };
};

const Comparisons = ({ actor, teams }: ChartProps) => {
  const facts = useDeferredSlice(actor, boxFacts);
  const c = useMessages(basketballComparisonMessages);
  if (facts === null) return null;
  const { totals, coverage } = facts;
  return (
    <>
      <Comparison
        {...c.shooting}
        names={teams}
        level="h3"
        note={coverage.fieldGoals ? null : c.incomplete}
        rows={shootingComparison(totals, coverage, livePercentage, c)}
      />
      <Comparison names={teams} level="h3" rows={basketballComparison(totals, c)} />
    </>
  );
};

/** The charts of a live basketball match, from its log. */
export const BasketballCharts = (props: ChartProps) => (
  <div className={styles.charts}>
    <LiveLead {...props} />
    <FlowChart {...props} />
    <Comparisons {...props} />
  </div>
);
