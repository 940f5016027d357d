import type { PersonId } from '@kampdag/core/ids';
import { isGoaliePosition } from '@kampdag/core/league/player/roster';
import type { League } from '@kampdag/core/league/season/league';
import type { Selection } from '@kampdag/core/site/selection';
import { useCall } from '../../../machines/useCall.ts';
import { Part } from '../../../player/Part.tsx';
import { Tiles, TilesSkeleton } from '../../../player/Tiles.tsx';
import { useWriting } from '../../../player/useWriting.ts';
import { hockeyCalls, lastGames } from '../../../screens/player/calls.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Info } from '../../../ui/Info.tsx';
import { LastGames } from './LastGames.tsx';
import { goalieTiles, skaterTiles } from './tiles.ts';

/** What a hockey player did in the chosen league, and in the last games anywhere. A goalkeeper has other figures. */
export const HockeyPlayer = ({
  personId,
  position,
  league,
  selection,
}: {
  readonly personId: PersonId;
  readonly position: string | null;
  readonly league: League | null;
  readonly selection: Selection;
}) => {
  const writing = useWriting();
  const { m } = writing;
  const isGoalie = isGoaliePosition(position);
  const calls = hockeyCalls(position);
  const isHidden = league !== null && !league.isResultPublished;
  const season = useCall(
    calls.league,
    league === null || isHidden ? null : { personId, tournamentId: league.tournamentId },
  );
  const games = useCall(calls.games, { personId, numberMatches: lastGames });
  return (
    <>
      {isHidden ? (
        <Info title={m.hidden} text={m.hiddenText} />
      ) : league === null ? null : (
        <Part
          title={m.season(league.name)}
          failed={m.parts.season}
          data={season}
          skeleton={<TilesSkeleton count={isGoalie ? 7 : 12} />}
        >
          {({ rows }) =>
            rows.length === 0 ? (
              <EmptyState text={m.noSeason(league.name)} />
            ) : (
              <Tiles tiles={(isGoalie ? goalieTiles : skaterTiles)(rows, writing)} />
            )
          }
        </Part>
      )}
      <LastGames data={games} isGoalie={isGoalie} selection={selection} />
    </>
  );
};
