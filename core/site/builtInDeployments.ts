import { OrgId, SportId } from '../ids.ts';
import type { SportName } from '../sportKind.ts';
import type { BrandName } from './brandName.ts';
import { type Deployment, DeploymentId } from './deployment.ts';

/** The federation that handles all transfers. */
const transfersOrgId = OrgId(353);

/** A deployment of a sport with the usual settings, apart from its own ones. */
const deploymentOf = (
  sport: BrandName,
  {
    host,
    siteName,
    sportId,
    orgId,
    ...own
  }: Partial<Deployment> & {
    readonly host: string;
    readonly siteName: string;
    readonly sportId: SportId;
    readonly orgId: OrgId;
  },
): Deployment => ({
  id: DeploymentId(sport),
  sport,
  brand: sport,
  siteName,
  hosts: [host],
  sportId,
  sports: new Map([[sportId, sport]]),
  mainOrgId: orgId,
  transfersOrgId,
  incidentsOrgId: orgId,
  defaultLanguage: 'no',
  namedLeagues: [],
  threePointLeagues: null,
  leagueRules: [],
  zones: [],
  externalLink: null,
  isCorporate: false,
  showsOtherMatches: true,
  ...own,
});

/** The default deployment: ice hockey (specification §1). */
export const defaultDeployment: Deployment = deploymentOf('icehockey', {
  siteName: 'Kampdag Hockey',
  host: 'localhost',
  sportId: SportId(199),
  orgId: OrgId(353),
  defaultLanguage: 'en',
  namedLeagues: [
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
  showsOtherMatches: false,
});

/** The built-in deployments, with the specification's values, the default first. */
export const builtInDeployments: readonly Deployment[] = [
  defaultDeployment,
  deploymentOf('basketball', {
    siteName: 'Kampdag Basket',
    host: 'basketball.localhost',
    sportId: SportId(198),
    orgId: OrgId(352),
  }),
  deploymentOf('volleyball', {
    siteName: 'Kampdag Volley',
    host: 'volleyball.localhost',
    sportId: SportId(157),
    orgId: OrgId(387),
    incidentsOrgId: OrgId(353),
  }),
  deploymentOf('soccer', {
    siteName: 'Kampdag Bedrift',
    host: 'corporate.localhost',
    sportId: SportId(196),
    sports: new Map<SportId, SportName>([
      [SportId(196), 'soccer'],
      [SportId(23), 'handball'],
      [SportId(151), 'floorball'],
      [SportId(221), 'futsal'],
      [SportId(222), 'padel'],
      [SportId(223), 'dodgeball'],
    ]),
    orgId: OrgId(354),
    isCorporate: true,
  }),
  deploymentOf('handball', {
    siteName: 'Kampdag Håndball',
    host: 'handball.localhost',
    sportId: SportId(23),
    sports: new Map([
      [SportId(23), 'handball'],
      [SportId(210), 'handball'],
    ]),
    orgId: OrgId(372),
  }),
];
