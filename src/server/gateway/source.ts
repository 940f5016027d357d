import type { GatewayPath } from '@kampdag/core/gateway/pathTemplate';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { Instant } from '@kampdag/core/time/instant';
import type { taskEither } from 'fp-ts';

/** Why a source gave no answer. */
export interface SourceFailure {
  /**
   * `NotFound`: there is no such thing. `Unavailable`: nobody answered, or with a 5xx. `TimedOut`. `BadAnswer`: not what was
   * promised. `Declined`: the federation's own `{"errorMessage"}` (wire-format §2).
   */
  readonly type: 'NotFound' | 'Unavailable' | 'TimedOut' | 'BadAnswer' | 'Declined';
  /** For a developer; never holds what a visitor wrote. */
  readonly message: string;
}

/** The port to where the league's data comes from: the simulated federation, or a real one. */
export interface GatewaySource {
  readonly request: (
    deployment: Deployment,
    path: GatewayPath,
    now: Instant,
  ) => taskEither.TaskEither<SourceFailure, unknown>;
}
