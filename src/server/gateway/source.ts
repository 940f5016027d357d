import type { GatewayPath } from '@kampdag/core/gateway/pathTemplate';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { Instant } from '@kampdag/core/time/instant';
import type { taskEither } from 'fp-ts';

/** Why a source gave no answer. */
export interface SourceFailure {
  /**
   * `NotFound`: no such thing, as far as one answer tells. `Gone`: not to be given any more, whatever was given before: withheld, or
   * composed of what is. `Unavailable`: no answer, or a 5xx. `TimedOut`. `BadAnswer`: undecodable. `Declined`: the
   * federation's own `{"errorMessage"}` (wire-format §2).
   */
  readonly type: 'NotFound' | 'Gone' | 'Unavailable' | 'TimedOut' | 'BadAnswer' | 'Declined';
  /** For developers; never holds a visitor's text. */
  readonly message: string;
}

/** The port to the source of league data: the simulated federation, or a real one. */
export interface GatewaySource {
  readonly request: (
    deployment: Deployment,
    path: GatewayPath,
    now: Instant,
  ) => taskEither.TaskEither<SourceFailure, unknown>;
}

const statuses: Readonly<Record<SourceFailure['type'], number>> = {
  NotFound: 404,
  Gone: 404,
  BadAnswer: 502,
  Unavailable: 503,
  TimedOut: 504,
  Declined: 502,
};

/** The HTTP status of a source's failure. */
export const statusOf = ({ type }: SourceFailure): number => statuses[type];
