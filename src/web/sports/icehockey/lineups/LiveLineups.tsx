import { lineupOf } from '@kampdag/core/live/lineup/lineup';
import type { LiveMatch } from '@kampdag/core/live/match';
import { type BySide, mapSides } from '@kampdag/core/side';
import type { PartProps } from '../../../match/live/parts.ts';
import { useDeferredSlice } from '../../../match/live/useLiveSlice.ts';
import { logPage } from '../../../match/parts/page.ts';
import { panel } from '../../../match/sheets/sheets.css.ts';
import { Lineups } from './Lineups.tsx';
import { type LineupView, liveLineup } from './lineupView.ts';

const read = (match: LiveMatch): BySide<LineupView> => mapSides(lineupOf(match), liveLineup);

/** Both sides' lines, with the players on the ice, from the match's log. */
export const LiveLineups = ({ actor, match, teams }: PartProps) => (
  <div className={panel}>
    <Lineups match={match} names={teams} lineups={logPage(useDeferredSlice(actor, read))} />
  </div>
);
