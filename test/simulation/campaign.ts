import type { FaultKind, SimulatedCase } from './case.ts';
import type { Violation } from './checks.ts';
import { drawCase } from './draw.ts';
import { shrink } from './shrink.ts';
import { type Seam, simulate } from './simulate.ts';
import { createTally, type Tally } from './tally.ts';

/** What is to be tried. */
export interface Campaign {
  readonly seed: number;
  readonly runs: number;
  /** The number of the first run, 0 unless told. */
  readonly from?: number;
  /** One kind of fault alone. */
  readonly only?: FaultKind;
  readonly seam?: Seam;
  /** Called now and then with the tally so far. */
  readonly onProgress?: (tally: Tally) => void;
}

/** A run in which a law did not hold. */
export interface Failure {
  readonly run: number;
  readonly violation: Violation;
  readonly failing: SimulatedCase;
  readonly shrunk: SimulatedCase;
}

/** How a campaign ended: with its first failure, or with all its runs done. */
export interface CampaignResult {
  readonly tally: Tally;
  readonly failure: Failure | null;
}

const progressEvery = 10_000;

/** Draws case after case from the seed and runs it, until one fails. */
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
      // The smallest case may break the law in words of its own.
      const last = (await simulate(shrunk, seam)).violation ?? violation;
      return { tally: book.read(), failure: { run, violation: last, failing: drawn, shrunk } };
    }
    if ((run - from + 1) % progressEvery === 0) onProgress?.(book.read());
  }
  return { tally: book.read(), failure: null };
};
