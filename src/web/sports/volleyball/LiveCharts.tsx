import { type SetRun, setRunsOf } from '@kampdag/core/live/score/setRun';
import { mapSides } from '@kampdag/core/side';
import { volleyballTotalsOf } from '@kampdag/core/sport/volleyball/box';
import { memo } from 'react';
import { type PictureProps, teamLegend } from '../../match/charts/chartProps.ts';
import * as styles from '../../match/charts/charts.css.ts';
import { Comparison } from '../../match/comparison/LiveComparison.tsx';
import { DifferencePlot } from '../../match/lead/DifferencePlot.tsx';
import { sameValue } from '../../match/live/sameValue.ts';
import { useReadingAfter } from '../../match/live/useLive.ts';
import { ChartFigure } from '../../ui/chart/ChartFigure.tsx';

interface SetPictureProps extends Omit<PictureProps, 'actor'> {
  readonly run: SetRun;
}

const SetPicture = memo(
  ({ run: { period, winner, rallies }, teams, messages: m, words: w }: SetPictureProps) => {
    const score = rallies.at(-1) ?? { home: 0, away: 0 };
    const end = Math.max(rallies.length, 25);
    return (
      <div className={styles.picture}>
        <ChartFigure
          level="h3"
          title={w.run.title(m.period(period))}
          summary={w.run.summary(`${score.home}–${score.away}`, winner === null ? null : teams[winner])}
          legend={teamLegend(teams)}
          table={{
            columns: [w.rally, teams.home, teams.away],
            rows: rallies.map(({ home, away }, at) => [at + 1, home, away]),
          }}
        >
          <DifferencePlot
            steps={[
              { x: 0, by: 0 },
              ...rallies.map(({ home, away }, at) => ({ x: at + 1, by: home - away })),
            ]}
            end={end}
            ticks={Array.from({ length: Math.floor(end / 10) + 1 }, (_, at) => ({
              at: 10 * at,
              text: String(10 * at),
            }))}
            moments={[]}
          />
        </ChartFigure>
      </div>
    );
  },
  (a, b) => a.teams === b.teams && a.messages === b.messages && sameValue(a.run, b.run),
);
SetPicture.displayName = 'SetPicture';

const SetPictures = ({ actor, ...props }: PictureProps) => {
  const runs = useReadingAfter(actor, setRunsOf);
  return (runs ?? []).toReversed().map((run) => <SetPicture key={run.period.id} run={run} {...props} />);
};

const HeadToHead = ({ actor, teams, words: w }: PictureProps) => {
  const totals = useReadingAfter(actor, volleyballTotalsOf);
  if (totals === null) return null;
  const c = w.compare;
  return (
    <Comparison
      title={c.title}
      summary={c.summary(teams.home, teams.away)}
      teams={teams}
      figureLabel={c.figure}
      rows={[
        { label: c.points, values: mapSides(totals, ({ points }) => points) },
        { label: c.attacks, values: mapSides(totals, ({ attacks }) => attacks) },
        { label: c.blocks, values: mapSides(totals, ({ blocks }) => blocks) },
        { label: c.aces, values: mapSides(totals, ({ aces }) => aces) },
        { label: c.errors, values: mapSides(totals, ({ opponentErrors }) => opponentErrors) },
      ]}
    />
  );
};

/** A volleyball match in pictures, from its log alone: the newest set first. */
export const VolleyballPictures = (props: PictureProps) => (
  <div className={styles.pictures}>
    <SetPictures {...props} />
    <HeadToHead {...props} />
  </div>
);
