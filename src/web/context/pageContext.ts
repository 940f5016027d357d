import type { GatewayClient, GatewayFailure } from '@kampdag/core/gateway/client';
import type { League } from '@kampdag/core/league/season/league';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import type { taskEither } from 'fp-ts';

/** What a page's calls depend on, known on the server before rendering. */
export interface PageContext {
  readonly deployment: Deployment;
  /** The selected league; null if there is none. */
  readonly league: League | null;
  /** The chosen day, else today in Oslo. */
  readonly date: CivilDate;
  /** Today in Oslo. */
  readonly today: CivilDate;
  readonly query: URLSearchParams;
}

/** A call that a page's first view needs; its answer is recorded, not read. */
export type PageCall = (gateway: GatewayClient) => taskEither.TaskEither<GatewayFailure, unknown>;
