import type { MatchId, TeamId, TournamentId } from '@kampdag/core/ids';
import type { BoardRow } from '../matches/boardRow.ts';

/** What is exported. */
export type ExportSubject =
  | { readonly type: 'league'; readonly id: TournamentId; readonly name: string }
  | { readonly type: 'team'; readonly id: TeamId; readonly name: string }
  | { readonly type: 'match'; readonly id: MatchId; readonly name: string };

/** The page's list of matches, exported as a file. */
export interface ExportedList {
  readonly caption: string;
  /** All rows as filtered and sorted, including those not rendered yet. */
  readonly rows: () => readonly BoardRow[];
}
