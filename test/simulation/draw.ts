import { drawFaults } from '@kampdag/core/lab/drawFaults';
import { type ConnectionFault, connectionFaults, type PublishedMessage } from '@kampdag/core/lab/faultCase';
import { type Random, randomOf, shuffled } from '@kampdag/core/random';
import { type FaultKind, faultKinds, type LogFault, logFaults, type SimulatedCase } from './case.ts';
import { disturb } from './match/disturb.ts';
import { type Draft, epoch, simulatedMatch } from './match/draft.ts';
import { playMatch } from './match/play.ts';
import { plays, type ReportedSport } from './match/sportPlay.ts';

/** Hockey, which has the most rules, twice. */
const sports: readonly [ReportedSport, ...ReportedSport[]] = [
  'icehockey',
  ...(Object.keys(plays) as ReportedSport[]),
];

const isLineFault = (kind: FaultKind): kind is ConnectionFault =>
  connectionFaults.some((one) => one === kind);
const isLogFault = (kind: FaultKind): kind is LogFault => logFaults.some((one) => one === kind);

/** The length of a match: mostly short, sometimes several pages of history. */
const lengthOf = (random: Random): number => {
  const kind = random.next();
  if (kind < 0.92) return 8 + random.below(16);
  return kind < 0.99 ? 30 + random.below(50) : 100 + random.below(210);
};

const numbered = (drafts: readonly Draft[], skews: Random | null): readonly PublishedMessage[] =>
  drafts.map(({ at, data, error }, index) => ({
    serial: index + 1,
    at,
    timestamp: epoch + at + (skews !== null && skews.chance(0.2) ? skews.below(16_000) - 8000 : 0),
    data,
    ...(error === undefined ? {} : { error }),
  }));

/** The faults of a run: none, a few, or many; or only one kind. */
const kindsOf = (random: Random, only: FaultKind | null): readonly FaultKind[] => {
  if (only !== null) return [only];
  if (random.chance(0.02)) return [];
  return shuffled(random, faultKinds).slice(0, 1 + random.below(random.chance(0.25) ? 24 : 11));
};

/** The log faults that a connection fault needs to take effect. */
const presupposed: Readonly<Partial<Record<FaultKind, LogFault>>> = {
  earlyDelete: 'delete',
  lateDelete: 'delete',
  earlyCorrection: 'correction',
  lateCorrection: 'correction',
};

/** The case of a seed and a run: a match with faults of its log and connection. */
export const drawCase = (seed: number, run: number, only: FaultKind | null = null): SimulatedCase => {
  const random = randomOf('simulation', seed, run);
  const sport = random.pick(sports);
  const kinds = new Set(kindsOf(random, only));
  for (const kind of Array.from(kinds)) {
    const needed = presupposed[kind];
    if (needed !== undefined) kinds.add(needed);
  }
  const length = lengthOf(random);
  // A long match tests the pages of history, which a late client reads.
  if (only === null && length >= 100 && random.chance(0.6)) kinds.add('joinMidMatch');
  let drafts = playMatch(random, sport, length);
  for (const kind of kinds) {
    if (!isLogFault(kind) || kind === 'serverClockSkew') continue;
    for (let times = 1 + random.below(2); times > 0; times -= 1) drafts = disturb(random, kind, drafts);
  }
  const messages = numbered(drafts, kinds.has('serverClockSkew') ? random : null);
  return {
    sport,
    matchId: simulatedMatch,
    messages,
    looks: random.bits(),
    faults: drawFaults(random, messages, [...kinds].filter(isLineFault)),
  };
};
