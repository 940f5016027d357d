import type { Instant } from '@kampdag/core/time/instant';
import { type Answers, createAnswers } from '../../src/server/gateway/answers.ts';
import { composedSource } from '../../src/server/gateway/composed/composedSource.ts';
import { createPublications } from '../../src/server/gateway/publication/publications.ts';
import { publishedSource } from '../../src/server/gateway/publication/publishedSource.ts';
import type { GatewaySource } from '../../src/server/gateway/source.ts';

/** The answers of a source as they leave the server, composed calls among them, by a clock that tests set and without chance. */
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
    reported: () => Promise.resolve(null),
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
