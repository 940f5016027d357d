import type { TournamentId } from '@kampdag/core/ids';
import type { DayGroup } from '@kampdag/core/league/day/dayGroups';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import type { ReactNode } from 'react';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { todayMessages } from '../../i18n/messages/today.ts';
import { DayStrip } from '../../matches/DayStrip.tsx';
import type { MatchItemContext } from '../../matches/MatchItem.tsx';
import { MatchSkeletons } from '../../matches/MatchSkeleton.tsx';
import * as button from '../../ui/controls/Button.css.ts';
import { PageFrame } from '../../ui/PageFrame.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { type Loadable, LoadableContent } from '../../ui/waiting/Loadable.tsx';
import { LeagueSection, TeamsSection } from './LeagueSection.tsx';
import * as styles from './TodayView.css.ts';
import { useRenderedRows } from './useRenderedRows.ts';

export interface TodayViewProps {
  readonly date: CivilDate;
  readonly today: CivilDate;
  readonly pathOf: (date: CivilDate) => string;
  /** The link to the day's corrections. */
  readonly correctionsPath: string;
  readonly day: Loadable<readonly DayGroup[]>;
  readonly context: MatchItemContext;
  readonly folded: ReadonlySet<TournamentId>;
  readonly onFold: (league: TournamentId) => void;
  /** Shown on a day without matches. */
  readonly empty: ReactNode;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Knowing which days have matches would take a call per league. */
const noDays: ReadonlySet<CivilDate> = new Set();

/** A day's groups, rendered from the top. */
const Groups = ({
  groups,
  context,
  folded,
  onFold,
  onRetry,
}: Pick<TodayViewProps, 'context' | 'folded' | 'onFold' | 'onRetry'> & {
  readonly groups: readonly DayGroup[];
}) => {
  const isFolded = (group: DayGroup): boolean =>
    group.type === 'league' && folded.has(group.league.tournamentId);
  const rowsOf = (group: DayGroup): number => (isFolded(group) ? 0 : group.matches.length);
  const starts = groups.reduce<readonly number[]>(
    (places, group) => places.concat((places.at(-1) ?? 0) + rowsOf(group)),
    [0],
  );
  const drawn = useRenderedRows(starts.at(-1) ?? 0);
  return groups.map((group, index) => {
    const room = drawn - (starts[index] ?? 0);
    if (room < 0) return null;
    const shared = { context, drawn: group.matches.slice(0, room) };
    if (group.type === 'teams') return <TeamsSection key="teams" group={group} {...shared} />;
    const { tournamentId } = group.league;
    return (
      <LeagueSection
        key={tournamentId}
        group={group}
        isFolded={folded.has(tournamentId)}
        onFold={() => onFold(tournamentId)}
        onRetry={onRetry}
        {...shared}
      />
    );
  });
};

/** All matches of a day, league by league. */
export const TodayView = ({
  date,
  today,
  pathOf,
  correctionsPath,
  day,
  context,
  folded,
  onFold,
  empty,
  busy,
  onRetry,
}: TodayViewProps) => {
  const m = useMessages(todayMessages);
  const format = useFormat();
  const room = <MatchSkeletons className={styles.groups} />;
  return (
    <PageFrame
      title={date === today ? m.title : m.otherDay}
      subtitle={format.longDate(date)}
      isBusy={busy}
      beside={
        <PageLink to={correctionsPath} className={button.quiet}>
          {m.corrections}
        </PageLink>
      }
    >
      <DayStrip date={date} today={today} matchDays={noDays} pathOf={pathOf} />
      <LoadableContent of={day} placeholder={room} busy={busy} onRetry={onRetry}>
        {(groups) =>
          groups.length === 0 ? (
            empty
          ) : (
            <div className={styles.groups}>
              <Groups groups={groups} context={context} folded={folded} onFold={onFold} onRetry={onRetry} />
            </div>
          )
        }
      </LoadableContent>
    </PageFrame>
  );
};
