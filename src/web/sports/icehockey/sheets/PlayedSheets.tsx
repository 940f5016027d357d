import type { HockeyGoalie } from '@kampdag/core/sport/icehockey/sheets/hockeyGoalie';
import type { HockeyMatchPlayer } from '@kampdag/core/sport/icehockey/sheets/hockeyMatchPlayer';
import { type MatchPage, mapPage, type RowsPage } from '../../../match/parts/page.ts';
import { HockeySheets } from './HockeySheets.tsx';
import { playedGoalies, playedSkaters } from './playedSheets.ts';

/** The players' figures in a played match, from the federation's sheets. */
export const PlayedSheets = ({
  page: { match, names },
  goalies,
  players,
}: {
  readonly page: MatchPage;
  readonly goalies: RowsPage<HockeyGoalie>;
  readonly players: RowsPage<HockeyMatchPlayer>;
}) => (
  <HockeySheets
    match={match}
    names={names}
    goalies={mapPage(goalies, ({ rows }) => playedGoalies(match, rows))}
    skaters={mapPage(players, ({ rows }) => playedSkaters(match, rows))}
  />
);
