import type { Branded } from '../brand.ts';
import type { OrgId, SportId } from '../ids.ts';
import type { Zone } from '../league/standings/zone.ts';
import type { SportKind } from '../sport/sportKind.ts';
import type { BrandName } from './brandName.ts';
import type { Language } from './language.ts';

/** What a deployment is told apart by: a short word of small letters, digits and dashes. */
export type DeploymentId = Branded<string, 'DeploymentId'>;
export const DeploymentId = (id: string): DeploymentId => id as DeploymentId;

/**
 * One federation's site. All that the specification calls "configured" or "hard-coded" is a field here (reading 1); a sport is
 * never recognised by its number (wire-format §1), nor a deployment by its sport: several federations may play one.
 */
export interface Deployment {
  readonly id: DeploymentId;
  /** The kind of sport whose screens and menu the site has. */
  readonly sport: SportKind;
  /** Whose colours it wears. */
  readonly brand: BrandName;
  /** The site's name in the header. */
  readonly siteName: string;
  /** Host names without port, in lower case, by which visitors reach it; the first is its own address. */
  readonly hosts: readonly [string, ...string[]];
  readonly sportId: SportId;
  /** Which kinds the federation's sport ids stand for; a league's own sport decides its screens (reading 2). */
  readonly sportKinds: ReadonlyMap<SportId, SportKind>;
  /** Owner of the seasons shown (specification §5). */
  readonly mainOrgId: OrgId;
  /** Whose transfers are shown (specification §9: 353). */
  readonly transfersOrgId: OrgId;
  /** Who keeps the kinds of incident (specification §9: volleyball's are 353's). */
  readonly incidentsOrgId: OrgId;
  readonly defaultLanguage: Language;
  /** Lower-cased league names that come first (specification §9). */
  readonly namedLeagues: readonly string[];
  /** Which places of which league's table lead somewhere. */
  readonly zones: readonly Zone[];
  /** The federation's own site, linked in the header; hockey alone has it (specification §1). */
  readonly externalLink: { readonly label: string; readonly href: string } | null;
  /** The special organisation of the menu's rules (specification §2): it has no statistics of players and teams, soccer's players apart. */
  readonly isCorporate: boolean;
  /** Reading 12: other leagues' matches are left out of the main organisation's hockey scoreboard. */
  readonly showsOtherMatches: boolean;
}

/** A host name as deployments write it: without port, in lower case. */
export const hostNameOf = (host: string): string => host.replace(/:\d+$/, '').toLowerCase();

/** The deployment that answers to a host name (any port); undefined where none does. */
export const deploymentOfHost = (
  deployments: readonly Deployment[],
  host: string,
): Deployment | undefined => {
  const name = hostNameOf(host);
  return deployments.find(({ hosts }) => hosts.includes(name));
};

/** The deployment of an id, as configuration names it; undefined for an unknown one. */
export const deploymentOfId = (deployments: readonly Deployment[], id: string): Deployment | undefined =>
  deployments.find((deployment) => deployment.id === id);

/** What kind of sport a league's sport id stands for; the deployment's own kind when it is not known. */
export const sportKindOf = (deployment: Deployment, sportId: SportId | null): SportKind =>
  (sportId === null ? undefined : deployment.sportKinds.get(sportId)) ?? deployment.sport;
