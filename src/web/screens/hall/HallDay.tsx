import { federationLanguage } from '@kampdag/core/federationLanguage';
import { dayOfSeason } from '@kampdag/core/gateway/composed/dayOfSeason';
import { dayGroups } from '@kampdag/core/league/day/dayGroups';
import type { LeagueDay } from '@kampdag/core/league/day/leagueDay';
import type { Match } from '@kampdag/core/league/match/match';
import type { Side } from '@kampdag/core/side';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useChoice } from '../../context/selection.ts';
import { useServices, useViewing } from '../../context/services.ts';
import { useFormat, useMessages, useSportWords } from '../../i18n/I18nContext.tsx';
import { matchesMessages } from '../../i18n/messages/matches.ts';
import { todayMessages } from '../../i18n/messages/today.ts';
import { CallResult } from '../../machines/CallResult.tsx';
import { rowsIn } from '../../machines/loadable.ts';
import { useCall } from '../../machines/useCall.ts';
import type { BoardRow } from '../../matches/boardRow.ts';
import { liveText, statusText } from '../../matches/matchText.tsx';
import { useLeagueDays } from '../../matches/useLeagueDays.ts';
import { useListContext } from '../../matches/useListContext.ts';
import { useMatchRows } from '../../matches/useMatchRows.ts';
import { headingId } from '../../ui/heading.ts';
import { LiveDot } from '../../ui/identity/LiveDot.tsx';
import { TeamCrest } from '../../ui/identity/TeamCrest.tsx';
import { FederationName } from '../../ui/text/FederationName.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { EmptyState } from '../../ui/waiting/EmptyState.tsx';
import { Skeleton } from '../../ui/waiting/Skeleton.tsx';
import { type DayLine, dayPages, pageDuration, rowsPerPage } from './dayPages.ts';
import * as styles from './HallDay.css.ts';
import { hallMessages } from './hallMessages.ts';
import { nameRooms, nameSize } from './nameSize.ts';

/** Turns pages, counted from the first, every ten seconds; Space pauses and resumes (WCAG 2.2.2). A single page does not turn. */
const usePageRotation = (pages: number) => {
  const [turn, setTurn] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const toggle = useCallback(() => setPaused((before) => !before), []);
  const stands = isPaused || pages < 2;
  useEffect(() => {
    if (stands) return undefined;
    const timer = setTimeout(() => setTurn(turn + 1), pageDuration);
    return () => clearTimeout(timer);
  }, [stands, turn]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Space presses a focused button.
      if (event.key !== ' ' || event.target instanceof HTMLButtonElement) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [toggle]);
  return { turn, isPaused, toggle };
};

/** A match as a row on the hall screen: its start or period, and both teams around the score. */
const HallRow = ({ row }: { readonly row: BoardRow }) => {
  const m = useMessages(matchesMessages);
  const format = useFormat();
  const { periods } = useSportWords(row.sport);
  const isLive = row.mark === 'live';
  const isPlanned = row.state.type === 'ToCome' && !row.state.isLate;
  const state = isLive ? liveText(row.live, m, periods)?.brief : statusText(row, m).brief;
  const { goals } = row;
  const team = (side: Side) => {
    const name = row.teams[side].name ?? m.unknownTeam;
    return (
      <div className={styles.team[side]}>
        <FederationName
          name={name}
          className={`${styles.name} ${styles.landscapeName[nameSize(name, nameRooms.landscape)]} ${styles.portraitName[nameSize(name, nameRooms.portrait)]}`}
        />
        <span className={styles.crest}>
          <TeamCrest name={name} size={40} />
        </span>
      </div>
    );
  };
  return (
    <li className={isLive ? styles.liveRow : styles.row} data-match={row.matchId}>
      <div className={styles.when}>
        {isLive ? <LiveDot /> : null}
        {isPlanned ? (row.start === null ? '–' : format.time(row.start)) : (state ?? m.status.Live)}
      </div>
      {team('home')}
      <div className={styles.score} data-score>
        <span className={styles.goals.home}>{goals?.home}</span>
        <span className={styles.dash}>–</span>
        <span className={styles.goals.away}>{goals?.away}</span>
      </div>
      {team('away')}
    </li>
  );
};

const Line = ({ line, rowOf }: { readonly line: DayLine; readonly rowOf: (match: Match) => BoardRow }) => {
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

const noDays: readonly LeagueDay[] = [];
const nobody: ReadonlySet<never> = new Set();
const noBroadcasts = { of: () => null, failure: null };

/** Milliseconds between refreshes of the day; not every result arrives live. */
const renewedAfter = 60_000;

/** A day's results in rotation, league by league, of one league if the address names it; and the time until the next page. */
export const HallDay = () => {
  const { deployment } = useServices();
  const { season, league, date, selection } = useChoice();
  const m = useMessages(hallMessages);
  const today = useMessages(todayMessages);
  const format = useFormat();
  useTitle(today.title);
  const isPortrait = useMedia('(orientation: portrait)') === true;
  const seasonId = season?.seasonId ?? league?.seasonId ?? null;
  const call = useCall(dayOfSeason, seasonId === null ? null : { seasonId, date });
  const { refresh } = call;
  useEffect(() => {
    const timer = setInterval(refresh, renewedAfter);
    return () => clearInterval(timer);
  }, [refresh]);
  const context = useListContext(selection);
  const { now } = context;
  const days = useLeagueDays(rowsIn(call.view) ?? noDays, date, context);
  const { tournamentId } = selection;
  const size = isPortrait ? rowsPerPage.portrait : rowsPerPage.landscape;
  const pages = useMemo(() => {
    const shown = days.filter((day) => tournamentId === null || day.league.tournamentId === tournamentId);
    const order = { named: deployment.namedLeagues };
    return dayPages(dayGroups(shown, { order, now, teams: nobody, leagues: nobody }), size);
  }, [days, tournamentId, deployment, now, size]);
  const { turn, isPaused, toggle } = usePageRotation(pages.length);
  const at = pages.length === 0 ? 0 : turn % pages.length;
  const page = pages[at];
  // The next page's matches are followed too, so that it appears with its scores.
  const matches = useMemo(
    () =>
      [...new Set([pages[at], pages[at + 1] ?? pages[0]])].flatMap((shown) =>
        (shown ?? []).flatMap((line) => (line.type === 'match' ? [line.match] : [])),
      ),
    [pages, at],
  );
  const rowOf = useMatchRows({ matches, selection, broadcasts: noBroadcasts, refresh });
  return (
    <div className={styles.day}>
      <div className={styles.dayHead}>
        <h1 id={headingId} className={styles.date}>
          {format.longDate(date)}
        </h1>
        {pages.length < 2 ? null : (
          <>
            <button type="button" className={styles.pause} onClick={toggle}>
              {isPaused ? m.resume : m.pause}
            </button>
            <p className={styles.pageNumber}>
              {isPaused ? `${m.paused} · ` : null}
              {m.page(at + 1, pages.length)}
            </p>
          </>
        )}
      </div>
      <div className={styles.progress} aria-hidden="true">
        {pages.length < 2 ? null : (
          <div key={`${turn} ${String(isPaused)}`} className={isPaused ? styles.stopped : styles.passing} />
        )}
      </div>
      <CallResult page={call} placeholder={<Skeleton height="60vh" />}>
        {() =>
          page === undefined ? (
            <EmptyState text={today.empty} />
          ) : (
            <ul className={styles.rows}>
              {page.map((line) => (
                <Line key={keyOf(line)} line={line} rowOf={rowOf} />
              ))}
            </ul>
          )
        }
      </CallResult>
    </div>
  );
};
