import type { Branded } from '../brand.ts';
import type { OrgId, SportId } from '../ids.ts';
import type { Zone } from '../league/standings/zone.ts';
import type { LeagueRules } from '../sport/leagueRules.ts';
import type { Sport } from '../sport/sport.ts';
import { sportOf } from '../sport/sportOf.ts';
import { kindOf, type SportKind, type SportName } from '../sportKind.ts';
import type { BrandName } from './brandName.ts';
import type { Language } from './language.ts';

/** The rules of the leagues whose names include a part, in lower case; the first that fits counts. */
export interface RulesOfLeagues {
  readonly league: string;
  readonly rules: LeagueRules;
}

/** The key of a deployment: a short word of lower-case letters, digits and dashes. */
export type DeploymentId = Branded<string, 'DeploymentId'>;
export const DeploymentId = (id: string): DeploymentId => id as DeploymentId;

/**
 * One federation's site. Everything that the specification calls "configured" or "hard-coded" is a field here (reading 1); a
 * sport is never recognised by its number (wire-format §1), nor a deployment by its sport, since several federations may play
 * one.
 */
export interface Deployment {
  readonly id: DeploymentId;
  /** The sport whose screens and menu the site has. */
  readonly sport: SportKind;
  /** The brand whose colours it has. */
  readonly brand: BrandName;
  /** The site's name in the header. */
  readonly siteName: string;
  /** Host names of the site, without port, in lower case; the first is canonical. */
  readonly hosts: readonly [string, ...string[]];
  readonly sportId: SportId;
  /** Sports by the federation's ids; a league's own sport decides its screens (reading 2). */
  readonly sports: ReadonlyMap<SportId, SportName>;
  /** Owner of the seasons shown (specification §5). */
  readonly mainOrgId: OrgId;
  /** The organisation whose transfers are shown (specification §9: 353). */
  readonly transfersOrgId: OrgId;
  /** The organisation that defines the incident types (specification §9: volleyball's are 353's). */
  readonly incidentsOrgId: OrgId;
  readonly defaultLanguage: Language;
  /** Lower-cased league names that come first (specification §9). */
  readonly namedLeagues: readonly string[];
  /**
   * Parts of the names of the leagues whose points percentage counts three points for a win, else two; null for the specification's (§9),
   * which `winMultiplier` knows. In hockey a win in them gives three points.
   */
  readonly threePointLeagues: readonly string[] | null;
  /** The leagues with rules of their own (reading 40). */
  readonly leagueRules: readonly RulesOfLeagues[];
  /** The places of league tables that lead somewhere. */
  readonly zones: readonly Zone[];
  /** The federation's own site, linked in the header; only hockey has one (specification §1). */
  readonly externalLink: { readonly label: string; readonly href: string } | null;
  /** Whether it is the menu's special organisation (specification §2), without statistics except soccer's players. */
  readonly isCorporate: boolean;
  /** Whether the scoreboard shows other leagues' matches; false of the main organisation's hockey (reading 12). */
  readonly showsOtherMatches: boolean;
}

/** A host name in its canonical form: without port, in lower case. */
export const hostNameOf = (host: string): string => host.replace(/:\d+$/, '').toLowerCase();

/** The deployment that serves a host name (any port); undefined for none. */
export const deploymentOfHost = (
  deployments: readonly Deployment[],
  host: string,
): Deployment | undefined => {
  const name = hostNameOf(host);
  return deployments.find(({ hosts }) => hosts.includes(name));
};

/** The deployment of an id; undefined for an unknown one. */
export const deploymentOfId = (deployments: readonly Deployment[], id: string): Deployment | undefined =>
  deployments.find((deployment) => deployment.id === id);

/**
 * The sport of a league (readings 2, 41): by the deployment's ids, else `plain`, for an unknown id is never taken for another
 * sport's. A league whose federation names no sport (null, 0) has the deployment's own.
 */
export const sportOfLeague = (
  { sports, sportId: own, sport }: Deployment,
  sportId: SportId | null,
): SportName =>
  sports.get(sportId === null || sportId === 0 ? own : sportId) ??
  (sportId === null || sportId === 0 || sportId === own ? sport : 'plain');

/** The ids of a deployment's sports, its own first. */
export const sportIdsOf = ({ sportId, sports }: Deployment): readonly SportId[] => [
  ...new Set([sportId, ...sports.keys()]),
];

/** The kinds of a deployment's sports, its own first. */
export const kindsIn = (deployment: Deployment): readonly [SportKind, ...SportKind[]] => {
  const others = new Set([...deployment.sports.values()].map(kindOf));
  return [deployment.sport, ...[...others].filter((kind) => kind !== deployment.sport)];
};

/** The kind of a league's sport, which has its rules and screens. */
export const sportKindOf = (deployment: Deployment, sportId: SportId | null): SportKind =>
  kindOf(sportOfLeague(deployment, sportId));

/** The deployment's rules for the leagues of a name; null for none (reading 40). */
export const rulesOfLeague = ({ leagueRules }: Deployment, league: string | null): LeagueRules | null => {
  const name = league?.toLowerCase() ?? '';
  return leagueRules.find((one) => name.includes(one.league))?.rules ?? null;
};

/** The sport of a league of a name as it is played: by the deployment's rules for it, if any (reading 40). */
export const playedSportOf = (
  deployment: Deployment,
  sportId: SportId | null,
  league: string | null,
): Sport => sportOf(sportKindOf(deployment, sportId), rulesOfLeague(deployment, league));

/** The sport of a match as its league plays it. */
export const playedSportOfMatch = (
  deployment: Deployment,
  { sportId, tournamentName }: { readonly sportId: SportId | null; readonly tournamentName: string | null },
): Sport => playedSportOf(deployment, sportId, tournamentName);
