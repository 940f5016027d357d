import type { Rows } from '../decode/body.ts';
import type { MatchId } from '../ids.ts';
import type { OfficialFigures, OfficialLine } from '../live/figures/official.ts';
import type { Endpoint } from './endpoint.ts';

/** A federation's sheet of the players' figures in a match. */
export interface OfficialSheet<Line extends OfficialLine> extends OfficialFigures<Line> {
  readonly endpoint: Endpoint<{ matchId: MatchId }, Rows<Line>>;
}

/** A sheet of any line type. */
export type AnyOfficialSheet = <A>(use: <Line extends OfficialLine>(sheet: OfficialSheet<Line>) => A) => A;

/** A sheet whose line type is known to its sport alone. */
export const officialSheet =
  <Line extends OfficialLine>(sheet: OfficialSheet<Line>): AnyOfficialSheet =>
  (use) =>
    use(sheet);
