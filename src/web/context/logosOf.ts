import type { OrgId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';

/** The address of a team's logo, by its club where that is known, else by its name; null where neither is. */
export type LogoOf = (name: string | null, club: OrgId | null) => string | null;

/** What finds logos, with the clubs of the teams of these matches. */
export type LogosOf = (matches: readonly Match[]) => LogoOf;
