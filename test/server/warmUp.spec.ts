import { DeploymentId } from '@kampdag/core/site/deployment';
import { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { SimulatedFederation } from '../../fixtures/simulation/federation.ts';
import type { Pacing } from '../../src/server/pacing.ts';
import { warmUp } from '../../src/server/warmUp.ts';

const now = Instant(Date.parse('2026-11-21T18:00:00Z'));

/** A federation that notes each of so many steps. */
const federationOf = (name: string, steps: number, noted: string[]): SimulatedFederation => ({
  answer: () => either.left({ status: 404, message: 'none' }),
  preparing: () => [],
  warming: function* warming(span) {
    for (let step = 1; step <= steps; step += 1) {
      noted.push(`${name} ${span} ${step}`);
      yield;
    }
  },
  messages: () => [],
  nextMessageAt: () => null,
});

const unpaced: Pacing = {
  isBusy: () => false,
  rest: () => Promise.resolve(),
  run: (steps) => {
    for (const _ of steps);
    return Promise.resolve();
  },
};

describe('warming up', () => {
  it('takes a step of each deployment in turn, so that none waits for the end of another', async () => {
    const noted: string[] = [];
    const federations = new Map<DeploymentId, SimulatedFederation>([
      [DeploymentId('icehockey'), federationOf('hockey', 3, noted)],
      [DeploymentId('soccer'), federationOf('soccer', 1, noted)],
      [DeploymentId('volleyball'), federationOf('volleyball', 9, noted)],
    ]);
    await warmUp(
      federations,
      [{ id: DeploymentId('icehockey') }, { id: DeploymentId('soccer') }],
      'season',
      now,
      unpaced,
    );
    expect(noted).toEqual(['hockey season 1', 'soccer season 1', 'hockey season 2', 'hockey season 3']);
  });
});
