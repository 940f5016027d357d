import type { FaultKind, SimulatedCase } from './case.ts';
import type { Violation } from './checks.ts';
import { drawCase } from './draw.ts';
import { shrink } from './shrink.ts';
import { type Seam, simulate } from './simulate.ts';
import { createTally, type Tally } from './tally.ts';

/** A series of simulated runs. */
export interface Campaign {
  readonly seed: number;
  readonly runs: number;
  /** The number of the first run. Default: 0. */
  readonly from?: number;
  /** The only kind of fault. Default: all. */
  readonly only?: FaultKind;
  readonly seam?: Seam;
  /** Called regularly with the tally so far. */
  readonly onProgress?: (tally: Tally) => void;
}

/** A run that violated a law. */
export interface Failure {
  readonly run: number;
  readonly violation: Violation;
  readonly failing: SimulatedCase;
  readonly shrunk: SimulatedCase;
}

/** The result of a campaign: its tally, and the first failure if any. */
export interface CampaignResult {
  readonly tally: Tally;
  readonly failure: Failure | null;
}

const progressEvery = 10_000;

/** Draws and runs cases until one fails. */
export const runCampaign = async (campaign: Campaign): Promise<CampaignResult> => {
  const { seed, runs, from = 0, only = null, seam, onProgress } = campaign;
  const book = createTally();
  for (let run = from; run < from + runs; run += 1) {
    const drawn = drawCase(seed, run, only);
    const outcome = await simulate(drawn, seam);
    book.add(drawn, outcome);
    const { violation } = outcome;
    if (violation !== null) {
      const shrunk = await shrink(drawn, violation.law, seam);
      // The smallest case may violate the law in another detail.
      const last = (await simulate(shrunk, seam)).violation ?? violation;
      return { tally: book.read(), failure: { run, violation: last, failing: drawn, shrunk } };
    }
    if ((run - from + 1) % progressEvery === 0) onProgress?.(book.read());
  }
  return { tally: book.read(), failure: null };
};
