import type { Rows } from '@kampdag/core/decode/body';
import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import type { PersonId, TeamId, TournamentId } from '@kampdag/core/ids';
import type { Basis } from '@kampdag/core/league/player/perGame';
import type { Named } from '@kampdag/core/league/player/person';
import type { ScreenRoute } from '@kampdag/core/sport/common/screenRoute';
import type { ComponentType } from 'react';
import type { Localised } from '../i18n/localised.ts';
import type { StatisticsColumn } from './columns.ts';
import type { FilterField, StatisticsFilter } from './filter.ts';

/** The player of a row. */
export interface PlayerSubject {
  readonly name: Named;
  /** Null for an unknown player, whose row has no link. */
  readonly personId: PersonId | null;
  readonly teamName: string | null;
  readonly teamId: TeamId | null;
  readonly shirtNumber?: string | null;
  readonly position?: string | null;
}

/** The team of a row. */
export interface TeamSubject {
  readonly name: string | null;
  readonly teamId: TeamId | null;
}

/** The subject of rows: their first columns, links, leaders' names and searched text. */
export type Subject<Row> =
  | {
      readonly type: 'player';
      /** Beside the name, on a phone below it. */
      readonly columns: readonly ('number' | 'team' | 'position')[];
      readonly of: (row: Row) => PlayerSubject;
    }
  | { readonly type: 'team'; readonly of: (row: Row) => TeamSubject };

/** A card of leaders in a column. */
export interface LeaderRule<Key extends string = string> {
  readonly column: Key;
  /** Default: the explanation of the column's heading. */
  readonly title?: Localised<string>;
  /** Default: `most`. */
  readonly best?: 'most' | 'least';
  /** Whether bars start at 0. Default: true. */
  readonly hasBars?: boolean;
  /** Whether only players with enough play may lead. Default: false. */
  readonly amongRegulars?: boolean;
}

/** A statistics screen (specification §2) as a value; one component renders them all. */
export interface StatisticsDefinition<P, Row extends object, Key extends string = string> {
  readonly endpoint: Endpoint<P, Rows<Row>>;
  readonly params: (tournamentId: TournamentId, filter: StatisticsFilter) => P;
  readonly fields: readonly FilterField[];
  /** The filter of rows in the page, besides search and minutes. Default: all. */
  readonly keep?: (row: Row, filter: StatisticsFilter) => boolean;
  /** The test for enough play to be ranked; other rows come last. Default: all. */
  readonly regulars?: (league: readonly Row[]) => (row: Row) => boolean;
  readonly subject: Subject<Row>;
  /** The columns after the subject's. */
  readonly columns: (league: readonly Row[], basis: Basis) => readonly StatisticsColumn<Row, Key>[];
  /** The keys of columns that simple reporting leaves empty: dashes where a whole league has no value. */
  readonly detailed: readonly NoInfer<Key>[];
  /** The default order of rows. */
  readonly order: (basis: Basis) => (a: Row, b: Row) => number;
  /** The column of the initial sort, descending; null for the default order. */
  readonly sort: NoInfer<Key> | null;
  readonly leaders: readonly LeaderRule<NoInfer<Key>>[];
  /** Above the table: totals, or what is missing. */
  readonly Summary?: ComponentType<{ readonly rows: readonly Row[]; readonly league: readonly Row[] }>;
  /** A chart of the rows in their default order. */
  readonly Chart?: ComponentType<StatisticsChartProps<Row>>;
  /** Whether the chart stands beside the table where there is room. Default: below. */
  readonly isChartBeside?: true;
}

/** The definition of the statistics in a call's rows; names its columns by their keys. */
export const statisticsOf =
  <P, Row extends object>(endpoint: Endpoint<P, Rows<Row>>) =>
  <Key extends string>(
    definition: Omit<StatisticsDefinition<P, Row, Key>, 'endpoint'>,
  ): StatisticsDefinition<P, Row, Key> => ({ endpoint, ...definition });

/** The props of a table's chart. */
export interface StatisticsChartProps<Row> {
  readonly rows: readonly Row[];
  readonly pathOf: (row: Row) => string | null;
}

/** The name of a statistics screen, the key of its texts. */
export type StatisticsName = 'players' | 'goalies' | 'attendance' | 'teams';

/** A sport's statistics screen, and the loader of its definition. */
export interface StatisticsPage {
  readonly route: ScreenRoute;
  readonly name: StatisticsName;
  /** The source path of its module. */
  readonly module: string;
  /** Loads the definition and passes it to `use`, as each has its own parameters and rows. */
  readonly load: <A>(
    use: <P, Row extends object>(definition: StatisticsDefinition<P, Row>) => A,
  ) => Promise<A>;
}
