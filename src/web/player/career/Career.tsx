import { type CareerSeason, careerSeasons } from '@kampdag/core/league/player/career';
import { type PersonTournament, previousTournaments } from '@kampdag/core/league/player/personTournament';
import { shortSeasonName } from '@kampdag/core/league/season/season';
import { type Selection, selectionWithin } from '@kampdag/core/site/selection';
import { ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { playerMessages } from '../../i18n/messages/player.ts';
import { CallResult } from '../../machines/CallResult.tsx';
import { rowsIn } from '../../machines/loadable.ts';
import { useCall } from '../../machines/useCall.ts';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { Part } from '../Part.tsx';
import type { PlayerStatisticsProps } from '../playerViews.ts';
import { CareerChart } from './CareerChart.tsx';
import * as styles from './career.css.ts';
import type { CareerKind } from './kind.ts';

interface CareerProps<P, Row> {
  readonly kind: CareerKind<P, Row>;
  readonly selection: Selection;
}

/** A tournament of a career; loads the player's figures when opened. */
const Tournament = <P, Row>({
  tournament: { tournamentId, name, seasonId },
  kind,
  selection,
}: CareerProps<P, Row> & { readonly tournament: PersonTournament }) => {
  const m = useMessages(playerMessages);
  const [wasOpened, setWasOpened] = useState(false);
  const page = useCall(kind.endpoint, wasOpened ? kind.params(tournamentId) : null);
  const title = name ?? m.columns.tournament;
  return (
    <details onToggle={({ currentTarget }) => setWasOpened((was) => was || currentTarget.open)}>
      <summary className={styles.tournament}>
        <ChevronRight aria-hidden="true" size={16} className={styles.chevron} />
        <span className={styles.tournamentName}>{title}</span>
      </summary>
      <div className={styles.content}>
        {wasOpened ? (
          <CallResult page={page} placeholder={<TableSkeleton columns={8} rows={3} />}>
            {({ rows }) => {
              const own = rows.filter(kind.keep);
              return own.length === 0 ? (
                <p className={styles.quiet}>{m.withheld}</p>
              ) : (
                kind.draw({
                  rows: own,
                  caption: title,
                  name: `t${tournamentId}`,
                  selection: selectionWithin(selection, { seasonId, tournamentId }),
                })
              );
            }}
          </CallResult>
        ) : null}
      </div>
    </details>
  );
};

/** A collapsed season; its tournaments render once it was opened. */
const Season = <P, Row>({
  season: { name, tournaments },
  ...props
}: CareerProps<P, Row> & { readonly season: CareerSeason }) => {
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
              <Tournament key={tournament.tournamentId} tournament={tournament} {...props} />
            ))
          : null}
      </div>
    </details>
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
}: CareerProps<P, Row> & Pick<PlayerStatisticsProps, 'league' | 'hidden' | 'tournaments'>) => {
  const m = useMessages(playerMessages);
  const { view } = tournaments;
  const rows = rowsIn(view) ?? none;
  const all = useMemo(
    () => previousTournaments(rows, null).filter(({ tournamentId }) => !hidden.has(tournamentId)),
    [rows, hidden],
  );
  return (
    <>
      {view.state === 'failed' ? null : (
        <CareerChart tournaments={view.state === 'loading' ? null : all} kind={kind} />
      )}
      <Part
        title={m.career.previous}
        failed={m.parts.career}
        data={tournaments}
        skeleton={<TableSkeleton columns={2} rows={4} />}
      >
        {({ rows: known }) => {
          // Without the chosen league, whose figures are above.
          const seasons = careerSeasons(previousTournaments(known, league?.tournamentId ?? null));
          return seasons.length === 0 ? (
            <p className={styles.quiet}>{m.career.none}</p>
          ) : (
            <div className={styles.seasons}>
              {seasons.map((season) => (
                <Season key={season.seasonId ?? 0} season={season} kind={kind} selection={selection} />
              ))}
            </div>
          );
        }}
      </Part>
    </>
  );
};
