import type { Rows } from '@kampdag/core/decode/rows';
import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import type { PersonId, TeamId, TournamentId } from '@kampdag/core/ids';
import type { Basis } from '@kampdag/core/league/player/perGame';
import type { Named } from '@kampdag/core/league/player/person';
import type { ScreenRoute } from '@kampdag/core/site/screenRoute';
import type { ComponentType } from 'react';
import type { Localised } from '../i18n/localised.ts';
import type { StatisticsColumn } from './columns.ts';
import type { FilterField, StatisticsFilter } from './filter.ts';

/** A player whom a row is about. */
export interface PlayerSubject {
  readonly name: Named;
  /** Null: nobody knows them, and their row leads nowhere. */
  readonly personId: PersonId | null;
  readonly teamName: string | null;
  readonly teamId: TeamId | null;
  readonly shirtNumber?: string | null;
  readonly position?: string | null;
}

/** A team that a row is about. */
export interface TeamSubject {
  readonly name: string | null;
  readonly teamId: TeamId | null;
}

/** Whom the rows are about: it gives the first columns, their links, the leaders' names, and what a search looks at. */
export type Subject<Row> =
  | {
      readonly type: 'player';
      /** Beside the name; a phone shows them under it instead. */
      readonly columns: readonly ('number' | 'team' | 'position')[];
      readonly of: (row: Row) => PlayerSubject;
    }
  | { readonly type: 'team'; readonly of: (row: Row) => TeamSubject };

/** What a card of leaders is about: a column. */
export interface LeaderRule {
  readonly column: string;
  /** Default: what the column's heading means. */
  readonly title?: Localised<string>;
  /** Default: `most`. */
  readonly best?: 'most' | 'least';
  /** Whether bars are drawn from 0. Default: true. */
  readonly hasBars?: boolean;
  /** Whether those alone may lead who have played enough. Default: false. */
  readonly amongRegulars?: boolean;
}

/** A statistics screen (specification §2) as a value: one screen component draws them all. */
export interface StatisticsDefinition<P, Row extends object> {
  readonly endpoint: Endpoint<P, Rows<Row>>;
  readonly params: (tournamentId: TournamentId, filter: StatisticsFilter) => P;
  readonly fields: readonly FilterField[];
  /** Which rows the page itself keeps, beside search and minutes. Default: all. */
  readonly keep?: (row: Row, filter: StatisticsFilter) => boolean;
  /** Who of a league has played enough to be ranked; the others come last. Default: all. */
  readonly regulars?: (league: readonly Row[]) => (row: Row) => boolean;
  readonly subject: Subject<Row>;
  /** The columns after the subject's. */
  readonly columns: (league: readonly Row[], basis: Basis) => readonly StatisticsColumn<Row>[];
  /** The keys of columns that simple reporting leaves empty: dashes, where nobody of a league has anything. */
  readonly detailed: readonly string[];
  /** The rows' own order. */
  readonly order: (basis: Basis) => (a: Row, b: Row) => number;
  /** The column by which the table is sorted at first, from the greatest; null: by the rows' own order. */
  readonly sort: string | null;
  readonly leaders: readonly LeaderRule[];
  /** Stands above the table: what the rows add up to, or lack. */
  readonly Summary?: ComponentType<{ readonly rows: readonly Row[]; readonly league: readonly Row[] }>;
  /** A picture of the rows, which come in their own order. */
  readonly Picture?: ComponentType<PictureProps<Row>>;
  /** Whether the picture stands beside the table where there is room. Default: below. */
  readonly isPictureBeside?: true;
}

/** What a picture of a table is drawn from. */
export interface PictureProps<Row> {
  readonly rows: readonly Row[];
  readonly pathOf: (row: Row) => string | null;
}

/** What a statistics screen is called: the key of its texts. */
export type StatisticsName = 'players' | 'goalies' | 'attendance' | 'teams';

/** Where a sport has a statistics screen, and how its definition is loaded. */
export interface StatisticsPage {
  readonly route: ScreenRoute;
  readonly name: StatisticsName;
  /** The module's source path from the project's root, a key of the build's manifest. */
  readonly module: string;
  /** Loads the definition and hands it on: each has parameters and rows of its own. */
  readonly load: <A>(
    use: <P, Row extends object>(definition: StatisticsDefinition<P, Row>) => A,
  ) => Promise<A>;
}
