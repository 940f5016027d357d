import { basketballSeasonPlayers } from '@kampdag/core/gateway/ballEndpoints';
import type { PersonId } from '@kampdag/core/ids';
import type { League } from '@kampdag/core/league/season/league';
import { useCall } from '../../../machines/useCall.ts';
import { Part } from '../../../player/Part.tsx';
import * as styles from '../../../player/player.css.ts';
import { TilesSkeleton } from '../../../player/Tiles.tsx';
import { useWriting } from '../../../player/useWriting.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Info } from '../../../ui/Info.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { Lines } from './Lines.tsx';

/** What a basketball player did in the current tournament (specification §2). */
export const BasketballPlayer = ({
  personId,
  league,
}: {
  readonly personId: PersonId;
  readonly league: League | null;
}) => {
  const { m } = useWriting();
  const isHidden = league !== null && !league.isResultPublished;
  const data = useCall(
    basketballSeasonPlayers,
    league === null || isHidden ? null : { tournamentId: league.tournamentId, personId },
  );
  if (league === null) return null;
  if (isHidden) return <Info title={m.hidden} text={m.hiddenText} />;
  return (
    <Part
      title={m.season(league.name)}
      failed={m.parts.season}
      data={data}
      skeleton={
        <div className={styles.beside}>
          <TilesSkeleton count={8} />
          <TableSkeleton columns={10} rows={1} />
        </div>
      }
    >
      {({ rows }) => {
        const own = rows.filter((row) => row.personId === personId);
        return own.length === 0 ? (
          <EmptyState text={m.noSeason(league.name)} />
        ) : (
          <Lines caption={m.season(league.name)} name="current" rows={own} />
        );
      }}
    </Part>
  );
};
