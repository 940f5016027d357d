import { OrgId, SportId } from '../ids.ts';
import { type Deployment, DeploymentId } from './deployment.ts';

/** Defaults of most deployments; 353 is the federation that handles all transfers. */
const ordinary = {
  transfersOrgId: OrgId(353),
  defaultLanguage: 'no',
  namedLeagues: [],
  zones: [],
  externalLink: null,
  isCorporate: false,
  showsOtherMatches: true,
} as const satisfies Partial<Deployment>;

const hockey: Deployment = {
  ...ordinary,
  id: DeploymentId('icehockey'),
  sport: 'icehockey',
  brand: 'icehockey',
  siteName: 'Kampdag Hockey',
  hosts: ['localhost'],
  sportId: SportId(199),
  sportKinds: new Map([[SportId(199), 'icehockey']]),
  mainOrgId: OrgId(353),
  incidentsOrgId: OrgId(353),
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
};

const basketball: Deployment = {
  ...ordinary,
  id: DeploymentId('basketball'),
  sport: 'basketball',
  brand: 'basketball',
  siteName: 'Kampdag Basket',
  hosts: ['basketball.localhost'],
  sportId: SportId(198),
  sportKinds: new Map([[SportId(198), 'basketball']]),
  mainOrgId: OrgId(352),
  incidentsOrgId: OrgId(352),
};

const volleyball: Deployment = {
  ...ordinary,
  id: DeploymentId('volleyball'),
  sport: 'volleyball',
  brand: 'volleyball',
  siteName: 'Kampdag Volley',
  hosts: ['volleyball.localhost'],
  sportId: SportId(157),
  sportKinds: new Map([[SportId(157), 'volleyball']]),
  mainOrgId: OrgId(387),
  incidentsOrgId: OrgId(353),
};

const corporate: Deployment = {
  ...ordinary,
  id: DeploymentId('soccer'),
  sport: 'soccer',
  brand: 'soccer',
  siteName: 'Kampdag Bedrift',
  hosts: ['corporate.localhost'],
  sportId: SportId(196),
  sportKinds: new Map([[SportId(196), 'soccer']]),
  mainOrgId: OrgId(354),
  incidentsOrgId: OrgId(354),
  isCorporate: true,
};

const handball: Deployment = {
  ...ordinary,
  id: DeploymentId('handball'),
  sport: 'handball',
  brand: 'handball',
  siteName: 'Kampdag Håndball',
  hosts: ['handball.localhost'],
  sportId: SportId(23),
  sportKinds: new Map([
    [SportId(23), 'handball'],
    [SportId(210), 'handball'],
  ]),
  mainOrgId: OrgId(372),
  incidentsOrgId: OrgId(372),
};

/** The built-in deployments, with the specification's values, the default first. */
export const builtInDeployments: readonly Deployment[] = [
  hockey,
  basketball,
  volleyball,
  corporate,
  handball,
];

/** The default deployment: ice hockey (specification §1). */
export const defaultDeployment: Deployment = hockey;
