import { dayOfSeason } from '@kampdag/core/gateway/composed/dayOfSeason';
import { dayGroups } from '@kampdag/core/league/day/dayGroups';
import type { LeagueDay } from '@kampdag/core/league/day/leagueDay';
import { useEffect, useMemo } from 'react';
import { useWallTime } from '../../context/now.ts';
import { useChoice } from '../../context/selection.ts';
import { useServices } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { todayMessages } from '../../i18n/messages/today.ts';
import { loadableOf } from '../../machines/loadable.ts';
import { rowsIn } from '../../machines/pageView.ts';
import { useCall } from '../../machines/useCall.ts';
import { useMatchRows } from '../../matches/useMatchRows.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { dayPages } from './dayPages.ts';
import { HallDayView } from './HallDayView.tsx';
import { rowsPerPage } from './rowsPerPage.ts';
import { usePageRotation } from './usePageRotation.ts';

const noDays: readonly LeagueDay[] = [];
const nobody: ReadonlySet<never> = new Set();
const noBroadcasts = { of: () => null, failure: null, retry: () => undefined };

/** Milliseconds between refreshes of the day; not every result arrives live. */
const renewedAfter = 60_000;

/** A day's results in rotation, league by league; of one league if the address names it. */
export const HallDay = () => {
  const { deployment } = useServices();
  const { season, league, date, selection } = useChoice();
  const messages = useMessages(appMessages);
  const { title } = useMessages(todayMessages);
  useTitle(title);
  const now = useWallTime();
  const isPortrait = useMedia('(orientation: portrait)') === true;
  const seasonId = season?.seasonId ?? league?.seasonId ?? null;
  const { view, busy, retry, refresh } = useCall(dayOfSeason, seasonId === null ? null : { seasonId, date });
  useEffect(() => {
    const timer = setInterval(refresh, renewedAfter);
    return () => clearInterval(timer);
  }, [refresh]);
  const days = rowsIn(view) ?? noDays;
  const { tournamentId } = selection;
  const size = isPortrait ? rowsPerPage.portrait : rowsPerPage.landscape;
  const pages = useMemo(() => {
    const shown = days.filter((day) => tournamentId === null || day.league.tournamentId === tournamentId);
    const order = { named: deployment.namedLeagues };
    return dayPages(dayGroups(shown, { order, now, teams: nobody, leagues: nobody }), size);
  }, [days, tournamentId, deployment, now, size]);
  const { turn, isPaused, toggle } = usePageRotation(pages.length);
  const at = pages.length === 0 ? 0 : turn % pages.length;
  // The next page's matches are followed too, so that it appears with its scores.
  const matches = useMemo(
    () =>
      [...new Set([pages[at], pages[at + 1] ?? pages[0]])].flatMap((page) =>
        (page ?? []).flatMap((line) => (line.type === 'match' ? [line.match] : [])),
      ),
    [pages, at],
  );
  const rowOf = useMatchRows({ matches, selection, broadcasts: noBroadcasts, refresh });
  return (
    <HallDayView
      date={date}
      pages={loadableOf(view, messages, () => pages)}
      at={at}
      turn={turn}
      isPaused={isPaused}
      onPause={toggle}
      rowOf={rowOf}
      busy={busy}
      onRetry={retry}
    />
  );
};
