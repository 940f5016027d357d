import { composeDay } from '@kampdag/core/gateway/composed/composeDay';
import type { Compose } from '@kampdag/core/gateway/composed/composed';
import { dayOfSeason } from '@kampdag/core/gateway/composed/dayOfSeason';
import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import type { AnyEndpoint } from '@kampdag/core/gateway/endpointTable';

/** A composed call and how its answer is made. */
interface Composition {
  readonly endpoint: AnyEndpoint;
  readonly compose: Compose<unknown>;
}

const composition = <P, A>(endpoint: Endpoint<P, A>, compose: Compose<P>): Composition => ({
  endpoint: endpoint as AnyEndpoint,
  // Parameters come from the endpoint's own `read`.
  compose: compose as Compose<unknown>,
});

/** How each row of the table of composed calls is answered. */
export const compositions: readonly Composition[] = [composition(dayOfSeason, composeDay)];
