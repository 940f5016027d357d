import type { Match } from '@kampdag/core/league/match/match';
import { byPhase } from '@kampdag/core/league/match/phase';
import { scheduleOf } from '@kampdag/core/league/schedule/schedule';
import { showsResults } from '@kampdag/core/league/season/publication';
import { useMemo } from 'react';
import { useLeagueMatches } from '../../context/leagueMatches.ts';
import { useChoice, useResolvedSelection } from '../../context/selection.ts';
import { useServices } from '../../context/services.ts';
import { LeagueExport } from '../../export/LeagueExport.tsx';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { scheduleMessages } from '../../i18n/messages/schedule.ts';
import { loadableOf } from '../../machines/loadable.ts';
import { rowsIn } from '../../machines/pageView.ts';
import { useBroadcasts } from '../../matches/useBroadcasts.ts';
import { useMatchRows } from '../../matches/useMatchRows.ts';
import { scheduleQueryIn } from '../../router/parameters.ts';
import { useRouter } from '../../router/useRouter.ts';
import { ChosenTeam } from '../../ui/controls/ChosenTeam.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { Months, Sides } from './ScheduleControls.tsx';
import { ScheduleView } from './ScheduleView.tsx';
import { daysIn, daysOf, firstDays, matchCount, monthsOf } from './scheduleDays.ts';
import { portion, readScheduleQuery } from './scheduleQuery.ts';
import { useSavedSide } from './useSavedSide.ts';

const noMatches: readonly Match[] = [];

/** The league's matches, upcoming and played (specification §2 "Schedule"). */
export const ScheduleScreen = () => {
  const { deployment } = useServices();
  const { selection, league, today } = useChoice();
  const messages = useMessages(appMessages);
  const { title } = useMessages(scheduleMessages);
  const { address } = useRouter();
  const [kept, keep] = useSavedSide();
  useTitle(title, league?.name);

  const { view, busy, retry } = useLeagueMatches();
  const matches = rowsIn(view) ?? noMatches;
  const resultsVisible = showsResults(league);
  const { teamId } = selection;
  const sides = useMemo(() => {
    const { upcoming, played } = scheduleOf(matches, { teamId, today, resultsVisible });
    return { upcoming: daysOf(upcoming), played };
  }, [matches, teamId, today, resultsVisible]);

  const query = useMemo(() => scheduleQueryIn(address.search), [address.search]);
  const said = readScheduleQuery(query);
  const shown = said.shown ?? kept ?? 'upcoming';
  const months = monthsOf(sides[shown]);
  const month = said.month !== null && months.includes(said.month) ? said.month : null;
  const chosen = useMemo(() => daysIn(sides[shown], month), [sides, shown, month]);
  const drawn = useMemo(() => firstDays(chosen, said.count), [chosen, said.count]);
  const left = matchCount(chosen) - matchCount(drawn);

  const broadcasts = useBroadcasts({ deployment, league, ofAllLeagues: false });
  const whole = useResolvedSelection();
  const inDrawn = useMemo(() => drawn.flatMap((day) => day.matches), [drawn]);
  // The slider refreshes the league's matches for the whole page.
  const rowOf = useMatchRows({ matches: inDrawn, selection: whole, broadcasts, refresh: null });

  const pathWith = (changes: Readonly<Record<string, string | null>>): string => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    const text = next.toString();
    return text === '' ? address.pathname : `${address.pathname}?${text}`;
  };
  const schedule = loadableOf(view, messages, () => ({
    days: drawn.map(({ date, matches: some }) => ({ date, rows: byPhase(some.map(rowOf)) })),
    more: left === 0 ? null : { left, path: pathWith({ show: shown, rows: String(said.count + portion) }) },
  }));
  const counts =
    schedule.state === 'ready'
      ? { upcoming: matchCount(sides.upcoming), played: matchCount(sides.played) }
      : null;
  return (
    <ScheduleView
      leagueName={league?.name ?? null}
      today={today}
      shown={shown}
      controls={
        <>
          <Sides
            shown={shown}
            counts={counts}
            pathOf={(show) => pathWith({ show, month: null, rows: null })}
            onChoose={keep}
          />
          {months.length > 1 ? (
            <Months
              months={months}
              chosen={month}
              pathOf={(wanted) => pathWith({ show: shown, month: wanted, rows: null })}
            />
          ) : null}
          <ChosenTeam />
        </>
      }
      areResultsHidden={!resultsVisible}
      schedule={schedule}
      streamsFailure={view.state === 'ready' ? broadcasts.failure : null}
      busy={busy}
      onRetry={retry}
      exportMenu={
        <LeagueExport
          list={{ caption: title, rows: () => chosen.flatMap((day) => day.matches.map(rowOf)) }}
        />
      }
    />
  );
};
