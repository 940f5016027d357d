import type { GatewayClient } from '@kampdag/core/gateway/client';
import type { PersonId } from '@kampdag/core/ids';
import { isGoaliePosition } from '@kampdag/core/league/player/roster';
import type { HockeyPlayerGame } from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import { goalieTotals, skaterTotals } from '@kampdag/core/sport/icehockey/sheets/hockeyTotals';
import { taskEither } from 'fp-ts';
import { type CareerKind, seasonFigures } from '../../../player/career/kind.ts';
import { hockeyCalls } from './calls.ts';
import { goalieCareer, goalieSaves, skaterCareer, skaterPoints } from './figures.ts';
import { Games } from './Games.tsx';

/** A hockey player's career: a skater's points, a goalie's save percentage. */
export const hockeyCareer = (
  gateway: GatewayClient,
  personId: PersonId,
  position: string | null,
): CareerKind<HockeyPlayerGame> => {
  const isGoalie = isGoaliePosition(position);
  const { league } = hockeyCalls(position);
  return {
    read: (tournamentId) =>
      taskEither.map(({ rows }: { readonly rows: readonly HockeyPlayerGame[] }) => rows)(
        gateway.fetch(league, { personId, tournamentId }),
      ),
    metric: ({ career }) => (isGoalie ? career.saves : career.points),
    figures: isGoalie
      ? seasonFigures(goalieTotals, goalieSaves, goalieCareer)
      : seasonFigures(skaterTotals, skaterPoints, skaterCareer),
    draw: (games, caption, name, selection) => (
      <Games
        caption={caption}
        name={name}
        games={games}
        isGoalie={isGoalie}
        withTournament={false}
        selection={selection}
      />
    ),
  };
};
