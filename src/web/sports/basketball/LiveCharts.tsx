import type { LiveMatch } from '@kampdag/core/live/match';
import { scoreFlowOf } from '@kampdag/core/live/score/runs';
import { type BySide, mapSides, sides } from '@kampdag/core/side';
import { basketballBoxOf, type Shooting, shootingOf } from '@kampdag/core/sport/basketball/box';
import { rebounds } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import type { PictureProps } from '../../match/charts/chartProps.ts';
import * as styles from '../../match/charts/charts.css.ts';
import { Comparison } from '../../match/comparison/LiveComparison.tsx';
import { WormPicture } from '../../match/lead/LiveLead.tsx';
import { useReadingAfter } from '../../match/live/useLive.ts';
import { ChartFigure } from '../../ui/chart/ChartFigure.tsx';

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
    <div className={styles.picture}>
      <ChartFigure
        level="h3"
        title={w.flow.title}
        summary={w.flow.summary(flow.leadChanges, flow.ties)}
        table={{
          columns: [w.compare.figure, w.score],
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
    </div>
  );
};

const boxFacts = (live: LiveMatch) => {
  const { totals, coverage } = basketballBoxOf(live);
  return { totals, coverage, shooting: mapSides(totals, (line) => shootingOf(line, coverage)) };
};

const shotsText = ({ made, attempts, percentage }: Shooting): string =>
  percentage === null ? String(made) : `${made}/${attempts} (${percentage}\u00A0%)`;

const ShootingPicture = ({ actor, teams, words: w }: PictureProps) => {
  const facts = useReadingAfter(actor, boxFacts);
  if (facts === null) return null;
  const { shooting, coverage } = facts;
  const c = w.compare;
  const kinds = ['fieldGoals', 'twoPointers', 'threePointers', 'freeThrows'] as const;
  return (
    <Comparison
      title={w.shooting.title}
      summary={w.shooting.summary}
      teams={teams}
      figureLabel={c.figure}
      note={coverage.fieldGoals ? null : w.shooting.incomplete}
      rows={kinds.map((kind) => ({
        label: c[kind],
        values: mapSides(shooting, (own) => own[kind].percentage ?? own[kind].made),
        texts: mapSides(shooting, (own) => shotsText(own[kind])),
      }))}
    />
  );
};

const HeadToHead = ({ actor, teams, words: w }: PictureProps) => {
  const facts = useReadingAfter(actor, boxFacts);
  if (facts === null) return null;
  const { totals } = facts;
  const c = w.compare;
  return (
    <Comparison
      title={c.title}
      summary={c.summary(teams.home, teams.away)}
      teams={teams}
      figureLabel={c.figure}
      rows={[
        { label: c.points, values: mapSides(totals, ({ points }) => points) },
        { label: c.rebounds, values: mapSides(totals, rebounds) },
        { label: c.assists, values: mapSides(totals, ({ assists }) => assists) },
        { label: c.steals, values: mapSides(totals, ({ steals }) => steals) },
        { label: c.blocks, values: mapSides(totals, ({ blocks }) => blocks) },
        { label: c.turnovers, values: mapSides(totals, ({ turnovers }) => turnovers) },
        { label: c.fouls, values: mapSides(totals, ({ fouls }) => fouls) },
      ]}
    />
  );
};

/** A basketball match in pictures, from its log alone. */
export const BasketballPictures = (props: PictureProps) => (
  <div className={styles.pictures}>
    <WormPicture {...props} withGoals={false} />
    <FlowPicture {...props} />
    <ShootingPicture {...props} />
    <HeadToHead {...props} />
  </div>
);
