import type { Rows } from '@kampdag/core/decode/rows';
import type { Selection } from '@kampdag/core/site/selection';
import type { HockeyPlayerGame } from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import type { Page } from '../../../machines/useCall.ts';
import { Part } from '../../../player/Part.tsx';
import { useFormatting } from '../../../player/useFormatting.ts';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { EmptyState } from '../../../ui/waiting/EmptyState.tsx';
import { Games } from './Games.tsx';

interface LastGamesProps {
  readonly data: Page<Rows<HockeyPlayerGame>>;
  readonly isGoalie: boolean;
  readonly selection: Selection;
}

/** The last games in any league as a table (specification §2). */
export const LastGames = ({ data, isGoalie, selection }: LastGamesProps) => {
  const { m } = useFormatting();
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
            withTournament
            selection={selection}
          />
        )
      }
    </Part>
  );
};
