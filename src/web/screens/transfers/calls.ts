import { transfers } from '@kampdag/core/gateway/leagueEndpoints';
import { transfersSince } from '@kampdag/core/league/transfer/transfer';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import type { PageCall, PageContext } from '../../context/pageContext.ts';

/** The last year's transfers of the deployment's transfers organisation (specification §7, §9). */
export const transfersParams = ({ transfersOrgId }: Deployment, today: CivilDate) => ({
  orgId: transfersOrgId,
  since: transfersSince(today),
});

/** The transfers page's call. */
export const transfersCalls = ({ deployment, today }: PageContext): readonly PageCall[] => [
  (gateway) => gateway.fetch(transfers, transfersParams(deployment, today)),
];
