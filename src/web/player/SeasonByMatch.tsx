import { matchesOfPlayer } from '@kampdag/core/gateway/composed/matchesOfPlayer';
import type { PersonId, TeamId } from '@kampdag/core/ids';
import type { League } from '@kampdag/core/league/season/league';
import { matchPath } from '@kampdag/core/site/paths';
import { type Selection, selectionWithin } from '@kampdag/core/site/selection';
import { useMessages } from '../i18n/I18nContext.tsx';
import { appMessages } from '../i18n/messages/app.ts';
import { loadableOf } from '../machines/loadable.ts';
import { useCall } from '../machines/useCall.ts';
import { rooms } from '../match/parts/parts.css.ts';
import { LoadablePlace } from '../ui/waiting/Loadable.tsx';
import { SeasonBars } from './SeasonBars.tsx';
import { useWriting } from './useWriting.ts';

/** What a player scored in each match of a league; nothing where results or statistics are not published, or the team is not known. */
export const SeasonByMatch = ({
  personId,
  teamId,
  league,
  selection,
  counts,
}: {
  readonly personId: PersonId;
  readonly teamId: TeamId | null;
  readonly league: League | null;
  readonly selection: Selection;
  /** What the sport counts. */
  readonly counts: 'points' | 'goals';
}) => {
  const app = useMessages(appMessages);
  const { m, format, figures } = useWriting();
  const asked =
    league === null || teamId === null || !league.isResultPublished || !league.areStatisticsPublished
      ? null
      : { tournamentId: league.tournamentId, teamId, personId };
  const { view, busy, retry } = useCall(matchesOfPlayer, asked);
  if (league === null || asked === null) return null;
  return (
    <LoadablePlace
      of={loadableOf(view, app, ({ rows }) => rows)}
      room={<div className={rooms.some} aria-hidden="true" />}
      failed={m.parts.byMatch}
      busy={busy}
      onRetry={retry}
    >
      {(rows) => {
        const total = rows.reduce((sum, { scored }) => sum + scored, 0);
        return (
          <SeasonBars
            title={m.byMatch[counts]}
            summary={m.byMatchSummary(
              rows.length,
              format.number(total),
              figures.decimals(rows.length === 0 ? null : total / rows.length, 1),
            )}
            matches={rows.map(({ matchId, date, opponent, isHome, scored }) => ({
              key: String(matchId),
              date,
              opponent: opponent ?? m.unknownTeam,
              isHome,
              value: scored,
              text: format.number(scored),
              to: matchPath(selectionWithin(selection, league), { matchId, date }),
            }))}
          />
        );
      }}
    </LoadablePlace>
  );
};
