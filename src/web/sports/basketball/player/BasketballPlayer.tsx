import { basketballSeasonPlayers } from '@kampdag/core/gateway/ballEndpoints';
import { useMemo } from 'react';
import { Career } from '../../../player/career/Career.tsx';
import { SeasonPart } from '../../../player/Part.tsx';
import * as styles from '../../../player/player.css.ts';
import type { PlayerStatisticsProps, PlayerViews } from '../../../player/playerViews.ts';
import { SeasonByMatch } from '../../../player/SeasonByMatch.tsx';
import { seasonCalls } from '../../../player/seasonTiles.tsx';
import { TilesSkeleton } from '../../../player/Tiles.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { basketballCareer } from './career.tsx';
import { averages } from './figures.ts';
import { Lines } from './Lines.tsx';

/** A basketball player's figures in the current tournament (specification §2), and the career. */
const BasketballPlayer = (props: PlayerStatisticsProps) => {
  const { personId, league } = props;
  const career = useMemo(() => basketballCareer(personId), [personId]);
  return (
    <>
      <SeasonPart
        league={league}
        endpoint={basketballSeasonPlayers}
        params={(tournamentId) => ({ tournamentId, personId })}
        keep={(row) => row.personId === personId}
        skeleton={
          <div className={styles.beside}>
            <TilesSkeleton count={averages.length} />
            <TableSkeleton columns={10} rows={1} />
          </div>
        }
      >
        {(own, title) => <Lines caption={title} name="current" rows={own} />}
      </SeasonPart>
      <SeasonByMatch {...props} counts="points" />
      <Career {...props} kind={career} />
    </>
  );
};

/** Basketball on a player's page. */
export const basketballPlayer: PlayerViews = {
  calls: seasonCalls(basketballSeasonPlayers, (tournamentId, personId) => ({ tournamentId, personId })),
  Statistics: BasketballPlayer,
};
