import type { Rows } from '@kampdag/core/decode/rows';
import { playerInfo, tournamentsOfPerson } from '@kampdag/core/gateway/leagueEndpoints';
import type { OrgId, PersonId } from '@kampdag/core/ids';
import type { PersonTournament } from '@kampdag/core/league/player/personTournament';
import type { RosterMember } from '@kampdag/core/league/player/roster';
import { type Page, useCall } from '../../machines/useCall.ts';
import { newestTeam } from './calls.ts';

/** Who a page is about, and where they have played. */
export interface Player {
  /** Null: nobody knows them. */
  readonly info: Page<RosterMember | null>;
  readonly tournaments: Page<Rows<PersonTournament>>;
  /** The team or club that was asked; null while it is not known. */
  readonly orgId: OrgId | null;
}

/** A player by an address. Where it names no team, the one that they played for last is asked. */
export const usePlayer = (personId: PersonId, named: OrgId | null): Player => {
  const tournaments = useCall(tournamentsOfPerson, { personId });
  const { view } = tournaments;
  const rows = view.state === 'ready' || view.state === 'stale' ? view.value.rows : null;
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
