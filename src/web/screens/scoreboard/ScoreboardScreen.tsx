import { broadcastsOfDay } from '@kampdag/core/gateway/composed/broadcastsOfDay';
import { sliderOfLeague } from '@kampdag/core/gateway/composed/sliderOfLeague';
import { matchesOnDate } from '@kampdag/core/gateway/endpoints';
import type { SportId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { lateUntil, mayHaveLog } from '@kampdag/core/league/match/matchStatus';
import { byPhase } from '@kampdag/core/league/match/phase';
import { showsResults } from '@kampdag/core/league/match/publication';
import { matchDaysOf, nearestMatchDay } from '@kampdag/core/league/schedule/matchDays';
import { scoreboardOf } from '@kampdag/core/league/schedule/scoreboard';
import { sportIdOf } from '@kampdag/core/league/season/league';
import { screenPath } from '@kampdag/core/site/paths';
import { withDate } from '@kampdag/core/site/selection';
import { addDays, type CivilDate } from '@kampdag/core/time/civilDate';
import type { WallTime } from '@kampdag/core/time/oslo';
import { useMemo } from 'react';
import { useLeagueMatches } from '../../context/leagueMatches.ts';
import { useAtWallTime, useWallTime } from '../../context/now.ts';
import { useChoice, useResolvedSelection } from '../../context/selection.ts';
import { useServices } from '../../context/services.ts';
import { LeagueExport } from '../../export/ExportMenu.tsx';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { scoreboardMessages } from '../../i18n/messages/scoreboard.ts';
import { mapPage, rowsIn, valueOf } from '../../machines/loadable.ts';
import { useCall } from '../../machines/useCall.ts';
import { broadcastsOfDayAsked } from '../../matches/broadcastCalls.ts';
import { PauseScores } from '../../matches/PauseScores.tsx';
import { useBroadcasts } from '../../matches/useBroadcasts.ts';
import { useListedStates } from '../../matches/useLiveScores.ts';
import { useMatchRows } from '../../matches/useMatchRows.ts';
import { useShowsResults } from '../../matches/useShowsResults.ts';
import { MyMatches } from '../../myMatches/MyMatches.tsx';
import * as button from '../../ui/controls/Button.css.ts';
import { ChosenTeam } from '../../ui/controls/ChosenTeam.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { ScoreboardView } from './ScoreboardView.tsx';

const isNightAt = ({ time }: WallTime): boolean => time < lateUntil;

const none: readonly Match[] = [];

/** The matches of the evening before that are still in play in the small hours of today, to which they belong as well (reading 34). */
const useEveningInPlay = (sportId: SportId | null): readonly Match[] => {
  const { date, today } = useChoice();
  const isNight = useAtWallTime(isNightAt) && date === today;
  const { view } = useCall(
    matchesOnDate,
    sportId === null || !isNight ? null : { sportId, date: addDays(date, -1) },
  );
  const now = useWallTime();
  const showsResults = useShowsResults();
  const rows = rowsIn(view) ?? none;
  const open = useMemo(() => rows.filter((match) => mayHaveLog(match, now)), [rows, now]);
  const context = useMemo(() => ({ now, showsResults }), [now, showsResults]);
  const stateOf = useListedStates(open, context);
  return useMemo(() => open.filter((match) => stateOf(match).type === 'InPlay'), [open, stateOf]);
};

/** Links from a day without matches to the league's next match day, or to its last one if the season is over. */
const NextMatchDay = ({ pathOf }: { readonly pathOf: (date: CivilDate) => string }) => {
  const m = useMessages(scoreboardMessages);
  const format = useFormat();
  const { date, selection } = useChoice();
  const { view } = useLeagueMatches();
  const { teamId } = selection;
  const day = useMemo(
    () => nearestMatchDay(matchDaysOf(rowsIn(view) ?? [], teamId), date),
    [view, teamId, date],
  );
  if (day === null) return null;
  return (
    <PageLink to={pathOf(day)} className={button.quiet}>
      {(day > date ? m.nextMatchDay : m.lastMatchDay)(format.longDate(day))}
    </PageLink>
  );
};

const noMatches: readonly Match[] = [];

/** The scoreboard: a day's matches in the chosen league with live scores (specification §2). */
export const ScoreboardScreen = () => {
  const { deployment } = useServices();
  const { selection, league, date, today } = useChoice();
  const { title } = useMessages(scoreboardMessages);
  useTitle(title, league?.name);

  const sportId = league === null ? null : sportIdOf(league, deployment.sportId);
  const day = useCall(matchesOnDate, sportId === null ? null : { sportId, date });
  const evening = useEveningInPlay(sportId);
  const { view } = day;
  const matches = rowsIn(view) ?? noMatches;
  const tournamentId = league?.tournamentId ?? null;
  const { teamId } = selection;

  const parts = useMemo(
    () => scoreboardOf(matches, { date, tournamentId, teamId }, evening),
    [matches, evening, date, tournamentId, teamId],
  );
  const shown = useMemo(
    () => [...parts.league, ...(deployment.showsOtherMatches ? parts.others : [])],
    [parts, deployment],
  );
  const whole = useResolvedSelection();
  const broadcasts = useBroadcasts(
    useCall(broadcastsOfDay, league === null ? null : broadcastsOfDayAsked(deployment, league, date)),
  );
  const rowOf = useMatchRows({ matches: shown, selection: whole, broadcasts, refresh: day.refresh });

  const pathOf = (chosen: CivilDate) =>
    screenPath('/scoreboard', withDate(whole, chosen === today ? null : chosen));
  // A month before and after the day: today's are the slider's.
  const near = useCall(sliderOfLeague, tournamentId === null ? null : { tournamentId, date });
  const nearMatches = rowsIn(near.view) ?? noMatches;
  const matchDays = useMemo(() => new Set(matchDaysOf(nearMatches, teamId)), [nearMatches, teamId]);
  const page = mapPage(day, () => ({
    league: byPhase(parts.league.map(rowOf)),
    others: deployment.showsOtherMatches ? byPhase(parts.others.map(rowOf)) : null,
  }));
  return (
    <ScoreboardView
      leagueName={league?.name ?? null}
      day={{ date, today, matchDays, pathOf }}
      controls={
        <>
          {date === today && teamId === null ? <MyMatches /> : null}
          <ChosenTeam />
        </>
      }
      nextMatchDay={<NextMatchDay pathOf={pathOf} />}
      areResultsHidden={!showsResults(league)}
      page={page}
      streamsFailure={view.state === 'ready' ? broadcasts.failure : null}
      actions={
        <>
          <PauseScores />
          <LeagueExport
            list={{
              caption: `${title} ${date}`,
              rows: () => {
                const shownRows = valueOf(page.view);
                return shownRows === null ? [] : [...shownRows.league, ...(shownRows.others ?? [])];
              },
            }}
          />
        </>
      }
    />
  );
};
