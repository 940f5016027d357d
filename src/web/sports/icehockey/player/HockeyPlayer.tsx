import type { GatewayFailure } from '@kampdag/core/gateway/client';
import type { PersonId, TournamentId } from '@kampdag/core/ids';
import type { RosterMember } from '@kampdag/core/league/player/roster';
import { scoreText } from '@kampdag/core/live/score/scoreText';
import type { HockeyPlayerGame } from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import { taskEither } from 'fp-ts';
import { useMemo } from 'react';
import { useLeagueMatches } from '../../../context/leagueMatches.ts';
import { useViewing } from '../../../context/services.ts';
import { rowsIn } from '../../../machines/loadable.ts';
import { useCall } from '../../../machines/useCall.ts';
import { Career } from '../../../player/career/Career.tsx';
import type { CareerKind } from '../../../player/career/kind.ts';
import { Part, SeasonPart } from '../../../player/Part.tsx';
import * as styles from '../../../player/player.css.ts';
import type {
  PlayerCall,
  PlayerRequest,
  PlayerStatisticsProps,
  PlayerViews,
} from '../../../player/playerViews.ts';
import { SeasonBars } from '../../../player/SeasonBars.tsx';
import { Tiles, TilesSkeleton } from '../../../player/Tiles.tsx';
import { useFormatting } from '../../../player/useFormatting.ts';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { EmptyState } from '../../../ui/waiting/EmptyState.tsx';
import { Games, type ResultOf } from './Games.tsx';
import { type HockeyKind, hockeyKindOf } from './hockeyKind.ts';
import { seasonMatches } from './seasonMatches.ts';

/** The number of last games (specification §7). */
const lastGames = 5;

/** Loads the player, then the statistics, which depend on the position. */
const calls = ({ gateway, personId, league, info }: PlayerRequest): readonly PlayerCall[] => [
  taskEither.chain((member: RosterMember | null): PlayerCall => {
    if (member === null) return taskEither.right(null);
    const own = hockeyKindOf(member.position).calls;
    return taskEither.sequenceArray<unknown, GatewayFailure>([
      gateway.fetch(own.games, { personId, numberMatches: lastGames }),
      ...(league === null
        ? []
        : [gateway.fetch(own.league, { personId, tournamentId: league.tournamentId })]),
    ]);
  })(info),
];

/** Results of the chosen league's games; the federation sends none with a player's games. */
const useResults = (): ResultOf => {
  const matches = rowsIn(useLeagueMatches().view);
  return useMemo(() => {
    const results = new Map(
      matches?.flatMap(({ matchId, result }) =>
        result === null ? [] : [[matchId, scoreText(result.goals)] as const],
      ),
    );
    return ({ matchId }) => (matchId === null ? null : (results.get(matchId) ?? null));
  }, [matches]);
};

interface KnownPlayerProps extends PlayerStatisticsProps {
  readonly kind: HockeyKind;
}

/** The last games in any league as a table (specification §2). */
const LastGames = ({ personId, kind, selection }: KnownPlayerProps) => {
  const { m } = useFormatting();
  const games = useCall(kind.calls.games, { personId, numberMatches: lastGames });
  const resultOf = useResults();
  return (
    <Part
      title={m.lastGames}
      failed={m.parts.games}
      data={games}
      skeleton={<TableSkeleton columns={10} rows={5} />}
    >
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState text={m.noGames} />
        ) : (
          <Games
            caption={m.lastGames}
            name="last"
            rows={rows}
            kind={kind}
            resultOf={resultOf}
            selection={selection}
          />
        )
      }
    </Part>
  );
};

const careerOf = (
  personId: PersonId,
  kind: HockeyKind,
): CareerKind<{ personId: PersonId; tournamentId: TournamentId }, HockeyPlayerGame> => ({
  endpoint: kind.calls.league,
  params: (tournamentId) => ({ personId, tournamentId }),
  keep: () => true,
  metric: ({ career }) => career[kind.metric],
  figures: kind.career,
  draw: (table) => <Games {...table} kind={kind} resultOf={null} />,
});

const KnownPlayer = (props: KnownPlayerProps) => {
  const { personId, kind, league, selection } = props;
  const writing = useFormatting();
  const { hidesResults } = useViewing();
  const career = useMemo(() => careerOf(personId, kind), [personId, kind]);
  return (
    <>
      <SeasonPart {...career} league={league} skeleton={<TilesSkeleton count={kind.tileCount} />}>
        {(rows) => {
          const matches = seasonMatches(rows, kind, selection, writing);
          return (
            <div className={styles.beside}>
              <Tiles tiles={kind.tiles(rows, writing)} />
              <SeasonBars title={writing.m.byMatch[kind.metric]} summary={null} matches={matches} />
            </div>
          );
        }}
      </SeasonPart>
      {hidesResults ? null : <LastGames {...props} />}
      <Career {...props} kind={career} />
    </>
  );
};

/**
 * A hockey player's figures in the chosen league, in the last games, and the career. Waits for the position, as goalies have
 * other figures.
 */
const HockeyPlayer = (props: PlayerStatisticsProps) =>
  props.member === null ? null : <KnownPlayer {...props} kind={hockeyKindOf(props.member.position)} />;

/** Ice hockey on a player's page. */
export const hockeyPlayer: PlayerViews = { calls, Statistics: HockeyPlayer };
