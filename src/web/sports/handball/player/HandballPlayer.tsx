import { handballSeasonPlayers } from '@kampdag/core/gateway/ballEndpoints';
import { tilesOf } from '../../../player/figures.ts';
import type { PlayerStatisticsProps, PlayerViews } from '../../../player/playerViews.ts';
import { SeasonByMatch } from '../../../player/SeasonByMatch.tsx';
import { SeasonPart } from '../../../player/SeasonPart.tsx';
import { Tiles, TilesSkeleton } from '../../../player/Tiles.tsx';
import { useWriting } from '../../../player/useWriting.ts';
import { handballFigures } from '../figures.ts';

const figures = handballFigures();

/** What a handball player did in the current tournament: one line for each team. */
const HandballPlayer = ({ personId, league, teamId, selection }: PlayerStatisticsProps) => {
  const writing = useWriting();
  return (
    <>
      <SeasonPart
        league={league}
        endpoint={handballSeasonPlayers}
        params={(tournamentId) => ({ tournamentId, personId })}
        keep={(row) => row.personId === personId}
        skeleton={<TilesSkeleton count={figures.length} />}
      >
        {(own) =>
          own.map((line) => (
            <div key={line.teamId}>
              {own.length > 1 ? <h3>{line.teamName ?? writing.m.unknownTeam}</h3> : null}
              <Tiles tiles={tilesOf(figures, 'goals', line, writing)} />
            </div>
          ))
        }
      </SeasonPart>
      <SeasonByMatch
        personId={personId}
        teamId={teamId}
        league={league}
        selection={selection}
        counts="goals"
      />
    </>
  );
};

/** Handball on a player's page. */
export const handballPlayer: PlayerViews = {
  calls: ({ gateway, personId, league, info }) => [
    info,
    ...(league === null
      ? []
      : [gateway.fetch(handballSeasonPlayers, { tournamentId: league.tournamentId, personId })]),
  ],
  Statistics: HandballPlayer,
};
