import type { Instant } from '@kampdag/core/time/instant';
import { type Answers, createAnswers } from '../../../src/server/gateway/answers.ts';
import { composedSource } from '../../../src/server/gateway/composed/composedSource.ts';
import { createPublications } from '../../../src/server/gateway/publication/publications.ts';
import { publishedSource } from '../../../src/server/gateway/publication/publishedSource.ts';
import type { GatewaySource } from '../../../src/server/gateway/source.ts';

/** A source's answers as they leave the server, including composed calls, with a settable clock and no randomness. */
export const composedAnswers = (
  source: GatewaySource,
  now: () => Instant,
  wait: (milliseconds: number) => Promise<unknown> = () => new Promise(() => {}),
): Answers => {
  const still = {
    now,
    random: () => 0,
    wait,
    pause: () => Promise.resolve(),
    read: () => Promise.resolve(null),
    isLogWithdrawn: () => false,
  };
  const answers: Answers = createAnswers({
    ...still,
    source: publishedSource(
      composedSource(source, { find: (deployment, call) => answers.find(deployment, call) }, still),
      createPublications({ ...still, source }),
    ),
  });
  return answers;
};
