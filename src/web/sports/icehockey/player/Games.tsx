import type { Selection } from '@kampdag/core/site/selection';
import type { HockeyPlayerGame } from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import { useMemo } from 'react';
import { useFormatting } from '../../../player/useFormatting.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { gameColumns, type ResultOf } from './gameColumns.tsx';
import { gameLink } from './gameLink.ts';

const keyOf = (row: HockeyPlayerGame): string =>
  [row.matchId, row.date, row.homeTeam, row.awayTeam, row.teamName].join(' ');

interface GamesProps {
  readonly caption: string;
  /** The prefix of its query parameters, as a page has several such tables. */
  readonly name: string;
  readonly games: readonly HockeyPlayerGame[];
  readonly isGoalie: boolean;
  /** Null for games of one league. */
  readonly resultOf: ResultOf | null;
  readonly selection: Selection;
}

/** A table of games, with links to their matches. */
export const Games = ({ caption, name, games, isGoalie, resultOf, selection }: GamesProps) => {
  const writing = useFormatting();
  const columns = useMemo(
    () => gameColumns(games, isGoalie, resultOf, writing),
    [games, isGoalie, writing, resultOf],
  );
  return (
    <DataTable
      caption={caption}
      rows={games}
      columns={columns}
      rowKey={keyOf}
      name={name}
      sort={null}
      rowLink={(game) => gameLink(game, selection)}
    />
  );
};
