import type { Rows } from '@kampdag/core/decode/body';
import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import type { TournamentId } from '@kampdag/core/ids';
import type { Selection } from '@kampdag/core/site/selection';
import type { ReactNode } from 'react';
import type { PlayerMessages } from '../../i18n/messages/player.ts';
import { columnIn, type StatisticsColumn } from '../../statistics/columns.ts';
import { textOf } from '../../ui/table/column.ts';
import type { Formatting } from '../useFormatting.ts';

/** A season's figures. */
export interface SeasonFigures {
  /** The bar's length. */
  readonly value: number;
  readonly text: string;
  /** Each figure with its heading. */
  readonly cells: readonly { readonly heading: string; readonly text: string }[];
}

/** How careers of one kind of player are loaded and added up: a skater's, a goalie's, a basketball player's. */
export interface CareerKind<P, Row> {
  readonly endpoint: Endpoint<P, Rows<Row>>;
  readonly params: (tournamentId: TournamentId) => P;
  /** Whether a row is the player's. */
  readonly keep: (row: Row) => boolean;
  /** The name of the bars' figure. */
  readonly metric: (messages: PlayerMessages) => string;
  /** Null if nothing was played. */
  readonly figures: (rows: readonly Row[], writing: Formatting) => SeasonFigures | null;
  readonly draw: (props: {
    readonly rows: readonly Row[];
    readonly caption: string;
    /** The prefix of the table's query parameters. */
    readonly name: string;
    readonly selection: Selection;
  }) => ReactNode;
}

/** A season's figures from summed rows; null where the main one is missing. */
export const seasonFigures =
  <Row, Sum>(
    add: (rows: readonly Row[]) => Sum,
    main: StatisticsColumn<Sum>,
    columns: readonly StatisticsColumn<Sum>[],
  ): CareerKind<never, Row>['figures'] =>
  (rows, { language, format }) => {
    const sum = add(rows);
    const value = main.value(sum);
    if (typeof value !== 'number') return null;
    const cells = columns
      .map(columnIn(language))
      .map((column) => ({ heading: column.label, text: textOf(column, sum, format.number) }));
    return { value, text: textOf(columnIn(language)(main), sum, format.number), cells };
  };
