import { matchesOfPlayer, type PlayerMatch } from '@kampdag/core/gateway/composed/matchesOfPlayer';
import type { InMatch } from '@kampdag/core/gateway/scoredInMatch';
import { percentageOf } from '@kampdag/core/league/player/percentage';
import { matchPath } from '@kampdag/core/site/paths';
import { selectionWithin } from '@kampdag/core/site/selection';
import { CallResult } from '../machines/CallResult.tsx';
import { useCall } from '../machines/useCall.ts';
import { rooms } from '../match/parts/parts.css.ts';
import type { PlayerStatisticsProps } from './playerViews.ts';
import { SeasonBars, type SeasonMatch } from './SeasonBars.tsx';
import { useFormatting } from './useFormatting.ts';

const totalOf = (rows: readonly PlayerMatch[], figure: keyof InMatch): number =>
  rows.reduce((sum, row) => sum + row[figure], 0);

/**
 * What a player scored in each match of a league or, if that is more, the share of shots saved; nothing where results or statistics are
 * not published, or the team is unknown.
 */
export const SeasonByMatch = ({
  personId,
  teamId,
  league,
  selection,
  counts,
  isAlone = false,
}: Pick<PlayerStatisticsProps, 'personId' | 'teamId' | 'league' | 'selection'> & {
  /** The sport's unit. */
  readonly counts: 'points' | 'goals';
  /** Whether the page has no other figures of the season, so that the chart sums it up. Default: false. */
  readonly isAlone?: boolean;
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
        const barOf = (match: PlayerMatch, value: number, text: string): SeasonMatch => ({
          key: String(match.matchId),
          date: match.date,
          opponent: match.opponent ?? m.unknownTeam,
          isHome: match.isHome,
          value,
          text,
          to: matchPath(selectionWithin(selection, league), match),
        });
        const scored = totalOf(rows, 'scored');
        const saves = totalOf(rows, 'saves');
        if (saves > scored) {
          return (
            <SeasonBars
              title={m.byMatch.saves}
              summary={null}
              matches={rows
                .filter((match) => match.shotsAgainst > 0)
                .map((match) => {
                  const share = percentageOf(match.saves, match.shotsAgainst);
                  return barOf(match, share ?? 0, figures.decimals(share, 1));
                })}
            />
          );
        }
        const average = rows.length === 0 ? null : scored / rows.length;
        return (
          <SeasonBars
            title={m.byMatch[counts]}
            summary={
              isAlone
                ? m.byMatchSummary(rows.length, format.number(scored), figures.decimals(average, 1))
                : null
            }
            matches={rows.map((match) => barOf(match, match.scored, format.number(match.scored)))}
          />
        );
      }}
    </CallResult>
  );
};
