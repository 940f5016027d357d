import { rowsBySide } from '@kampdag/core/league/match/teamSide';
import type { MatchTeamMember } from '@kampdag/core/league/player/roster';
import { mapSides } from '@kampdag/core/side';
import { hockeyLineupOf } from '@kampdag/core/sport/icehockey/sheets/hockeyLineup';
import type { HockeyMatchPlayer } from '@kampdag/core/sport/icehockey/sheets/hockeyMatchPlayer';
import { type MatchPage, mapPage, type RowsPage } from '../../../match/parts/page.ts';
import { Lineups } from './Lineups.tsx';
import { playedLineup } from './lineupView.ts';

interface PlayedLineupsProps {
  readonly page: MatchPage;
  readonly members: RowsPage<MatchTeamMember>;
  /** Players with their lines; empty while unknown. */
  readonly played: readonly HockeyMatchPlayer[];
}

/** Both sides' lines from the federation's sheets. */
export const PlayedLineups = ({ page: { match, names }, members, played }: PlayedLineupsProps) => (
  <Lineups
    match={match}
    names={names}
    lineups={mapPage(members, ({ rows }) =>
      mapSides(rowsBySide(match, rows), (own) => playedLineup(hockeyLineupOf(own, played))),
    )}
  />
);
