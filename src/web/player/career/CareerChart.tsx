import { type CareerSeason, careerSeasons } from '@kampdag/core/league/player/career';
import type { PersonTournament } from '@kampdag/core/league/player/personTournament';
import { shortSeasonName } from '@kampdag/core/league/season/season';
import { ChartColumn } from 'lucide-react';
import { CallFailure } from '../../machines/CallFailure.tsx';
import * as page from '../../people/page.css.ts';
import { BarChart } from '../../ui/chart/BarChart.tsx';
import { ChartFigure } from '../../ui/chart/ChartFigure.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Skeleton } from '../../ui/waiting/Skeleton.tsx';
import { type Formatting, useFormatting } from '../useFormatting.ts';
import * as styles from './career.css.ts';
import type { CareerKind, SeasonFigures } from './kind.ts';
import { type Read, useCareer } from './useCareer.ts';

/** A season that has been added up. */
interface SeasonRow extends SeasonFigures {
  /** Unique. */
  readonly label: string;
}

/** A chart of fewer seasons would say no more than the sentence above it. */
const fewestBars = 3;

/** The seasons of a career as bars, oldest first. */
const CareerBars = ({
  rows,
  metric,
}: {
  readonly rows: readonly SeasonRow[];
  /** The name of the bars' figure. */
  readonly metric: string;
}) => {
  const { m } = useFormatting();
  const [first, ...others] = rows;
  if (first === undefined) return null;
  const best = others.reduce((before, row) => (row.value > before.value ? row : before), first);
  return (
    <ChartFigure
      title={metric}
      summary={m.career.summary(best.text, best.label)}
      table={{
        columns: [m.columns.season, ...first.cells.map(({ heading }) => heading)],
        rows: rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text)]),
      }}
    >
      {rows.length < fewestBars ? null : <BarChart bars={rows} />}
    </ChartFigure>
  );
};

/** The played seasons whose tournaments are all loaded, oldest first. */
const seasonRows = <P, Row>(
  seasons: readonly CareerSeason[],
  read: Read<Row>,
  kind: CareerKind<P, Row>,
  writing: Formatting,
): readonly SeasonRow[] =>
  seasons
    .flatMap(({ name, tournaments }): readonly SeasonRow[] => {
      if (!tournaments.every(({ tournamentId }) => read.has(tournamentId))) return [];
      const figures = kind.figures(
        tournaments.flatMap(({ tournamentId }) => read.get(tournamentId) ?? []),
        writing,
      );
      return figures === null
        ? []
        : [{ label: name === null ? writing.m.career.otherSeason : shortSeasonName(name), ...figures }];
    })
    .toReversed();

const none: readonly PersonTournament[] = [];

/** The chart of a career by season. Many tournaments are added up only on request. */
export const CareerChart = <P, Row>({
  tournaments,
  kind,
}: {
  /** Null while loading. */
  readonly tournaments: readonly PersonTournament[] | null;
  readonly kind: CareerKind<P, Row>;
}) => {
  const writing = useFormatting();
  const { m, format } = writing;
  const seasons = careerSeasons(tournaments ?? none);
  // A single season is in the figures above, or in the tournaments below.
  const isOneSeason = tournaments !== null && seasons.length < 2;
  const { career, start, stop } = useCareer(isOneSeason ? none : (tournaments ?? none), kind);
  const rows =
    career.state === 'adding' || career.state === 'ready'
      ? seasonRows(seasons, career.read, kind, writing)
      : [];
  if (isOneSeason || (career.state === 'ready' && rows.length === 1)) return null;
  return (
    <section className={page.part} aria-labelledby="career">
      <h2 id="career" className={page.partTitle}>
        {m.career.title}
      </h2>
      {tournaments === null ? (
        <div className={styles.offer}>
          <Skeleton width="60%" />
        </div>
      ) : career.state === 'idle' ? (
        <div className={styles.offer}>
          <p className={styles.offerText}>
            <ChartColumn aria-hidden="true" size={20} className={styles.sign} />
            {m.career.addUpText(m.career.leagues(tournaments.length))}
          </p>
          <Button quiet onClick={start}>
            {m.career.addUp}
          </Button>
        </div>
      ) : null}
      {tournaments !== null && career.state === 'adding' ? (
        <div className={styles.offer}>
          <p className={styles.offerText}>
            <progress
              className={styles.progress}
              value={career.read.size}
              max={tournaments.length}
              aria-label={m.career.title}
            />
            {m.career.adding(format.number(career.read.size), format.number(tournaments.length))}
          </p>
          <Button quiet onClick={stop}>
            {m.career.stop}
          </Button>
        </div>
      ) : null}
      {career.state === 'failed' ? (
        <CallFailure title={m.parts.career} failure={career.failure} onRetry={start} />
      ) : null}
      {career.state === 'ready' && rows.length === 0 ? (
        <p className={styles.quiet}>{m.career.empty}</p>
      ) : null}
      {career.state === 'adding' || career.state === 'ready' ? (
        <CareerBars rows={rows} metric={kind.metric(m)} />
      ) : null}
    </section>
  );
};
