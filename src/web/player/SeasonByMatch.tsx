import { matchesOfPlayer } from '@kampdag/core/gateway/composed/matchesOfPlayer';
import { matchPath } from '@kampdag/core/site/paths';
import { selectionWithin } from '@kampdag/core/site/selection';
import { CallResult } from '../machines/CallResult.tsx';
import { useCall } from '../machines/useCall.ts';
import { rooms } from '../match/parts/parts.css.ts';
import type { PlayerStatisticsProps } from './playerViews.ts';
import { SeasonBars } from './SeasonBars.tsx';
import { useFormatting } from './useFormatting.ts';

/**
 * What a player scored in each match of a league; nothing where results or statistics are not published, or the team is
 * unknown.
 */
export const SeasonByMatch = ({
  personId,
  teamId,
  league,
  selection,
  counts,
}: Pick<PlayerStatisticsProps, 'personId' | 'teamId' | 'league' | 'selection'> & {
  /** The sport's unit. */
  readonly counts: 'points' | 'goals';
}) => {
  const { m, format, figures } = useFormatting();
  const params =
    league === null || teamId === null || !league.isResultPublished || !league.areStatisticsPublished
      ? null
      : { tournamentId: league.tournamentId, teamId, personId };
  const page = useCall(matchesOfPlayer, params);
  if (league === null || params === null) return null;
  return (
    <CallResult
      page={page}
      placeholder={<div className={rooms.some} aria-hidden="true" />}
      failed={m.parts.byMatch}
    >
      {({ rows }) => {
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
    </CallResult>
  );
};
