import { rosterOfTeam } from '@kampdag/core/gateway/leagueEndpoints';
import { readSelection } from '@kampdag/core/site/selection';
import type { PageCall, PageContext } from '../../context/pageContext.ts';

/** What the roster asks for: the team that the address names, and nothing where it names none. */
export const rosterCalls = ({ query }: PageContext): readonly PageCall[] => {
  const { teamId } = readSelection((name) => query.get(name));
  return teamId === null ? [] : [(gateway) => gateway.fetch(rosterOfTeam, { teamId })];
};
