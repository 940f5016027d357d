import type { PersonId } from '@kampdag/core/ids';
import type { MatchTeamMember } from '@kampdag/core/league/player/roster';

/** The captains among the members of both teams; nobody while they are not known. */
export const captainsOf = (members: readonly MatchTeamMember[] | undefined): ReadonlySet<PersonId> =>
  new Set(members?.filter(({ isCaptain }) => isCaptain).map(({ personId }) => personId));
