import { readFileSync } from 'node:fs';
import { cleanMatches, compareWithClean } from '@kampdag/core/lab/comparison';
import { openRecording } from '@kampdag/core/lab/faultReport';
import { type LabCase, type LabFault, labCaseOf, labFaults } from '@kampdag/core/lab/labCase';
import { endOf, nowAt, startRun, timeOf } from '@kampdag/core/lab/run';
import type { LiveUpdate } from '@kampdag/core/live/channel/stream';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { Recording } from '@kampdag/core/live/wire/recording';
import * as fc from 'fast-check';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { recordingFiles } from '../../support/recorded/recordings.ts';
import { isWhole } from '../../support/runs.ts';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const recordingIn = (file: string): Recording => {
  const opened = openRecording(readFileSync(file, 'utf8'));
  if (either.isLeft(opened)) throw new Error(opened.left);
  return opened.right.recording;
};

/** A page that follows a case. */
const following = (labCase: LabCase) => {
  const run = startRun(labCase, settled);
  const page: { match: LiveMatch | null; line: readonly LiveUpdate['type'][] } = { match: null, line: [] };
  run.updates$.subscribe((update) => {
    if (update.type === 'match') page.match = update.match;
    else page.line = [...page.line, update.type];
  });
  return { run, page };
};

const plans = fc.record({
  seed: fc.nat(1_000_000),
  faults: fc.subarray<LabFault>([...labFaults], { minLength: 1 }),
});

describe.each(recordingFiles)('a faulty line that plays %s', (file) => {
  const recording = recordingIn(file);

  it('gives the clean fold with the history at any moment, and without it after recovery', async () => {
    await fc.assert(
      fc.asyncProperty(plans, fc.array(fc.nat(), { minLength: 3, maxLength: 3 }), async (plan, places) => {
        const labCase = labCaseOf(recording, plan);
        const clean = cleanMatches(labCase);
        const { run, page } = following(labCase);
        const last = labCase.messages.length;
        for (const serial of places.map((place) => place % (last + 1)).toSorted((a, b) => a - b)) {
          const at = timeOf(labCase, serial);
          await run.goTo(at);
          expect(compareWithClean(clean(serial), page.match, nowAt(labCase, at)).healed).toEqual([]);
        }
        await run.goTo(endOf(labCase));
        const now = nowAt(labCase, endOf(labCase));
        expect(compareWithClean(clean(last), page.match, now)).toEqual({ shown: [], healed: [] });
      }),
      { numRuns: isWhole ? 60 : 1 },
    );
  });
});

describe('a connection without faults', () => {
  it('delivers each message in order, and nothing before the first', async () => {
    const labCase = labCaseOf(recordingIn(recordingFiles[0] ?? ''), { seed: 1, faults: [] });
    const clean = cleanMatches(labCase);
    const { run, page } = following(labCase);
    await run.goTo(timeOf(labCase, 0));
    expect(page.match?.version).toBe(0);
    for (let serial = 1; serial <= 40; serial += 1) {
      const at = timeOf(labCase, serial);
      await run.goTo(at);
      expect(page.match?.version).toBe(serial);
      expect(compareWithClean(clean(serial), page.match, nowAt(labCase, at)).shown).toEqual([]);
    }
  });
});

describe('a dropped message', () => {
  it('is missing with its paths until a verification finds it', async () => {
    const recording = recordingIn(recordingFiles[0] ?? '');
    const drawn = labCaseOf(recording, { seed: 1, faults: [] });
    const labCase: LabCase = { ...drawn, faults: [{ kind: 'drop', serial: 30 }] };
    const clean = cleanMatches(labCase);
    const { run, page } = following(labCase);
    const at = timeOf(labCase, 30);
    await run.goTo(at);
    expect(run.isReceived(30)).toBe(false);
    const { shown, healed } = compareWithClean(clean(30), page.match, nowAt(labCase, at));
    expect(shown.map(({ path }) => path)).toContain('log.messages');
    expect(healed).toEqual([]);
    await run.goTo(endOf(labCase));
    expect(run.isReceived(30)).toBe(true);
    expect(page.line).toContain('verified');
  });
});

describe('a plan', () => {
  it('is determined by its seed, and lists the corrections it adds', () => {
    const recording = recordingIn(recordingFiles[0] ?? '');
    const plan = { seed: 7, faults: ['lateCorrection', 'drop'] } as const;
    const labCase = labCaseOf(recording, plan);
    expect(labCaseOf(recording, plan)).toEqual(labCase);
    expect(labCaseOf(recording, { ...plan, seed: 8 }).faults).not.toEqual(labCase.faults);
    expect(labCase.invented.size).toBeGreaterThan(0);
    expect(labCase.messages.length).toBe(recording.messages.length + labCase.invented.size);
  });
});
