import type { Rows } from '@kampdag/core/decode/body';
import { scoreText } from '@kampdag/core/live/score/scoreText';
import type { Selection } from '@kampdag/core/site/selection';
import type { HockeyPlayerGame } from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import { useMemo } from 'react';
import { useLeagueMatches } from '../../../context/leagueMatches.ts';
import { rowsIn } from '../../../machines/pageView.ts';
import type { Page } from '../../../machines/useCall.ts';
import { Part } from '../../../player/Part.tsx';
import { useFormatting } from '../../../player/useFormatting.ts';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { EmptyState } from '../../../ui/waiting/EmptyState.tsx';
import { Games } from './Games.tsx';
import type { ResultOf } from './gameColumns.tsx';

interface LastGamesProps {
  readonly data: Page<Rows<HockeyPlayerGame>>;
  readonly isGoalie: boolean;
  readonly selection: Selection;
}

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

/** The last games in any league as a table (specification §2). */
export const LastGames = ({ data, isGoalie, selection }: LastGamesProps) => {
  const { m } = useFormatting();
  const resultOf = useResults();
  return (
    <Part
      title={m.lastGames}
      failed={m.parts.games}
      data={data}
      skeleton={<TableSkeleton columns={10} rows={5} />}
    >
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState text={m.noGames} />
        ) : (
          <Games
            caption={m.lastGames}
            name="last"
            games={rows}
            isGoalie={isGoalie}
            resultOf={resultOf}
            selection={selection}
          />
        )
      }
    </Part>
  );
};
