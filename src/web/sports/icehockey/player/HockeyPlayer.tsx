import { isGoaliePosition } from '@kampdag/core/league/player/roster';
import type { Selection } from '@kampdag/core/site/selection';
import type { HockeyPlayerGame } from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import { goalieTotals, skaterTotals } from '@kampdag/core/sport/icehockey/sheets/hockeyTotals';
import { useMemo } from 'react';
import { useViewing } from '../../../context/services.ts';
import { useCall } from '../../../machines/useCall.ts';
import { Career } from '../../../player/career/Career.tsx';
import { SeasonPart } from '../../../player/Part.tsx';
import * as styles from '../../../player/player.css.ts';
import type { PlayerStatisticsProps, PlayerViews } from '../../../player/playerViews.ts';
import { SeasonBars } from '../../../player/SeasonBars.tsx';
import { type Tile, Tiles, TilesSkeleton, tilesOf } from '../../../player/Tiles.tsx';
import { type Formatting, useFormatting } from '../../../player/useFormatting.ts';
import { hockeyCalls, hockeyPlayerCalls, lastGames } from './calls.ts';
import { hockeyCareer } from './career.tsx';
import { goalieFigures, skaterFigures } from './figures.ts';
import { LastGames } from './LastGames.tsx';
import { seasonMatches } from './seasonMatches.ts';

const seasonTiles = (
  games: readonly HockeyPlayerGame[],
  isGoalie: boolean,
  writing: Formatting,
): readonly Tile[] => {
  if (isGoalie) return tilesOf(goalieFigures, 'savePercentage', goalieTotals(games), writing);
  const sum = skaterTotals(games);
  return tilesOf(skaterFigures(sum), 'points', sum, writing);
};

const seasonBars = (
  games: readonly HockeyPlayerGame[],
  isGoalie: boolean,
  selection: Selection,
  writing: Formatting,
): Parameters<typeof SeasonBars>[0] => {
  const { m, format, figures } = writing;
  const matches = seasonMatches(games, isGoalie, selection, writing);
  if (isGoalie) {
    const { saves, shotsAgainst } = goalieTotals(games);
    const summary = m.savesSummary(format.number(saves), format.number(shotsAgainst));
    return { title: m.byMatch.saves, summary, matches };
  }
  const { points } = skaterTotals(games);
  const average = figures.decimals(matches.length === 0 ? null : points / matches.length, 2);
  const summary = m.byMatchSummary(matches.length, format.number(points), average);
  return { title: m.byMatch.points, summary, matches };
};

interface KnownPlayerProps extends Omit<PlayerStatisticsProps, 'member'> {
  readonly position: string | null;
}

const KnownPlayer = (props: KnownPlayerProps) => {
  const { personId, position, league, selection } = props;
  const writing = useFormatting();
  const { hidesResults } = useViewing();
  const isGoalie = isGoaliePosition(position);
  const calls = hockeyCalls(position);
  const games = useCall(calls.games, { personId, numberMatches: lastGames });
  const career = useMemo(() => hockeyCareer(personId, position), [personId, position]);
  return (
    <>
      <SeasonPart
        league={league}
        endpoint={calls.league}
        params={(tournamentId) => ({ personId, tournamentId })}
        skeleton={<TilesSkeleton count={isGoalie ? 7 : 12} />}
      >
        {(rows) => (
          <div className={styles.beside}>
            <Tiles tiles={seasonTiles(rows, isGoalie, writing)} />
            <SeasonBars {...seasonBars(rows, isGoalie, selection, writing)} />
          </div>
        )}
      </SeasonPart>
      {hidesResults ? null : <LastGames data={games} isGoalie={isGoalie} selection={selection} />}
      <Career {...props} kind={career} />
    </>
  );
};

/**
 * A hockey player's figures in the chosen league, in the last games, and the career. Waits for the position, as goalies have
 * other figures.
 */
const HockeyPlayer = ({ member, ...rest }: PlayerStatisticsProps) =>
  member === null ? null : <KnownPlayer {...rest} position={member.position} />;

/** Ice hockey on a player's page. */
export const hockeyPlayer: PlayerViews = { calls: hockeyPlayerCalls, Statistics: HockeyPlayer };
