import type { Rows } from '@kampdag/core/decode/body';
import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import type { PersonId, TeamId, TournamentId } from '@kampdag/core/ids';
import type { StatisticsColumn } from '../statistics/columns.ts';
import { SeasonPart } from './Part.tsx';
import type { PlayerCall, PlayerRequest, PlayerStatisticsProps, PlayerViews } from './playerViews.ts';
import { SeasonByMatch } from './SeasonByMatch.tsx';
import { Tiles, TilesSkeleton, tilesOf } from './Tiles.tsx';
import { useFormatting } from './useFormatting.ts';

/** The parameters of a sport's season statistics. */
type ParamsOf<P> = (tournamentId: TournamentId, personId: PersonId) => P;

/** The calls of a player's first view: the player, and the figures in the chosen league. */
export const seasonCalls =
  <P,>(endpoint: Endpoint<P, unknown>, params: ParamsOf<P>) =>
  ({ gateway, personId, league, info }: PlayerRequest): readonly PlayerCall[] =>
    league === null ? [info] : [info, gateway.fetch(endpoint, params(league.tournamentId, personId))];

interface TeamLine {
  readonly personId: PersonId | null;
  readonly teamId: TeamId | null;
  readonly teamName: string | null;
}

/** The player's page of a sport whose statistics have one row per team: figures as tiles, and goals or saves by match. */
export const goalTiles = <P, Row extends TeamLine>(
  endpoint: Endpoint<P, Rows<Row>>,
  params: ParamsOf<P>,
  figures: readonly StatisticsColumn<Row>[],
  /** The key of a player's main figure. Default: goals. */
  leading: (line: Row) => string = () => 'goals',
): PlayerViews => {
  const Statistics = (props: PlayerStatisticsProps) => {
    const { personId, league } = props;
    const writing = useFormatting();
    return (
      <>
        <SeasonPart
          league={league}
          endpoint={endpoint}
          params={(tournamentId) => params(tournamentId, personId)}
          keep={(row) => row.personId === personId}
          skeleton={<TilesSkeleton count={figures.length} />}
        >
          {(own) =>
            own.map((line) => (
              <div key={line.teamId}>
                {own.length > 1 ? <h3>{line.teamName ?? writing.m.unknownTeam}</h3> : null}
                <Tiles tiles={tilesOf(figures, leading(line), line, writing)} />
              </div>
            ))
          }
        </SeasonPart>
        <SeasonByMatch {...props} counts="goals" />
      </>
    );
  };
  return { calls: seasonCalls(endpoint, params), Statistics };
};
