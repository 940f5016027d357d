import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import type { ReactNode } from 'react';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { matchesMessages } from '../../i18n/messages/matches.ts';
import { scheduleMessages } from '../../i18n/messages/schedule.ts';
import type { BoardRow } from '../../matches/boardRow.ts';
import { MatchSkeletons } from '../../matches/MatchSkeleton.tsx';
import { MatchTable } from '../../matches/MatchTable.tsx';
import { StreamsFailure } from '../../matches/StreamsFailure.tsx';
import * as button from '../../ui/controls/Button.css.ts';
import { PageFrame } from '../../ui/PageFrame.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { EmptyState } from '../../ui/waiting/EmptyState.tsx';
import { type Loadable, LoadableContent } from '../../ui/waiting/Loadable.tsx';
import { NotPublished } from '../../viewingPreferences/NotPublished.tsx';
import * as styles from './ScheduleView.css.ts';
import type { ScheduleSide } from './scheduleQuery.ts';

/** A day of the schedule; null if the federation has set no date. */
export interface ScheduleDay {
  readonly date: CivilDate | null;
  readonly rows: readonly BoardRow[];
}

/** The days rendered so far. */
interface ScheduleDays {
  readonly days: readonly ScheduleDay[];
  /** The number of matches not rendered yet, and the link that renders more; null when all are. */
  readonly more: { readonly left: number; readonly path: string } | null;
}

export interface ScheduleViewProps {
  /** Null while loading. */
  readonly leagueName: string | null;
  readonly today: CivilDate;
  readonly shown: ScheduleSide;
  /** Selects the side, the month and the team. */
  readonly controls: ReactNode;
  readonly areResultsHidden: boolean;
  readonly schedule: Loadable<ScheduleDays>;
  /** Why the broadcasts could not be loaded; null unless they failed. */
  readonly streamsFailure: GatewayFailure | null;
  readonly busy: boolean;
  readonly onRetry: () => void;
  /** Shown beside the title. */
  readonly exportMenu?: ReactNode;
}

const Day = ({ day: { date, rows }, today }: { readonly day: ScheduleDay; readonly today: CivilDate }) => {
  const m = useMessages(scheduleMessages);
  const format = useFormat();
  const words = date === null ? m.noDate : format.longDate(date);
  const id = `day-${date ?? 'none'}`;
  return (
    <section aria-labelledby={id} className={styles.days[Math.min(rows.length, styles.most)]}>
      <h2 id={id} className={styles.date}>
        {words}
        {date === today ? <span className={styles.todayWord}>{m.today}</span> : null}
      </h2>
      <MatchTable caption={words} rows={rows} kind="day" />
    </section>
  );
};

/** All upcoming or all played matches of a league, by day. */
export const ScheduleView = ({
  leagueName,
  today,
  shown,
  controls,
  areResultsHidden,
  schedule,
  streamsFailure,
  busy,
  onRetry,
  exportMenu,
}: ScheduleViewProps) => {
  const m = useMessages(scheduleMessages);
  const common = useMessages(matchesMessages);
  const room = <MatchSkeletons count={8} className={styles.skeletons} />;
  return (
    <PageFrame
      title={m.title}
      subtitle={leagueName === null ? null : m.subtitle(leagueName)}
      beside={exportMenu}
    >
      {controls}
      {areResultsHidden ? <NotPublished title={common.hidden} text={common.hiddenText} /> : null}
      <LoadableContent of={schedule} placeholder={room} busy={busy} onRetry={onRetry}>
        {({ days, more }) => (
          <>
            {days.length === 0 ? (
              <EmptyState text={m.empty[shown]} />
            ) : (
              <div>
                {days.map((day) => (
                  <Day key={day.date ?? 'none'} day={day} today={today} />
                ))}
              </div>
            )}
            {more === null ? null : (
              <PageLink to={more.path} replace className={`${button.quiet} ${styles.more}`}>
                {m.more(more.left)}
              </PageLink>
            )}
            {streamsFailure === null ? null : <StreamsFailure failure={streamsFailure} onRetry={onRetry} />}
          </>
        )}
      </LoadableContent>
    </PageFrame>
  );
};
