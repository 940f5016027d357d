import { dayOfSeason } from '@kampdag/core/gateway/composed/dayOfSeason';
import { datesOfAll, matchDatesOfSeason } from '@kampdag/core/gateway/composed/matchDatesOfSeason';
import type { SeasonId } from '@kampdag/core/ids';
import { type DayGroup, dayGroups } from '@kampdag/core/league/day/dayGroups';
import type { LeagueDay } from '@kampdag/core/league/day/leagueDay';
import { nearestMatchDay } from '@kampdag/core/league/schedule/matchDays';
import { followedOf } from '@kampdag/core/site/followed';
import { mostFrontTeams } from '@kampdag/core/site/frontTeams';
import { correctionsPath, todayPath } from '@kampdag/core/site/paths';
import { withDate } from '@kampdag/core/site/selection';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { useFollowed } from '../../context/followed.ts';
import { useHydrated } from '../../context/hydration.tsx';
import { useChoice, useResolvedSelection } from '../../context/selection.ts';
import { useServices } from '../../context/services.ts';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { scoreboardMessages } from '../../i18n/messages/scoreboard.ts';
import { todayMessages } from '../../i18n/messages/today.ts';
import { CallResult } from '../../machines/CallResult.tsx';
import { rowsIn } from '../../machines/loadable.ts';
import { useCall } from '../../machines/useCall.ts';
import { DayStrip } from '../../matches/DayStrip.tsx';
import { MatchListSkeleton } from '../../matches/MatchListSkeleton.tsx';
import { PauseScores } from '../../matches/PauseScores.tsx';
import { useLeagueDays } from '../../matches/useLeagueDays.ts';
import { type ListContext, useListContext } from '../../matches/useListContext.ts';
import { useRefreshUntilResults } from '../../matches/useLiveScores.ts';
import { MyMatches } from '../../myMatches/MyMatches.tsx';
import * as button from '../../ui/controls/Button.css.ts';
import { PageFrame } from '../../ui/PageFrame.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { EmptyState } from '../../ui/waiting/EmptyState.tsx';
import * as styles from './LeagueSection.css.ts';
import { LeagueSection, TeamsSection } from './LeagueSection.tsx';
import { useCollapsedLeagues } from './useCollapsedLeagues.ts';

/** Rows rendered at once: more than any screen holds. */
const first = 60;

/** Rows rendered per step, and the milliseconds between steps, so that input is not delayed. */
const step = 30;
const pause = 50;

/** The number of rows to render: the first at once, the rest in steps after hydration. */
const useRenderedRows = (count: number): number => {
  const [drawn, setDrawn] = useState(first);
  const isHydrated = useHydrated();
  const isWhole = drawn >= count;
  useEffect(() => {
    if (!isHydrated || isWhole) return undefined;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + step)), pause);
    return () => clearTimeout(timer);
  }, [isHydrated, isWhole, drawn]);
  return drawn;
};

/** A day's groups, rendered from the top. */
const Groups = ({
  groups,
  context,
  hasFront,
  collapsed: [folded, fold],
  onRetry,
}: {
  readonly groups: readonly DayGroup[];
  /** Whether the page begins with the first of the followed teams. */
  readonly hasFront: boolean;
  readonly context: ListContext;
  readonly collapsed: ReturnType<typeof useCollapsedLeagues>;
  readonly onRetry: () => void;
}) => {
  const isFolded = (group: DayGroup): boolean =>
    group.type === 'league' && folded.has(group.league.tournamentId);
  const starts = groups.reduce<readonly number[]>(
    (places, group) => places.concat((places.at(-1) ?? 0) + (isFolded(group) ? 0 : group.matches.length)),
    [0],
  );
  const drawn = useRenderedRows(starts.at(-1) ?? 0);
  return groups.map((group, index) => {
    const room = drawn - (starts[index] ?? 0);
    if (room < 0) return null;
    const shared = { context, drawn: group.matches.slice(0, room) };
    if (group.type === 'teams')
      return <TeamsSection key="teams" group={group} isRest={hasFront} {...shared} />;
    const { tournamentId } = group.league;
    return (
      <LeagueSection
        key={tournamentId}
        group={group}
        isFolded={isFolded(group)}
        onFold={() => fold(tournamentId)}
        onRetry={onRetry}
        {...shared}
      />
    );
  });
};

/** A day without matches, with links to the nearest days that have some. */
const EmptyDay = ({
  seasonId,
  date,
  pathOf,
}: {
  readonly seasonId: SeasonId;
  readonly date: CivilDate;
  readonly pathOf: (date: CivilDate) => string;
}) => {
  const m = useMessages(todayMessages);
  const { nextMatchDay, lastMatchDay } = useMessages(scoreboardMessages);
  const { longDate } = useFormat();
  const page = useCall(matchDatesOfSeason, { seasonId });
  return (
    <EmptyState text={m.empty}>
      <CallResult page={page} placeholder={<output>{m.seeking}</output>}>
        {({ rows }) => {
          const day = nearestMatchDay(datesOfAll(rows), date);
          return day === null ? null : (
            <PageLink to={pathOf(day)} className={button.primary}>
              {(day > date ? nextMatchDay : lastMatchDay)(longDate(day))}
            </PageLink>
          );
        }}
      </CallResult>
    </EmptyState>
  );
};

const none: readonly LeagueDay[] = [];

/** Knowing which days have matches would take a call per league. */
const noDays: ReadonlySet<CivilDate> = new Set();

/** All matches of a day in the season's leagues, league by league, followed ones first. */
export const TodayScreen = () => {
  const { deployment } = useServices();
  const { season, league, date, today } = useChoice();
  const m = useMessages(todayMessages);
  const { longDate } = useFormat();
  useTitle(...(date === today ? [m.title] : [m.otherDay, longDate(date)]));
  const { followed } = useFollowed();
  const collapsed = useCollapsedLeagues();
  const selection = useResolvedSelection();

  const seasonId = season?.seasonId ?? league?.seasonId ?? null;
  const page = useCall(dayOfSeason, seasonId === null ? null : { seasonId, date });
  const context = useListContext(selection);
  const { now } = context;
  const days = useLeagueDays(rowsIn(page.view) ?? none, date, context);
  const groups = useMemo(
    () =>
      dayGroups(days, {
        order: { named: deployment.namedLeagues },
        now,
        // Those at the front of today have their matches above.
        teams: new Set(
          followedOf(followed, 'team')
            .slice(date === today ? mostFrontTeams : 0)
            .map(({ id }) => id),
        ),
        leagues: new Set(followedOf(followed, 'league').map(({ id }) => id)),
      }),
    [days, deployment, now, followed, date, today],
  );
  const matches = useMemo(() => days.flatMap((day) => day.matches), [days]);
  useRefreshUntilResults(matches, context, page.refresh);

  const pathOf = (chosen: CivilDate): string =>
    todayPath(withDate(selection, chosen === today ? null : chosen));
  return (
    <PageFrame
      title={date === today ? m.title : m.otherDay}
      subtitle={longDate(date)}
      isBusy={page.busy}
      beside={<PauseScores />}
    >
      {date === today ? <MyMatches /> : null}
      <DayStrip date={date} today={today} matchDays={noDays} pathOf={pathOf} />
      <CallResult page={page} placeholder={<MatchListSkeleton className={styles.groups} />}>
        {() =>
          groups.length > 0 ? (
            <div className={styles.groups}>
              <Groups
                groups={groups}
                context={context}
                hasFront={date === today}
                collapsed={collapsed}
                onRetry={page.retry}
              />
            </div>
          ) : seasonId === null ? null : (
            <EmptyDay seasonId={seasonId} date={date} pathOf={pathOf} />
          )
        }
      </CallResult>
      <PageLink to={correctionsPath(selection)} className={styles.corrections}>
        {m.corrections}
      </PageLink>
    </PageFrame>
  );
};
