import { broadcastsOfLeague } from '@kampdag/core/gateway/matchEndpoints';
import type { Match } from '@kampdag/core/league/match/match';
import { byPhase } from '@kampdag/core/league/match/phase';
import { showsResults } from '@kampdag/core/league/match/publication';
import { type PlayedDay, partedUpcoming, scheduleOf } from '@kampdag/core/league/schedule/schedule';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useLeagueMatches } from '../../context/leagueMatches.ts';
import { useWallTime } from '../../context/now.ts';
import { useChoice, useResolvedSelection } from '../../context/selection.ts';
import { useServices } from '../../context/services.ts';
import { useKept } from '../../context/useKept.ts';
import { LeagueExport } from '../../export/ExportMenu.tsx';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { matchesMessages } from '../../i18n/messages/matches.ts';
import { scheduleMessages } from '../../i18n/messages/schedule.ts';
import { CallResult } from '../../machines/CallResult.tsx';
import { rowsIn } from '../../machines/loadable.ts';
import { useCall } from '../../machines/useCall.ts';
import type { BoardRow } from '../../matches/boardRow.ts';
import { broadcastsOfLeagueAsked } from '../../matches/broadcastCalls.ts';
import { MatchListSkeleton } from '../../matches/MatchListSkeleton.tsx';
import { MatchTable } from '../../matches/MatchTable.tsx';
import { StreamsFailure } from '../../matches/StreamsFailure.tsx';
import { useBroadcasts } from '../../matches/useBroadcasts.ts';
import { useMatchRows } from '../../matches/useMatchRows.ts';
import { scheduleQueryIn } from '../../router/parameters.ts';
import * as button from '../../ui/controls/Button.css.ts';
import { ChosenTeam } from '../../ui/controls/ChosenTeam.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { PageFrame } from '../../ui/PageFrame.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { EmptyState } from '../../ui/waiting/EmptyState.tsx';
import { NotPublished } from '../../viewingPreferences/NotPublished.tsx';
import { Months, Sides } from './ScheduleControls.tsx';
import * as styles from './schedule.css.ts';
import { daysIn, daysOf, firstDays, matchCount, monthsOf } from './scheduleDays.ts';
import { portion, readScheduleQuery, readShown } from './scheduleQuery.ts';

/** The storage key of the last chosen side. */
const key = 'schedule';

/** A day of the schedule; its date is null if the federation has set none. */
const Day = ({
  day: { date, matches },
  rowOf,
}: {
  readonly day: PlayedDay;
  readonly rowOf: (match: Match) => BoardRow;
}) => {
  const m = useMessages(scheduleMessages);
  const format = useFormat();
  const { today } = useChoice();
  const words = date === null ? m.noDate : format.longDate(date);
  const id = `day-${date ?? 'none'}`;
  return (
    <section aria-labelledby={id} className={styles.days[Math.min(matches.length, styles.most)]}>
      <h2 id={id} className={styles.date}>
        {words}
        {date === today ? <span className={styles.todayWord}>{m.today}</span> : null}
      </h2>
      <MatchTable caption={words} rows={byPhase(matches.map(rowOf))} kind="day" />
    </section>
  );
};

const noMatches: readonly Match[] = [];

/** The league's matches by day, upcoming or played (specification §2 "Schedule"). */
export const ScheduleScreen = () => {
  const { deployment } = useServices();
  const { selection, league, today } = useChoice();
  const m = useMessages(scheduleMessages);
  const common = useMessages(matchesMessages);
  const address = useLocation();
  // Remembered (specification §2).
  const [kept, keep] = useKept(key);
  useTitle(m.title, league?.name);

  const page = useLeagueMatches();
  const { view } = page;
  const matches = rowsIn(view) ?? noMatches;
  const resultsVisible = showsResults(league);
  const { teamId } = selection;
  const now = useWallTime();
  const sides = useMemo(() => {
    const { upcoming, played } = scheduleOf(matches, { teamId, today, resultsVisible });
    const { ahead, passed } = partedUpcoming(upcoming, now);
    return { upcoming: daysOf(ahead), passed: daysOf(passed), played };
  }, [matches, teamId, today, resultsVisible, now]);

  const query = useMemo(() => scheduleQueryIn(address.search), [address.search]);
  const said = readScheduleQuery(query);
  const shown = said.shown ?? readShown(kept) ?? 'upcoming';
  const months = monthsOf(sides[shown]);
  const month = said.month !== null && months.includes(said.month) ? said.month : null;
  const chosen = useMemo(() => daysIn(sides[shown], month), [sides, shown, month]);
  const drawn = useMemo(() => firstDays(chosen, said.count), [chosen, said.count]);
  const left = matchCount(chosen) - matchCount(drawn);
  const passed = useMemo(
    () => (shown === 'upcoming' ? daysIn(sides.passed, month) : []),
    [sides, shown, month],
  );

  const broadcasts = useBroadcasts(
    useCall(broadcastsOfLeague, league === null ? null : broadcastsOfLeagueAsked(deployment, league)),
  );
  const whole = useResolvedSelection();
  const inDrawn = useMemo(() => [...drawn, ...passed].flatMap((day) => day.matches), [drawn, passed]);
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
  return (
    <PageFrame
      title={m.title}
      subtitle={league === null ? null : m.subtitle(league.name)}
      beside={
        <LeagueExport
          list={{
            caption: m.title,
            rows: () => [...chosen, ...passed].flatMap((day) => day.matches.map(rowOf)),
          }}
        />
      }
    >
      <Sides
        shown={shown}
        counts={
          view.state === 'ready' || view.state === 'stale'
            ? { upcoming: matchCount(sides.upcoming), played: matchCount(sides.played) }
            : null
        }
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
      {resultsVisible ? null : <NotPublished title={common.hidden} text={common.hiddenText} />}
      <CallResult page={page} placeholder={<MatchListSkeleton count={8} className={styles.skeletons} />}>
        {() => (
          <>
            {drawn.length === 0 ? (
              <EmptyState text={m.empty[shown]} />
            ) : (
              <div>
                {drawn.map((day) => (
                  <Day key={day.date ?? 'none'} day={day} rowOf={rowOf} />
                ))}
              </div>
            )}
            {left === 0 ? null : (
              <PageLink
                to={pathWith({ show: shown, rows: String(said.count + portion) })}
                replace
                className={`${button.quiet} ${styles.more}`}
              >
                {m.more(left)}
              </PageLink>
            )}
            {passed.length === 0 ? null : (
              <Disclosure label={`${m.passed} (${m.count(matchCount(passed))})`}>
                {passed.map((day) => (
                  <Day key={day.date ?? 'none'} day={day} rowOf={rowOf} />
                ))}
              </Disclosure>
            )}
            {view.state === 'ready' && broadcasts.failure !== null ? (
              <StreamsFailure failure={broadcasts.failure} onRetry={page.retry} />
            ) : null}
          </>
        )}
      </CallResult>
    </PageFrame>
  );
};
