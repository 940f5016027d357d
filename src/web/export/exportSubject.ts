import type { MatchId, TeamId, TournamentId } from '@kampdag/core/ids';
import type { BoardRow } from '../matches/boardRow.ts';

/** What is taken along. */
export type TakeawaySubject =
  | { readonly type: 'league'; readonly id: TournamentId; readonly name: string }
  | { readonly type: 'team'; readonly id: TeamId; readonly name: string }
  | { readonly type: 'match'; readonly id: MatchId; readonly name: string };

/** The page's list of matches, taken along as a file. */
export interface TakenList {
  readonly caption: string;
  /** All rows as they are chosen and sorted, those that are not drawn yet too. */
  readonly rows: () => readonly BoardRow[];
}
