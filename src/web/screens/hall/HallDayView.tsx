import type { Match } from '@kampdag/core/league/match/match';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { useViewing } from '../../context/services.ts';
import { federationLanguage } from '../../i18n/federationLanguage.ts';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { todayMessages } from '../../i18n/messages/today.ts';
import type { BoardRow } from '../../matches/boardRow.ts';
import { EmptyState } from '../../ui/waiting/EmptyState.tsx';
import { type Loadable, LoadableContent } from '../../ui/waiting/Loadable.tsx';
import { Skeleton } from '../../ui/waiting/Skeleton.tsx';
import type { DayLine, DayPage } from './dayPages.ts';
import { HallRow } from './HallRow.tsx';
import * as styles from './hall.css.ts';
import { hallMessages } from './hallMessages.ts';

interface HallDayViewProps {
  readonly date: CivilDate;
  readonly pages: Loadable<readonly DayPage[]>;
  /** The index of the current page. */
  readonly at: number;
  /** The number of pages shown so far. */
  readonly turn: number;
  readonly isPaused: boolean;
  readonly onPause: () => void;
  readonly rowOf: (match: Match) => BoardRow;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

const Line = ({ line, rowOf }: { readonly line: DayLine; readonly rowOf: HallDayViewProps['rowOf'] }) => {
  const m = useMessages(todayMessages);
  const { hidesResults } = useViewing();
  if (line.type === 'match') return <HallRow row={rowOf(line.match)} />;
  const { league, hasFailed } = line;
  // To visitors who hide results, the league's own hiding is not shown.
  const note = hasFailed ? m.failed : league.isResultPublished || hidesResults ? null : m.hidden;
  return (
    <li className={styles.league}>
      <h2 className={styles.leagueName} lang={federationLanguage}>
        {league.name}
      </h2>
      {note === null ? null : <p>{note}</p>}
    </li>
  );
};

const keyOf = (line: DayLine): string =>
  line.type === 'match' ? `match ${line.match.matchId}` : `league ${line.league.tournamentId}`;

/** A page of the day's results, and the time until the next. */
export const HallDayView = (props: HallDayViewProps) => {
  const { date, pages, at, turn, isPaused, onPause, rowOf, busy, onRetry } = props;
  const m = useMessages(hallMessages);
  const today = useMessages(todayMessages);
  const format = useFormat();
  const count = pages.state === 'ready' ? pages.value.length : 0;
  return (
    <div className={styles.day}>
      <div className={styles.dayHead}>
        <h1 className={styles.date}>{format.longDate(date)}</h1>
        {count < 2 ? null : (
          <>
            <button type="button" className={styles.pause} onClick={onPause}>
              {isPaused ? m.resume : m.pause}
            </button>
            <p className={styles.pageNumber}>
              {isPaused ? `${m.paused} · ` : null}
              {m.page(at + 1, count)}
            </p>
          </>
        )}
      </div>
      <div className={styles.progress} aria-hidden="true">
        {count < 2 ? null : (
          <div key={`${turn} ${String(isPaused)}`} className={isPaused ? styles.stopped : styles.passing} />
        )}
      </div>
      <LoadableContent of={pages} placeholder={<Skeleton height="60vh" />} busy={busy} onRetry={onRetry}>
        {(ready) =>
          ready.length === 0 ? (
            <EmptyState text={today.empty} />
          ) : (
            <ul className={styles.rows}>
              {(ready[at] ?? []).map((line) => (
                <Line key={keyOf(line)} line={line} rowOf={rowOf} />
              ))}
            </ul>
          )
        }
      </LoadableContent>
    </div>
  );
};
