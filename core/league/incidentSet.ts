import { OrgId } from '../ids.ts';
import type { Deployment } from '../site/deployment.ts';
import type { SportKind } from '../sport/sportKind.ts';

/** Volleyball's kinds of incident are kept by this organisation (specification §7, §9). */
const volleyballSet = OrgId(353);

/** The organisation whose kinds of incident a match has: volleyball's own set, else that of the site's federation. */
export const incidentSetOrg = ({ mainOrgId }: Pick<Deployment, 'mainOrgId'>, sport: SportKind): OrgId =>
  sport === 'volleyball' ? volleyballSet : mainOrgId;
