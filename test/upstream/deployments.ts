import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { either } from 'fp-ts';
import { readDeployments } from '../../src/server/deploymentsFile.ts';

const shipped = readFileSync(join(import.meta.dirname, '../../src/deploy/deployments.example.json'), 'utf8');

/** The deployments of the shipped example, on their real-looking hosts. */
export const recordedDeployments = either.match(
  (wrong: readonly string[]) => {
    throw new Error(wrong.join(' '));
  },
  ({ deployments }: Extract<ReturnType<typeof readDeployments>, { readonly _tag: 'Right' }>['right']) =>
    deployments,
)(readDeployments(shipped));
