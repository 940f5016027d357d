import { OrgId, SportId } from '../ids.ts';
import type { SportKind } from '../sport/sportKind.ts';
import type { Language } from './language.ts';

/**
 * One federation's site. All that the specification calls "configured" or "hard-coded" is a field here (reading 1); a sport is
 * never recognised by its number (wire-format §1).
 */
export interface Deployment {
  /** Its sport's kind names the deployment: there is one of each. */
  readonly key: SportKind;
  /** The site's name in the header. */
  readonly siteName: string;
  /** Host name without port; the same build answers to all of them. */
  readonly host: string;
  readonly sportId: SportId;
  /** Which kinds the federation's sport ids stand for; a league's own sport decides its screens (reading 2). */
  readonly sportKinds: ReadonlyMap<SportId, SportKind>;
  /** Owner of the seasons shown (specification §5). */
  readonly mainOrgId: OrgId;
  /** Whose transfers are shown (specification §9: 353). */
  readonly transfersOrgId: OrgId;
  readonly defaultLanguage: Language;
  /** Lower-cased league names that come first (specification §9). */
  readonly namedLeagues: readonly string[];
  /** The federation's own site, linked in the header; hockey alone has it (specification §1). */
  readonly externalLink: { readonly label: string; readonly href: string } | null;
  /** The special organisation of the menu's rules (specification §2): it has no statistics of players and teams, soccer's players apart. */
  readonly isCorporate: boolean;
  /** Reading 12: other leagues' matches are left out of the main organisation's hockey scoreboard. */
  readonly showsOtherMatches: boolean;
}

const hockey: Deployment = {
  key: 'icehockey',
  siteName: 'Kampdag Hockey',
  host: 'localhost',
  sportId: SportId(199),
  sportKinds: new Map([[SportId(199), 'icehockey']]),
  mainOrgId: OrgId(353),
  transfersOrgId: OrgId(353),
  defaultLanguage: 'en',
  namedLeagues: [
    // The simulated federation's, while nothing else is on (fixtures/README.md); a real federation has none such.
    'demoserie (simulert)',
    'nm sluttspill menn senior',
    'ehl',
    'ehl treningskamper',
    'bambusa-ligaen',
    'bambusa-ligaen treningskamper',
    '1.div kvinner',
    '1.div menn',
    '2.div menn',
    '3.div menn',
    '4.div menn',
    '5.div menn',
    '6.div menn',
  ],
  externalLink: { label: 'hockey.no', href: 'https://www.hockey.no' },
  isCorporate: false,
  showsOtherMatches: false,
};

const basketball: Deployment = {
  key: 'basketball',
  siteName: 'Kampdag Basket',
  host: 'basketball.localhost',
  sportId: SportId(198),
  sportKinds: new Map([[SportId(198), 'basketball']]),
  mainOrgId: OrgId(352),
  transfersOrgId: OrgId(353),
  defaultLanguage: 'no',
  namedLeagues: [],
  externalLink: null,
  isCorporate: false,
  showsOtherMatches: true,
};

const volleyball: Deployment = {
  key: 'volleyball',
  siteName: 'Kampdag Volley',
  host: 'volleyball.localhost',
  sportId: SportId(157),
  sportKinds: new Map([[SportId(157), 'volleyball']]),
  mainOrgId: OrgId(387),
  transfersOrgId: OrgId(353),
  defaultLanguage: 'no',
  namedLeagues: [],
  externalLink: null,
  isCorporate: false,
  showsOtherMatches: true,
};

const corporate: Deployment = {
  key: 'soccer',
  siteName: 'Kampdag Bedrift',
  host: 'corporate.localhost',
  sportId: SportId(196),
  sportKinds: new Map([[SportId(196), 'soccer']]),
  mainOrgId: OrgId(354),
  transfersOrgId: OrgId(353),
  defaultLanguage: 'no',
  namedLeagues: [],
  externalLink: null,
  isCorporate: true,
  showsOtherMatches: true,
};

/** Every deployment, the default first. */
export const deployments: readonly Deployment[] = [hockey, basketball, volleyball, corporate];

/** The default deployment: ice hockey (specification §1). */
export const defaultDeployment: Deployment = hockey;

/** The deployment that answers to a host name (any port), the default for an unknown one. */
export const deploymentOfHost = (host: string): Deployment => {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return deployments.find((deployment) => deployment.host === name) ?? defaultDeployment;
};

/** The deployment of a key, as configuration names it; undefined for an unknown one. */
export const deploymentOfKey = (key: string): Deployment | undefined =>
  deployments.find((deployment) => deployment.key === key);

/** What kind of sport a league's sport id stands for; the deployment's own kind when it is not known. */
export const sportKindOf = (deployment: Deployment, sportId: SportId | null): SportKind =>
  (sportId === null ? undefined : deployment.sportKinds.get(sportId)) ?? deployment.key;
