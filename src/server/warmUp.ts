import type { Deployment } from '@kampdag/core/site/deployment';
import type { Instant } from '@kampdag/core/time/instant';
import type { WarmingSpan } from '../../fixtures/simulation/answers/warming.ts';
import type { Federations } from './federations.ts';
import type { Pacing } from './pacing.ts';

/** Takes a step of each in turn until all have ended. */
function* inTurn(works: readonly Iterable<void>[]): Generator<void> {
  let open = works.map((work) => work[Symbol.iterator]());
  while (open.length > 0) {
    const going: typeof open = [];
    for (const work of open) {
      if (work.next().done === true) continue;
      going.push(work);
      yield;
    }
    open = going;
  }
}

/**
 * Plays beforehand what the visitors of these deployments ask for first, so that nobody meets the cost of it. It is done beside the
 * serving, and what is asked for meanwhile does not wait for it.
 */
export const warmUp = (
  federations: Federations,
  deployments: readonly Pick<Deployment, 'id'>[],
  span: WarmingSpan,
  now: Instant,
  pacing: Pacing,
): Promise<void> =>
  pacing.run(
    inTurn(
      deployments.flatMap((deployment) => {
        const federation = federations.get(deployment.id);
        return federation === undefined ? [] : [federation.warming(span, now)];
      }),
    ),
  );
