import type { OrgId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';

/** The address of a team's logo, by its club if known, otherwise by its name; null if there is none. */
export type LogoOf = (name: string | null, club: OrgId | null) => string | null;

/** Creates a logo lookup that knows the clubs of these matches' teams. */
export type LogosOf = (matches: readonly Match[]) => LogoOf;
