import type { HockeyGoalie } from '@kampdag/core/sport/icehockey/sheets/hockeyGoalie';
import type { HockeyMatchPlayer } from '@kampdag/core/sport/icehockey/sheets/hockeyMatchPlayer';
import { type MatchPage, mapPage, type RowsPage } from '../../../match/parts/page.ts';
import { HockeySheets } from './HockeySheets.tsx';
import { playedGoalies, playedSkaters } from './playedSheets.ts';

interface PlayedSheetsProps {
  readonly page: MatchPage;
  readonly goalies: RowsPage<HockeyGoalie>;
  readonly players: RowsPage<HockeyMatchPlayer>;
}

/** The players' figures in a played match, from the federation's sheets. */
export const PlayedSheets = ({ page: { match, names }, goalies, players }: PlayedSheetsProps) => (
  <HockeySheets
    match={match}
    names={names}
    goalies={mapPage(goalies, ({ rows }) => playedGoalies(match, rows))}
    skaters={mapPage(players, ({ rows }) => playedSkaters(match, rows))}
  />
);
