import type { TournamentId } from '@kampdag/core/ids';
import { type CareerSeason, careerSeasons } from '@kampdag/core/league/player/career';
import { type PersonTournament, previousTournaments } from '@kampdag/core/league/player/personTournament';
import { shortSeasonName } from '@kampdag/core/league/season/season';
import type { Selection } from '@kampdag/core/site/selection';
import { ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { playerMessages } from '../../i18n/messages/player.ts';
import { rowsIn } from '../../machines/pageView.ts';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { Part } from '../Part.tsx';
import type { PlayerStatisticsProps } from '../playerViews.ts';
import { CareerChart } from './CareerChart.tsx';
import * as styles from './career.css.ts';
import type { CareerKind } from './kind.ts';
import { Tournament } from './Tournament.tsx';

interface SeasonProps<P, Row> {
  readonly season: CareerSeason;
  readonly kind: CareerKind<P, Row>;
  readonly selection: Selection;
}

const Season = <P, Row>({ season: { name, tournaments }, kind, selection }: SeasonProps<P, Row>) => {
  const m = useMessages(playerMessages);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <details className={styles.season} onToggle={() => setWasOpen(true)}>
      <summary className={styles.opener}>
        <ChevronRight aria-hidden="true" size={20} className={styles.chevron} />
        <span className={styles.openerName}>
          {name === null ? m.career.otherSeason : shortSeasonName(name)}
        </span>
        <span className={styles.count}>{m.career.leagues(tournaments.length)}</span>
      </summary>
      <div className={styles.tournaments}>
        {wasOpen
          ? tournaments.map((tournament) => (
              <Tournament
                key={tournament.tournamentId}
                tournament={tournament}
                kind={kind}
                selection={selection}
              />
            ))
          : null}
      </div>
    </details>
  );
};

interface LoadedCareerProps<P, Row> {
  readonly rows: readonly PersonTournament[];
  readonly kind: CareerKind<P, Row>;
  readonly current: TournamentId | null;
  readonly selection: Selection;
}

const LoadedCareer = <P, Row>({ rows, kind, current, selection }: LoadedCareerProps<P, Row>) => {
  const m = useMessages(playerMessages);
  const seasons = useMemo(() => careerSeasons(previousTournaments(rows, current)), [rows, current]);
  return seasons.length === 0 ? (
    <p className={styles.quiet}>{m.career.none}</p>
  ) : (
    <div className={styles.seasons}>
      {seasons.map((season) => (
        <Season key={season.seasonId ?? 0} season={season} kind={kind} selection={selection} />
      ))}
    </div>
  );
};

const none: readonly PersonTournament[] = [];

/** A career season by season as a chart, and each tournament collapsed (specification §2). */
export const Career = <P, Row>({
  kind,
  league,
  hidden,
  selection,
  tournaments,
}: Pick<PlayerStatisticsProps, 'league' | 'hidden' | 'selection' | 'tournaments'> & {
  readonly kind: CareerKind<P, Row>;
}) => {
  const m = useMessages(playerMessages);
  const { view } = tournaments;
  const rows = rowsIn(view) ?? none;
  const all = useMemo(
    () => previousTournaments(rows, null).filter(({ tournamentId }) => !hidden.has(tournamentId)),
    [rows, hidden],
  );
  const seasons = useMemo(() => careerSeasons(all), [all]);
  const hasFailed = view.state === 'failed';
  return (
    <>
      {hasFailed ? null : (
        <CareerChart tournaments={view.state === 'loading' ? null : all} seasons={seasons} kind={kind} />
      )}
      <Part
        title={m.career.previous}
        failed={m.parts.career}
        data={tournaments}
        skeleton={<TableSkeleton columns={2} rows={4} />}
      >
        {({ rows: known }) => (
          // Without the chosen league, whose figures are above.
          <LoadedCareer
            rows={known}
            kind={kind}
            current={league?.tournamentId ?? null}
            selection={selection}
          />
        )}
      </Part>
    </>
  );
};
