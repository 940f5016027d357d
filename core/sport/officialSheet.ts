import type { Rows } from '../decode/body.ts';
import type { Endpoint } from '../gateway/endpoint.ts';
import type { MatchId, PersonId } from '../ids.ts';
import type { OfTeam } from '../league/match/teamSide.ts';
import type { Amounts } from '../live/figures/figures.ts';
import type { Figure } from './figures.ts';

/** A player's line on a federation's sheet. */
export type OfficialLine = OfTeam & { readonly personId: PersonId };

/** A federation's sheet of the players' figures in a match. */
export interface OfficialSheet<Line extends OfficialLine> {
  readonly endpoint: Endpoint<{ matchId: MatchId }, Rows<Line>>;
  /** A line's figures, as far as the live report counts them too. */
  readonly amounts: (line: Line) => Amounts;
  /** The figures whose sum over the players is the team's. */
  readonly summed: readonly Figure[];
}

/** A sheet of any line type. */
export type AnyOfficialSheet = <A>(use: <Line extends OfficialLine>(sheet: OfficialSheet<Line>) => A) => A;
