import { rosterOfTeam } from '@kampdag/core/gateway/leagueEndpoints';
import { readSelection } from '@kampdag/core/site/selection';
import type { PageCall, PageContext } from '../../context/pageContext.ts';

/** The roster's calls: the team in the address, or none. */
export const rosterCalls = ({ query }: PageContext): readonly PageCall[] => {
  const { teamId } = readSelection((name) => query.get(name));
  return teamId === null ? [] : [(gateway) => gateway.fetch(rosterOfTeam, { teamId })];
};
