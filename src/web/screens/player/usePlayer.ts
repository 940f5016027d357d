import type { Rows } from '@kampdag/core/decode/rows';
import { playerInfo, tournamentsOfPerson } from '@kampdag/core/gateway/leagueEndpoints';
import type { OrgId, PersonId } from '@kampdag/core/ids';
import type { PersonTournament } from '@kampdag/core/league/player/personTournament';
import type { RosterMember } from '@kampdag/core/league/player/roster';
import { rowsIn } from '../../machines/pageView.ts';
import { type Page, useCall } from '../../machines/useCall.ts';
import { newestTeam } from './calls.ts';

/** A player's details and the tournaments played. */
export interface Player {
  /** Null: unknown to the federation. */
  readonly info: Page<RosterMember | null>;
  readonly tournaments: Page<Rows<PersonTournament>>;
  /** The team or club that was asked; null while unknown. */
  readonly orgId: OrgId | null;
}

/** A player by address; without a team in it, the last team is used. */
export const usePlayer = (personId: PersonId, named: OrgId | null): Player => {
  const tournaments = useCall(tournamentsOfPerson, { personId });
  const { view } = tournaments;
  const rows = rowsIn(view);
  const orgId = named ?? (rows === null ? null : newestTeam(rows));
  const info = useCall(playerInfo, orgId === null ? null : { orgId, personId });
  if (orgId !== null) return { info, tournaments, orgId };
  const unknown: Page<RosterMember | null>['view'] =
    rows !== null
      ? { state: 'ready', value: null }
      : view.state === 'failed'
        ? { state: 'failed', failure: view.failure }
        : { state: 'loading' };
  return { info: { ...tournaments, view: unknown }, tournaments, orgId };
};
