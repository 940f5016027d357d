import { dayOfSeason } from '@kampdag/core/gateway/composed/dayOfSeason';
import { dayGroups } from '@kampdag/core/league/day/dayGroups';
import type { LeagueDay } from '@kampdag/core/league/day/leagueDay';
import { isLiveNow } from '@kampdag/core/league/match/matchStatus';
import { followedOf } from '@kampdag/core/site/followed';
import { correctionsPath, todayPath } from '@kampdag/core/site/paths';
import { withDate } from '@kampdag/core/site/selection';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { useDeferredValue, useMemo } from 'react';
import { useFollowed } from '../../context/followed.tsx';
import { useWallTime } from '../../context/now.ts';
import { useChoice, useResolvedSelection } from '../../context/selection.ts';
import { useServices } from '../../context/services.ts';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { todayMessages } from '../../i18n/messages/today.ts';
import { loadableOf } from '../../machines/loadable.ts';
import { rowsIn } from '../../machines/pageView.ts';
import { useCall } from '../../machines/useCall.ts';
import { useRefreshUntilResult } from '../../machines/useRefreshUntilResult.ts';
import { useEnded } from '../../matches/useLiveScores.ts';
import { useShowsResults } from '../../matches/useShowsResults.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { EmptyDay } from './EmptyDay.tsx';
import { TodayView } from './TodayView.tsx';
import { useCollapsedLeagues } from './useCollapsedLeagues.ts';

const noDays: readonly LeagueDay[] = [];

/** All matches of a day in the season's leagues, followed ones first. */
export const TodayScreen = () => {
  const { deployment } = useServices();
  const { season, league, date, today } = useChoice();
  const messages = useMessages(appMessages);
  const { title, otherDay } = useMessages(todayMessages);
  const { longDate } = useFormat();
  useTitle(...(date === today ? [title] : [otherDay, longDate(date)]));
  // A new minute changes few rows, so input and live updates come first.
  const now = useDeferredValue(useWallTime());
  const showsResults = useShowsResults();
  const { followed } = useFollowed();
  const [folded, fold] = useCollapsedLeagues();
  const selection = useResolvedSelection();

  const seasonId = season?.seasonId ?? league?.seasonId ?? null;
  const { view, busy, retry, refresh } = useCall(dayOfSeason, seasonId === null ? null : { seasonId, date });
  const days = rowsIn(view) ?? noDays;
  const groups = useMemo(
    () =>
      dayGroups(days, {
        order: { named: deployment.namedLeagues },
        now,
        teams: new Set(followedOf(followed, 'team').map(({ id }) => id)),
        leagues: new Set(followedOf(followed, 'league').map(({ id }) => id)),
      }),
    [days, deployment, now, followed],
  );
  const inPlay = useMemo(
    () =>
      days.flatMap(({ matches }) => matches.filter((match) => isLiveNow(match, now) && showsResults(match))),
    [days, now, showsResults],
  );
  useRefreshUntilResult(useEnded(inPlay), refresh);

  const context = useMemo(() => ({ now, showsResults, selection }), [now, showsResults, selection]);
  const pathOf = (chosen: CivilDate): string =>
    todayPath(withDate(selection, chosen === today ? null : chosen));
  return (
    <TodayView
      date={date}
      today={today}
      pathOf={pathOf}
      correctionsPath={correctionsPath(selection)}
      day={loadableOf(view, messages, () => groups)}
      context={context}
      folded={folded}
      onFold={fold}
      empty={seasonId === null ? null : <EmptyDay seasonId={seasonId} date={date} pathOf={pathOf} />}
      busy={busy}
      onRetry={retry}
    />
  );
};
