import { type Random, randomOf, shuffled } from '@kampdag/core/random';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import {
  type Fault,
  type FaultKind,
  faultKinds,
  type LineFault,
  type LogFault,
  lineFaults,
  logFaults,
  type SimulatedCase,
  type SimulatedMessage,
} from './case.ts';
import { disturb } from './match/disturb.ts';
import { type Draft, epoch, isBody, simulatedMatch } from './match/draft.ts';
import { playMatch } from './match/play.ts';

const sports: readonly [SportKind, ...SportKind[]] = ['icehockey', 'icehockey', 'basketball', 'volleyball'];

const isLineFault = (kind: FaultKind): kind is LineFault => lineFaults.some((one) => one === kind);
const isLogFault = (kind: FaultKind): kind is LogFault => logFaults.some((one) => one === kind);

/** Mostly a short piece of a match; now and then one that takes several pages of history. */
const lengthOf = (random: Random): number => {
  const kind = random.next();
  if (kind < 0.92) return 8 + random.below(16);
  return kind < 0.99 ? 30 + random.below(50) : 100 + random.below(210);
};

const numbered = (drafts: readonly Draft[], skews: Random | null): readonly SimulatedMessage[] =>
  drafts.map(({ at, data, error }, index) => ({
    serial: index + 1,
    at,
    timestamp: epoch + at + (skews !== null && skews.chance(0.2) ? skews.below(16_000) - 8000 : 0),
    data,
    ...(error === undefined ? {} : { error }),
  }));

/** What a fault on the line is drawn from. */
interface Drawing {
  readonly random: Random;
  readonly messages: readonly SimulatedMessage[];
  readonly end: number;
}

const anyOf = ({ random, messages }: Drawing): SimulatedMessage | undefined =>
  messages[random.below(messages.length)];

/** How long after a message the one so many places later is published, and a little more. */
const untilAfter = ({ messages }: Drawing, index: number, by: number): number => {
  const from = messages[index]?.at ?? 0;
  return (messages[Math.min(messages.length - 1, index + by)]?.at ?? from) - from + 5;
};

const held = (
  drawing: Drawing,
  kind: 'reorder' | 'delay' | 'redelivery' | 'lateRedelivery',
  most: number,
): readonly Fault[] =>
  Array.from({ length: 1 + drawing.random.below(Math.max(4, drawing.messages.length / 10)) }, () => {
    const index = drawing.random.below(drawing.messages.length);
    const by = 1 + drawing.random.below(most);
    return { kind, serial: drawing.messages[index]?.serial ?? 1, for: untilAfter(drawing, index, by) };
  });

const textOf = (data: unknown, field: string): string | null => {
  const value = isBody(data) ? data[field] : null;
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The pairs of a message and one later that corrects it or takes it back. */
const pairsOf = (
  messages: readonly SimulatedMessage[],
  is: 'correction' | 'delete',
): readonly (readonly [number, number])[] => {
  const first = new Map<string, number>();
  return messages.flatMap(({ data }, index) => {
    const own = textOf(data, 'ClientId');
    const target = textOf(data, 'DeletedEventClientId');
    const named = is === 'delete' ? target : own;
    const from = named === null ? undefined : first.get(named);
    if (own !== null && target === null && !first.has(own)) first.set(own, index);
    return from === undefined ? [] : [[from, index] as const];
  });
};

/** Early: what it is about is held until after it. Late: it is itself held. */
const displaced = (
  drawing: Drawing,
  kind: 'earlyDelete' | 'lateDelete' | 'earlyCorrection' | 'lateCorrection',
): readonly Fault[] => {
  const { random, messages } = drawing;
  const pairs = pairsOf(messages, kind === 'earlyDelete' || kind === 'lateDelete' ? 'delete' : 'correction');
  const pair = pairs[random.below(pairs.length)];
  if (pair === undefined) return [];
  const [from, to] = pair;
  const isEarly = kind === 'earlyDelete' || kind === 'earlyCorrection';
  const index = isEarly ? from : to;
  const by = isEarly ? to - from : 1 + random.below(50);
  return [{ kind, serial: messages[index]?.serial ?? 1, for: untilAfter(drawing, index, by) }];
};

const outage = (
  drawing: Drawing,
  kind: 'resume' | 'reset' | 'gap' | 'loss' | 'refusal',
): readonly Fault[] => {
  const { random, end } = drawing;
  const least = kind === 'gap' ? 120_001 : 50;
  const most = kind === 'gap' ? 300_000 : random.pick([500, 8000, 60_000, 119_000]);
  return Array.from({ length: 1 + random.below(3) }, () => ({
    kind,
    at: random.chance(0.7) ? (anyOf(drawing)?.at ?? 0) + random.below(200) : random.below(end + 1),
    for: Math.floor(random.between(least, most)),
  }));
};

/** Anywhere, or just so that a page or two are exactly full. */
const joining = ({ random, messages }: Drawing): number => {
  const full = messages.length >= 100 && random.chance(0.5);
  const index = full
    ? 100 * (1 + random.below(Math.floor(messages.length / 100))) - 1
    : random.below(messages.length);
  return messages[index]?.at ?? 0;
};

const lineFault = (drawing: Drawing, kind: LineFault): readonly Fault[] => {
  const { random, messages } = drawing;
  switch (kind) {
    case 'reorder':
      // A few places late, or from anywhere in the match to anywhere after it.
      return held(drawing, kind, random.chance(0.5) ? 10 : messages.length);
    case 'delay':
    case 'redelivery':
      return held(drawing, kind, 3);
    case 'lateRedelivery':
      return held(drawing, kind, 50);
    case 'earlyDelete':
    case 'lateDelete':
    case 'earlyCorrection':
    case 'lateCorrection':
      return displaced(drawing, kind);
    case 'resume':
    case 'reset':
    case 'gap':
    case 'loss':
    case 'refusal':
      return outage(drawing, kind);
    case 'overlap':
      // Something must be published between the attachment and the answer for history to hold what came live too.
      return [
        { kind, by: 1 + random.below(30) },
        { kind: 'slowHistory', page: random.below(2), for: 5000 + random.below(60_000) },
      ];
    case 'joinMidMatch':
      return [{ kind, at: joining(drawing) }];
    case 'historyFails':
    case 'historyThrows':
      return [{ kind, page: random.below(3), times: 1 }];
    case 'historyFailsAgain':
      return [{ kind, page: random.below(2), times: 2 + random.below(5) }];
    default:
      return Array.from({ length: 1 + random.below(2) }, () => ({
        kind: 'slowHistory',
        page: random.below(3),
        for: 1000 + random.below(60_000),
      }));
  }
};

/** The faults a run shall have: none, a few, or many; of one kind alone when that is asked for. */
const kindsOf = (random: Random, only: FaultKind | null): readonly FaultKind[] => {
  if (only !== null) return [only];
  if (random.chance(0.02)) return [];
  return shuffled(random, faultKinds).slice(0, 1 + random.below(random.chance(0.25) ? 24 : 11));
};

/** What a fault on the line needs in the log to mean anything. */
const presupposed: Readonly<Partial<Record<FaultKind, LogFault>>> = {
  earlyDelete: 'delete',
  lateDelete: 'delete',
  earlyCorrection: 'correction',
  lateCorrection: 'correction',
};

/** The case of a seed and a run: a match, what is done to its log, and what goes wrong on the line. */
export const drawCase = (seed: number, run: number, only: FaultKind | null = null): SimulatedCase => {
  const random = randomOf('simulation', seed, run);
  const sport = random.pick(sports);
  const kinds = new Set(kindsOf(random, only));
  for (const kind of Array.from(kinds)) {
    const needed = presupposed[kind];
    if (needed !== undefined) kinds.add(needed);
  }
  const length = lengthOf(random);
  // A long match is there for the pages of its history, and those are seen by who comes late.
  if (only === null && length >= 100 && random.chance(0.6)) kinds.add('joinMidMatch');
  let drafts = playMatch(random, sport, length);
  for (const kind of kinds) {
    if (!isLogFault(kind) || kind === 'serverClockSkew') continue;
    for (let times = 1 + random.below(2); times > 0; times -= 1) drafts = disturb(random, kind, drafts);
  }
  const messages = numbered(drafts, kinds.has('serverClockSkew') ? random : null);
  const drawing: Drawing = { random, messages, end: messages.at(-1)?.at ?? 0 };
  return {
    sport,
    matchId: simulatedMatch,
    messages,
    looks: random.bits(),
    faults: [...kinds].flatMap((kind) => (isLineFault(kind) ? lineFault(drawing, kind) : [])),
  };
};
