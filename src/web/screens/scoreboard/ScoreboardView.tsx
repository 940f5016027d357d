import type { GatewayFailure } from '@kampdag/core/gateway/client';
import { phaseOf } from '@kampdag/core/league/match/phase';
import { CalendarCheck } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { matchesMessages } from '../../i18n/messages/matches.ts';
import { scoreboardMessages } from '../../i18n/messages/scoreboard.ts';
import { CallResult } from '../../machines/CallResult.tsx';
import { type LoadedPage, valueOf } from '../../machines/loadable.ts';
import type { BoardRow } from '../../matches/boardRow.ts';
import { DayStrip } from '../../matches/DayStrip.tsx';
import { MatchListSkeleton } from '../../matches/MatchListSkeleton.tsx';
import { MatchTable } from '../../matches/MatchTable.tsx';
import { StreamsFailure } from '../../matches/StreamsFailure.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { LiveDot } from '../../ui/identity/LiveDot.tsx';
import { PageFrame } from '../../ui/PageFrame.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { EmptyState } from '../../ui/waiting/EmptyState.tsx';
import { NotPublished } from '../../viewingPreferences/NotPublished.tsx';
import * as styles from './ScoreboardView.css.ts';

/** A day's matches. */
export interface BoardRows {
  readonly league: readonly BoardRow[];
  /** Null: not shown in this deployment (reading 12). */
  readonly others: readonly BoardRow[] | null;
}

/** The id of the first live row, which the page's head links to. */
const firstLiveId = 'live';

/** Above this number, finished matches are collapsed behind those in play and to come. */
const fewFinished = 5;

/** A day's rows by phase, many finished ones collapsed. */
const Rows = ({
  rows,
  caption,
  empty,
  kind,
}: {
  readonly rows: readonly BoardRow[];
  readonly caption: string;
  /** Shown if there are no rows. */
  readonly empty: ReactNode;
  readonly kind: 'board' | 'mixed';
}) => {
  const m = useMessages(scoreboardMessages);
  const first = rows.findIndex(({ status }) => phaseOf(status) === 'over');
  const finished = first <= 0 ? [] : rows.slice(first);
  const isFolded = finished.length > fewFinished;
  if (rows.length === 0) return empty;
  return (
    <>
      <MatchTable
        caption={caption}
        rows={isFolded ? rows.slice(0, first) : rows}
        kind={kind}
        {...(kind === 'board' ? { firstLiveId } : {})}
      />
      {isFolded ? (
        <Disclosure label={m.finished(finished.length)}>
          <MatchTable caption={m.finished(finished.length)} rows={finished} kind={kind} />
        </Disclosure>
      ) : null}
    </>
  );
};

/** A day's matches: the chosen league's, then those of others. */
export const ScoreboardView = ({
  leagueName,
  day,
  controls = null,
  nextMatchDay,
  areResultsHidden,
  page,
  streamsFailure,
  actions = null,
}: {
  /** Null while loading. */
  readonly leagueName: string | null;
  /** The day, and the days around it that are known to have matches. */
  readonly day: ComponentProps<typeof DayStrip>;
  /** Shows the chosen team and clears it. */
  readonly controls?: ReactNode;
  /** Links from an empty day to one with matches. */
  readonly nextMatchDay: ReactNode;
  readonly areResultsHidden: boolean;
  readonly page: LoadedPage<BoardRows>;
  /** Why the broadcasts could not be loaded; null unless they failed. */
  readonly streamsFailure: GatewayFailure | null;
  /** Shown beside the title. */
  readonly actions?: ReactNode;
}) => {
  const m = useMessages(scoreboardMessages);
  const common = useMessages(matchesMessages);
  const { date, today, pathOf } = day;
  const dayText = useFormat().longDate(date);
  const subtitle = leagueName === null ? null : m.subtitle(leagueName, dayText);
  const others = m.othersSubtitle(dayText);
  const liveCount = valueOf(page.view)?.league.filter(({ mark }) => mark === 'live').length ?? 0;
  return (
    <PageFrame
      title={m.title}
      subtitle={subtitle}
      isBusy={page.busy}
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
          {actions}
        </>
      }
    >
      {controls}
      <DayStrip {...day} />
      {areResultsHidden ? <NotPublished title={common.hidden} text={common.hiddenText} /> : null}
      <CallResult page={page} placeholder={<MatchListSkeleton className={styles.skeletons} />}>
        {(rows) => (
          <>
            <Rows
              rows={rows.league}
              caption={subtitle ?? m.title}
              empty={<EmptyState text={m.empty}>{nextMatchDay}</EmptyState>}
              kind="board"
            />
            {rows.others === null ? null : (
              <section className={styles.others} aria-labelledby="other-matches">
                <h2 id="other-matches" className={styles.othersTitle}>
                  {others}
                </h2>
                <Rows
                  rows={rows.others}
                  caption={others}
                  empty={<EmptyState text={m.emptyOthers} />}
                  kind="mixed"
                />
              </section>
            )}
            {streamsFailure === null ? null : (
              <StreamsFailure failure={streamsFailure} onRetry={page.retry} />
            )}
          </>
        )}
      </CallResult>
    </PageFrame>
  );
};
