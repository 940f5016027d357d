import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import { matchTeamMembers } from '@kampdag/core/gateway/matchEndpoints';
import type { MatchId, PersonId } from '@kampdag/core/ids';
import { type OfTeam, rowsBySide } from '@kampdag/core/league/match/teamSide';
import type { BySide } from '@kampdag/core/side';
import { type ComponentType, type FunctionComponent, useMemo } from 'react';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { rowsIn } from '../../machines/loadable.ts';
import { useCall } from '../../machines/useCall.ts';
import type { LiveTab, PartProps } from '../live/liveSport.ts';
import { lazyPanel } from '../parts/lazyPanel.tsx';
import type { MatchPage, PlayedProps, PlayedViews, RowsPage } from '../parts/page.ts';

const useCaptains = (matchId: MatchId): ReadonlySet<PersonId> => {
  const members = rowsIn(useCall(matchTeamMembers, { matchId }).view);
  return useMemo(
    () => new Set(members?.filter(({ isCaptain }) => isCaptain).map(({ personId }) => personId)),
    [members],
  );
};

/** The tab with both teams' sheets of a live match. */
export const liveSheetsTab = <M extends LiveMessages>(
  load: () => Promise<ComponentType<PartProps>>,
): LiveTab<M> => ({ key: '3', text: ({ tabs }) => tabs.teams, Panel: lazyPanel(load) });

/** The props of a played match's sheets. */
export interface PlayedSheetsProps<Row> extends Pick<PlayedProps, 'page' | 'story'> {
  readonly players: RowsPage<Row>;
  readonly captains: ReadonlySet<PersonId>;
}

/** The calls of a played match's first view: its players, and on the players tab also the captains. */
export const callsOfSheets =
  (players: Endpoint<{ matchId: MatchId }, unknown>): PlayedViews['calls'] =>
  (tab) =>
    tab === 'players' ? [players, matchTeamMembers] : [players];

/** Both teams' sheets of a played match: loads players and captains; the view's code loads lazily. */
export const playedSheets = <Row,>(
  endpoint: Endpoint<{ matchId: MatchId }, { readonly rows: readonly Row[] }>,
  load: () => Promise<ComponentType<PlayedSheetsProps<Row>>>,
): FunctionComponent<PlayedProps> => {
  const Sheets = lazyPanel(load);
  const PlayedSheets = ({ page, story }: PlayedProps) => {
    const { matchId } = page.match;
    const players = useCall(endpoint, { matchId });
    return <Sheets page={page} story={story} players={players} captains={useCaptains(matchId)} />;
  };
  return PlayedSheets;
};

const nobody: readonly never[] = [];

/** The players of a played match's sheet, all and by side; none until loaded. */
export const useMatchPlayers = <Row extends OfTeam>(
  endpoint: Endpoint<{ matchId: MatchId }, { readonly rows: readonly Row[] }>,
  { match }: MatchPage,
): { readonly all: readonly Row[]; readonly own: BySide<readonly Row[]> } => {
  const all = rowsIn(useCall(endpoint, { matchId: match.matchId }).view) ?? nobody;
  return useMemo(() => ({ all, own: rowsBySide(match, all) }), [match, all]);
};
