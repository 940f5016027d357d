import type { Rows } from '@kampdag/core/decode/rows';
import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import type { TournamentId } from '@kampdag/core/ids';
import type { Selection } from '@kampdag/core/site/selection';
import type { ReactNode } from 'react';
import type { PlayerMessages } from '../../i18n/messages/player.ts';
import { columnIn, type StatisticsColumn } from '../../statistics/columns.ts';
import { textOf } from '../../ui/table/column.ts';
import type { Writing } from '../useWriting.ts';

/** A season in figures. */
export interface SeasonFigures {
  /** The length of its bar. */
  readonly value: number;
  readonly text: string;
  /** Each figure under its heading. */
  readonly cells: readonly { readonly heading: string; readonly text: string }[];
}

/** What somebody's tournaments are read and added up by: a skater's, a goalie's, a basketball player's. */
export interface CareerKind<P, Row> {
  readonly endpoint: Endpoint<P, Rows<Row>>;
  readonly params: (tournamentId: TournamentId) => P;
  /** Whether a row is the player's. */
  readonly keep: (row: Row) => boolean;
  /** What the bars show. */
  readonly metric: (messages: PlayerMessages) => string;
  /** Null: nothing was played. */
  readonly figures: (rows: readonly Row[], writing: Writing) => SeasonFigures | null;
  readonly draw: (props: {
    readonly rows: readonly Row[];
    readonly caption: string;
    /** Of the table's state in the address. */
    readonly name: string;
    readonly selection: Selection;
  }) => ReactNode;
}

/** A season's figures by columns of what its rows add up to; without the main one nothing was played. */
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
