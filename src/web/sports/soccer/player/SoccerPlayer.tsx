import { soccerPlayers } from '@kampdag/core/gateway/leagueEndpoints';
import { tilesOf } from '../../../player/figures.ts';
import type { PlayerStatisticsProps, PlayerViews } from '../../../player/playerViews.ts';
import { SeasonByMatch } from '../../../player/SeasonByMatch.tsx';
import { SeasonPart } from '../../../player/SeasonPart.tsx';
import { Tiles, TilesSkeleton } from '../../../player/Tiles.tsx';
import { useWriting } from '../../../player/useWriting.ts';
import { soccerFigures } from '../figures.ts';

/** What a company league's player did in the current tournament: the line that its statistics have, one for each team. */
const SoccerPlayer = ({ personId, league, teamId, selection }: PlayerStatisticsProps) => {
  const writing = useWriting();
  return (
    <>
      <SeasonPart
        league={league}
        endpoint={soccerPlayers}
        params={(tournamentId) => ({ tournamentId })}
        keep={(row) => row.personId === personId}
        skeleton={<TilesSkeleton count={soccerFigures.length} />}
      >
        {(own) =>
          own.map((line) => (
            <div key={line.teamId}>
              {own.length > 1 ? <h3>{line.teamName ?? writing.m.unknownTeam}</h3> : null}
              <Tiles tiles={tilesOf(soccerFigures, 'goals', line, writing)} />
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

/** Soccer on a player's page. */
export const soccerPlayer: PlayerViews = {
  calls: ({ gateway, league, info }) => [
    info,
    ...(league === null ? [] : [gateway.fetch(soccerPlayers, { tournamentId: league.tournamentId })]),
  ],
  Statistics: SoccerPlayer,
};
