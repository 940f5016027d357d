import type { GatewayClient } from '@kampdag/core/gateway/client';
import { seenBy } from '@kampdag/core/gateway/seen';
import type { Viewing } from '@kampdag/core/site/viewing';
import type { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import type { Preloaded } from '../context/preloaded.ts';
import { clientSeen, preloadedSeen } from '../context/seen.ts';

/** The sources of a page's answers. */
interface AnswerSources {
  readonly gateway: GatewayClient;
  readonly preloaded: Preloaded;
}

/** The same sources, with every answer filtered by the viewing preferences. */
export const seenServices = ({
  gateway,
  preloaded,
  viewing,
  now,
}: AnswerSources & { readonly viewing: Viewing; readonly now: () => Instant }): AnswerSources => {
  const seen = seenBy(viewing, () => osloWallTime(now()));
  return { gateway: clientSeen(gateway, seen), preloaded: preloadedSeen(preloaded, seen) };
};
