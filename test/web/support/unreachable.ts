import type { GatewayFailure } from '@kampdag/core/gateway/client';

/** No network. */
export const unreachable: GatewayFailure = { type: 'Unreachable', message: 'no network' };
