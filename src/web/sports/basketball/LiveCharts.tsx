import type { LiveMatch } from '@kampdag/core/live/match';
import { scoreFlowOf } from '@kampdag/core/live/score/runs';
import { type BySide, sides } from '@kampdag/core/side';
import { basketballBoxOf } from '@kampdag/core/sport/basketball/box';

import { useMessages } from '../../i18n/I18nContext.tsx';
import type { PictureProps } from '../../match/charts/chartProps.ts';
import * as styles from '../../match/charts/charts.css.ts';
import { Comparison } from '../../match/comparison/Comparison.tsx';
import { LiveLead } from '../../match/lead/LiveLead.tsx';
import { useReadingAfter } from '../../match/live/useLive.ts';
import { ChartFigure } from '../../ui/chart/ChartFigure.tsx';
import { basketballComparison, shootingComparison } from './comparison.ts';
import { basketballComparisonMessages } from './comparisonMessages.ts';

const FlowPicture = ({ actor, teams, words: w }: PictureProps) => {
  const flow = useReadingAfter(actor, scoreFlowOf);
  if (flow === null) return null;
  const runText = (side: keyof BySide<unknown>): string => {
    const run = flow.longestRun[side];
    return run === null ? '–' : `${run.points} (${run.score.home}–${run.score.away})`;
  };
  const rows: readonly (readonly [string, string, string])[] = [
    [w.flow.leadChanges, String(flow.leadChanges), ''],
    [w.flow.ties, String(flow.ties), ''],
    ...sides.map((side) => [w.flow.largestLead, String(flow.largestLead[side]), teams[side]] as const),
    ...sides.map((side) => [w.flow.longestRun, runText(side), teams[side]] as const),
  ];
  return (
    <ChartFigure
      level="h3"
      title={w.flow.title}
      summary={w.flow.summary(flow.leadChanges, flow.ties)}
      table={{
        columns: [w.figure, w.score],
        rows: rows.map(([name, value, team]) => [team === '' ? name : `${name}, ${team}`, value]),
      }}
    >
      <dl className={styles.tiles} aria-hidden="true">
        {rows.map(([name, value, team]) => (
          <div key={name + team} className={styles.tile}>
            <dt>{name}</dt>
            <dd className={styles.tileValue}>{value}</dd>
            {team === '' ? null : <dd className={styles.note}>{team}</dd>}
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

const Comparisons = ({ actor, teams }: PictureProps) => {
  const facts = useReadingAfter(actor, boxFacts);
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
        rows={shootingComparison(totals, coverage, c)}
      />
      <Comparison names={teams} level="h3" rows={basketballComparison(totals, c)} />
    </>
  );
};

/** A basketball match in pictures, from its log alone. */
export const BasketballPictures = (props: PictureProps) => (
  <div className={styles.pictures}>
    <LiveLead {...props} />
    <FlowPicture {...props} />
    <Comparisons {...props} />
  </div>
);
