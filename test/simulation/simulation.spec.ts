import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { randomOf } from '@kampdag/core/random';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { describe, expect, it } from 'vitest';
import { isWhole } from '../support/runs.ts';
import { brokenFolds } from './brokenFolds.ts';
import { runCampaign } from './campaign.ts';
import { faultKinds, type SimulatedCase } from './case.ts';
import { drawCase } from './draw.ts';
import { playMatch } from './match/play.ts';
import { plays, type ReportedSport } from './match/sportPlay.ts';
import { printFailure } from './report.ts';
import { simulate } from './simulate.ts';
import { metPairs } from './tally.ts';

const seed = 20_261_121;
/** `npm run simulate` runs more, with other seeds. */
const runs = isWhole ? 10_000 : 300;
const minute = 60_000;
/** A generous timeout, only against hanging. */
const patience = 20 * minute;

const regressions = fileURLToPath(new URL('regressions', import.meta.url));

describe('a live match over a connection with every fault', () => {
  it(
    `holds every law in ${runs} simulated matches, in which every ${isWhole ? 'pair of faults has met' : 'fault has come'}`,
    async () => {
      const { tally, failure } = await runCampaign({ seed, runs });
      expect(
        failure === null ? null : printFailure({ seed, run: failure.run }, failure.violation, failure.shrunk),
      ).toBeNull();
      expect(tally.runs).toBe(runs);
      expect(faultKinds.filter((_, index) => tally.single[index] === 0)).toEqual([]);
      if (isWhole) expect(metPairs(tally).filter((pair) => pair.runs < 5)).toEqual([]);
    },
    patience,
  );

  it.each(Object.keys(plays) as ReportedSport[])('reports every event type of %s', (sport) => {
    const reported = new Set(
      Array.from({ length: 200 }, (_, run) => playMatch(randomOf('types', run), sport, 100)).flatMap(
        (drafts) => drafts.map(({ data }) => (data as { readonly MatchEventType?: unknown }).MatchEventType),
      ),
    );
    expect([...sportOf(sport).readers.keys()].filter((type) => !reported.has(type))).toEqual([]);
  });

  it('runs the same way each time', async () => {
    for (const run of [3, 44, 555]) {
      const [once, again] = [await simulate(drawCase(seed, run)), await simulate(drawCase(seed, run))];
      expect(again).toEqual(once);
      expect(drawCase(seed, run)).toEqual(drawCase(seed, run));
    }
  });
});

/** The smallest cases on which a broken fold, or once the live core, failed. */
describe('a regression case', () => {
  const names = readdirSync(regressions).filter((name) => name.endsWith('.json'));

  it.each(names)('holds every law: %s', async (name) => {
    const pinned = JSON.parse(readFileSync(`${regressions}/${name}`, 'utf8')) as SimulatedCase;
    expect((await simulate(pinned)).violation).toBeNull();
  });
});

describe('the harness notices a fold that', () => {
  const within = 1_500;

  it.each(Object.entries(brokenFolds))(
    `%s, within ${within} matches, and shrinks the case`,
    async (_, seam) => {
      const { failure } = await runCampaign({ seed, runs: within, seam });
      expect(failure).not.toBeNull();
      if (failure === null) return;
      expect(failure.shrunk.messages.length).toBeLessThanOrEqual(failure.failing.messages.length);
      expect((await simulate(failure.shrunk, seam)).violation?.law).toBe(failure.violation.law);
      expect((await simulate(failure.shrunk)).violation).toBeNull();
    },
    patience,
  );
});
