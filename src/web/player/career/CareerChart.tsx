import type { CareerSeason } from '@kampdag/core/league/player/career';
import type { PersonTournament } from '@kampdag/core/league/player/personTournament';
import { ChartColumn } from 'lucide-react';
import { useMemo } from 'react';
import { failureText } from '../../i18n/failureText.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import * as page from '../../people/page.css.ts';
import { BarChart } from '../../ui/chart/BarChart.tsx';
import { ChartFigure } from '../../ui/chart/ChartFigure.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Failure } from '../../ui/waiting/Failure.tsx';
import { Skeleton } from '../../ui/waiting/Skeleton.tsx';
import { useFormatting } from '../useFormatting.ts';
import * as styles from './career.css.ts';
import type { CareerKind } from './kind.ts';
import { seasonRows } from './seasonRows.ts';
import { useCareer } from './useCareer.ts';

interface SeasonsProps<P, Row> {
  readonly seasons: readonly CareerSeason[];
  readonly read: Parameters<typeof seasonRows<P, Row>>[1];
  readonly kind: CareerKind<P, Row>;
}

/** A chart of fewer seasons would say no more than the sentence above it. */
const fewestBars = 3;

const Seasons = <P, Row>({ seasons, read, kind }: SeasonsProps<P, Row>) => {
  const writing = useFormatting();
  const { m } = writing;
  const rows = seasonRows(seasons, read, kind, writing);
  const [first, ...others] = rows;
  if (first === undefined) return null;
  const best = others.reduce((before, row) => (row.value > before.value ? row : before), first);
  const metric = kind.metric(m);
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

const none: readonly PersonTournament[] = [];

interface CareerChartProps<P, Row> {
  /** Null while loading. */
  readonly tournaments: readonly PersonTournament[] | null;
  readonly seasons: readonly CareerSeason[];
  readonly kind: CareerKind<P, Row>;
}

/** The chart of a career by season. Many tournaments are added up only on request. */
export const CareerChart = <P, Row>({ tournaments, seasons, kind }: CareerChartProps<P, Row>) => {
  const app = useMessages(appMessages);
  const writing = useFormatting();
  const { m, format } = writing;
  const { career, start, stop } = useCareer(tournaments ?? none, kind);
  const isEmpty = useMemo(
    () => career.state === 'ready' && seasonRows(seasons, career.read, kind, writing).length === 0,
    [career, seasons, kind, writing],
  );
  if (tournaments !== null && tournaments.length === 0) return null;
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
        <Failure
          title={m.parts.career}
          cause={failureText(app, career.failure)}
          action={app.failure.retry}
          onAction={start}
        />
      ) : null}
      {isEmpty ? <p className={styles.quiet}>{m.career.empty}</p> : null}
      {career.state === 'adding' || career.state === 'ready' ? (
        <Seasons seasons={seasons} read={career.read} kind={kind} />
      ) : null}
    </section>
  );
};
