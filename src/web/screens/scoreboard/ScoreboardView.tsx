import type { GatewayFailure } from '@kampdag/core/gateway/client';
import { phaseOf } from '@kampdag/core/league/match/phase';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { CalendarCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { matchesMessages } from '../../i18n/messages/matches.ts';
import { scoreboardMessages } from '../../i18n/messages/scoreboard.ts';
import type { BoardRow } from '../../matches/boardRow.ts';
import { DayStrip } from '../../matches/DayStrip.tsx';
import { MatchSkeletons } from '../../matches/MatchSkeleton.tsx';
import { MatchTable } from '../../matches/MatchTable.tsx';
import { StreamsFailure } from '../../matches/StreamsFailure.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { LiveDot } from '../../ui/identity/LiveDot.tsx';
import { PageFrame } from '../../ui/PageFrame.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { EmptyState } from '../../ui/waiting/EmptyState.tsx';
import { type Loadable, LoadableContent } from '../../ui/waiting/Loadable.tsx';
import { NotPublished } from '../../viewingPreferences/NotPublished.tsx';
import * as styles from './ScoreboardView.css.ts';

/** A day's matches. */
export interface BoardRows {
  readonly league: readonly BoardRow[];
  /** Null: not shown in this deployment (reading 12). */
  readonly others: readonly BoardRow[] | null;
}

export interface ScoreboardViewProps {
  /** Null while loading. */
  readonly leagueName: string | null;
  readonly date: CivilDate;
  readonly today: CivilDate;
  readonly pathOf: (date: CivilDate) => string;
  /** Shows the chosen team and clears it. */
  readonly controls: ReactNode;
  /** Days around the chosen one that are known to have matches. */
  readonly matchDays: ReadonlySet<CivilDate>;
  /** Links from an empty day to one with matches. */
  readonly nextMatchDay: ReactNode;
  readonly areResultsHidden: boolean;
  readonly board: Loadable<BoardRows>;
  /** Why the broadcasts could not be loaded; null unless they failed. */
  readonly streamsFailure: GatewayFailure | null;
  readonly busy: boolean;
  readonly onRetry: () => void;
  /** Shown beside the title. */
  readonly exportMenu?: ReactNode;
}

/** The id of the first live row, which the page's head links to. */
const firstLiveId = 'live';

/** Above this number, finished matches are collapsed behind those in play and to come. */
const fewFinished = 5;

interface RowsProps {
  /** By phase. */
  readonly rows: readonly BoardRow[];
  readonly caption: string;
  /** Shown if there are no rows. */
  readonly empty: ReactNode;
  readonly showsTournament?: boolean;
}

const Rows = ({ rows, caption, empty, showsTournament = false }: RowsProps) => {
  const m = useMessages(scoreboardMessages);
  const kind = showsTournament ? 'mixed' : 'board';
  const first = rows.findIndex(({ status }) => phaseOf(status) === 'over');
  const finished = rows.slice(first);
  if (rows.length === 0) return empty;
  if (first <= 0 || finished.length <= fewFinished) {
    return (
      <MatchTable caption={caption} rows={rows} kind={kind} {...(showsTournament ? {} : { firstLiveId })} />
    );
  }
  return (
    <>
      <MatchTable
        caption={caption}
        rows={rows.slice(0, first)}
        kind={kind}
        {...(showsTournament ? {} : { firstLiveId })}
      />
      <Disclosure label={m.finished(finished.length)}>
        <MatchTable caption={m.finished(finished.length)} rows={finished} kind={kind} />
      </Disclosure>
    </>
  );
};

/** A day's matches: the chosen league's, then those of others. */
export const ScoreboardView = ({
  leagueName,
  date,
  today,
  pathOf,
  controls,
  matchDays,
  nextMatchDay,
  areResultsHidden,
  board,
  streamsFailure,
  busy,
  onRetry,
  exportMenu,
}: ScoreboardViewProps) => {
  const m = useMessages(scoreboardMessages);
  const common = useMessages(matchesMessages);
  const format = useFormat();
  const day = format.longDate(date);
  const subtitle = leagueName === null ? null : m.subtitle(leagueName, day);
  const liveCount =
    board.state === 'ready' ? board.value.league.filter(({ mark }) => mark === 'live').length : 0;
  const room = <MatchSkeletons className={styles.skeletons} />;
  return (
    <PageFrame
      title={m.title}
      subtitle={subtitle}
      isBusy={busy}
      beside={
        <>
          <PageLink
            to={pathOf(today)}
            className={styles.today}
            aria-current={date === today ? 'date' : undefined}
          >
            <CalendarCheck aria-hidden="true" size={18} />
            {m.today}
          </PageLink>
          {liveCount > 0 ? (
            <a href={`#${firstLiveId}`} className={styles.liveCount}>
              <LiveDot />
              {common.liveNow(liveCount)}
            </a>
          ) : null}
          {exportMenu}
        </>
      }
    >
      {controls}
      <DayStrip date={date} today={today} matchDays={matchDays} pathOf={pathOf} />
      {areResultsHidden ? <NotPublished title={common.hidden} text={common.hiddenText} /> : null}
      <LoadableContent of={board} placeholder={room} busy={busy} onRetry={onRetry}>
        {({ league, others }) => (
          <>
            <Rows
              rows={league}
              caption={subtitle ?? m.title}
              empty={<EmptyState text={m.empty}>{nextMatchDay}</EmptyState>}
            />
            {others === null ? null : (
              <section className={styles.others} aria-labelledby="other-matches">
                <h2 id="other-matches" className={styles.othersTitle}>
                  {m.othersSubtitle(day)}
                </h2>
                <Rows
                  rows={others}
                  caption={m.othersSubtitle(day)}
                  empty={<EmptyState text={m.emptyOthers} />}
                  showsTournament
                />
              </section>
            )}
            {streamsFailure === null ? null : <StreamsFailure failure={streamsFailure} onRetry={onRetry} />}
          </>
        )}
      </LoadableContent>
    </PageFrame>
  );
};
