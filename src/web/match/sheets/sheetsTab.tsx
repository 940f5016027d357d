import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import { matchTeamMembers } from '@kampdag/core/gateway/matchEndpoints';
import type { MatchId, PersonId } from '@kampdag/core/ids';
import type { ComponentType } from 'react';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { useCall } from '../../machines/useCall.ts';
import type { LiveTab } from '../live/liveSport.ts';
import type { PartProps } from '../live/parts.ts';
import { lazyPanel } from '../parts/lazyPanel.tsx';
import type { RowsPage } from '../parts/page.ts';
import type { PlayedProps, PlayedViews } from '../parts/playedProps.ts';
import { useCaptains } from './useCaptains.ts';

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
): ComponentType<Pick<PlayedProps, 'page' | 'story'>> => {
  const Sheets = lazyPanel(load);
  const PlayedSheets = (props: Pick<PlayedProps, 'page' | 'story'>) => {
    const { matchId } = props.page.match;
    const players = useCall(endpoint, { matchId });
    return <Sheets {...props} players={players} captains={useCaptains(matchId)} />;
  };
  return PlayedSheets;
};
