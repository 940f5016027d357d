import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { either } from 'fp-ts';
import { readDeployments } from '../../src/server/deploymentsFile.ts';

/** The shipped example of a file of deployments. */
export const shippedExample = readFileSync(
  join(import.meta.dirname, '../../src/deploy/deployments.example.json'),
  'utf8',
);

/** The deployments of the shipped example, on their real-looking hosts, and the addresses of their federations by id. */
export const { deployments: recordedDeployments, upstreams: shippedUpstreams } = either.getOrElse(
  (
    wrong: readonly string[],
  ): Extract<ReturnType<typeof readDeployments>, { readonly _tag: 'Right' }>['right'] => {
    throw new Error(wrong.join(' '));
  },
)(readDeployments(shippedExample));
