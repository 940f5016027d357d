import { matchesOnDate } from '@kampdag/core/gateway/endpoints';
import type { Match } from '@kampdag/core/league/match';
import { isLiveNow } from '@kampdag/core/league/matchStatus';
import { areResultsVisible } from '@kampdag/core/league/publication';
import { scoreboardOf } from '@kampdag/core/league/scoreboard';
import { screenPath } from '@kampdag/core/site/paths';
import { withDate } from '@kampdag/core/site/selection';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { useMemo } from 'react';
import { useWallTime } from '../../context/now.ts';
import { useChoice } from '../../context/selection.ts';
import { useServices } from '../../context/services.ts';
import { failureText } from '../../i18n/failureText.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { scoreboardMessages } from '../../i18n/messages/scoreboard.ts';
import { useCall } from '../../machines/useCall.ts';
import { useRenewal } from '../../machines/useRenewal.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { boardRow } from './boardRow.ts';
import { dayParams } from './calls.ts';
import { type Board, ScoreboardView } from './ScoreboardView.tsx';
import { useLiveScores } from './useLiveScores.ts';

const noMatches: readonly Match[] = [];

/** The scoreboard: a day's matches in the chosen league, with their live scores (specification §2). */
export const ScoreboardScreen = () => {
  const { deployment } = useServices();
  const { selection, season, league, leagues, seasons, date, today, failure } = useChoice();
  const messages = useMessages(appMessages);
  const { title } = useMessages(scoreboardMessages);
  const now = useWallTime();
  useTitle(title, league?.name);

  const day = useCall(matchesOnDate, league === null ? null : dayParams(deployment, league, date));
  const { view } = day;
  const matches = view.state === 'ready' || view.state === 'stale' ? view.value.rows : noMatches;
  const tournamentId = league?.tournamentId ?? null;
  const { teamId } = selection;

  const parts = useMemo(
    () => scoreboardOf(matches, { date, tournamentId, teamId }),
    [matches, date, tournamentId, teamId],
  );
  const showsResults = useMemo(() => {
    const held = new Set(
      (leagues ?? []).flatMap(({ tournamentId: id, isResultPublished }) =>
        areResultsVisible({ displayed: isResultPublished, published: isResultPublished }) ? [] : [id],
      ),
    );
    return ({ tournamentId: id }: Match): boolean => id === null || !held.has(id);
  }, [leagues]);
  const inPlay = useMemo(
    () =>
      [...parts.league, ...(deployment.showsOtherMatches ? parts.others : [])].filter(
        (match) => isLiveNow(match, now) && showsResults(match),
      ),
    [parts, deployment, now, showsResults],
  );
  const liveScoreOf = useLiveScores(inPlay);
  useRenewal(
    inPlay.filter(({ matchId }) => liveScoreOf(matchId)?.phase === 'ended').map(({ matchId }) => matchId),
    day.refresh,
  );

  if (seasons !== null && season === null && failure === null && seasons.length === 0) {
    return <EmptyState text={messages.noSeason.text} />;
  }
  if (leagues !== null && league === null) return <EmptyState text={messages.noLeague.text} />;

  const whole = {
    ...selection,
    seasonId: season?.seasonId ?? selection.seasonId,
    tournamentId: tournamentId ?? selection.tournamentId,
  };
  const context = { now, selection: whole, showsResults, liveScoreOf };
  const rows = (some: readonly Match[]) => some.map((match) => boardRow(match, context));
  const board: Board =
    view.state === 'failed'
      ? { state: 'failed', text: failureText(messages, view.failure) }
      : view.state === 'loading'
        ? { state: 'loading' }
        : {
            state: 'ready',
            league: rows(parts.league),
            others: deployment.showsOtherMatches ? rows(parts.others) : null,
            stale: view.state === 'stale' ? failureText(messages, view.failure) : null,
          };
  return (
    <ScoreboardView
      leagueName={league?.name ?? null}
      date={date}
      today={today}
      time={now.time}
      pathOf={(chosen: CivilDate) =>
        screenPath('/scoreboard', withDate(whole, chosen === today ? null : chosen))
      }
      isFiltered={teamId !== null}
      areResultsHidden={league !== null && !league.isResultPublished}
      board={board}
      busy={day.busy}
      onRetry={day.retry}
    />
  );
};
