import type { Rows } from '../decode/rows.ts';
import type { Endpoint } from '../gateway/endpoint.ts';
import type { MatchId, PersonId } from '../ids.ts';
import type { OfTeam } from '../league/match/teamSide.ts';
import type { Amounts } from '../live/figures/figures.ts';
import type { Figure } from './figures.ts';

/** A player's line of a federation's sheet. */
export type OfficialLine = OfTeam & { readonly personId: PersonId };

/** The sheet on which a federation tells what players did in a match. */
export interface OfficialSheet<Line extends OfficialLine> {
  readonly endpoint: Endpoint<{ matchId: MatchId }, Rows<Line>>;
  /** What a line says of the figures that the live report counts too. */
  readonly amounts: (line: Line) => Amounts;
  /** The figures of which a team has none beside its players': their sum is the team's. */
  readonly summed: readonly Figure[];
}

/** A sheet whose lines are the sport's own affair. */
export type AnyOfficialSheet = <A>(use: <Line extends OfficialLine>(sheet: OfficialSheet<Line>) => A) => A;
