import { answerFilterOf } from '@kampdag/core/gateway/answerFilter';
import type { GatewayClient } from '@kampdag/core/gateway/client';
import type { ViewingPreferences } from '@kampdag/core/site/viewing';
import type { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { filteredClient, filteredPreloaded } from '../context/filteredAnswers.ts';
import type { Preloaded } from '../context/preloaded.ts';

/** The sources of a page's answers. */
interface AnswerSources {
  readonly gateway: GatewayClient;
  readonly preloaded: Preloaded;
}

/** The same sources, with every answer filtered by the viewing preferences. */
export const filteredSources = ({
  gateway,
  preloaded,
  viewing,
  now,
}: AnswerSources & { readonly viewing: ViewingPreferences; readonly now: () => Instant }): AnswerSources => {
  const filter = answerFilterOf(viewing, () => osloWallTime(now()));
  return { gateway: filteredClient(gateway, filter), preloaded: filteredPreloaded(preloaded, filter) };
};
