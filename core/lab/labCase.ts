import type { MatchId } from '../ids.ts';
import type { Recording } from '../live/wire/recording.ts';
import { isRecord } from '../live/wire/wireCodecs.ts';
import { type Random, randomOf } from '../random.ts';
import type { SportKind } from '../sportKind.ts';
import { drawFaults } from './drawFaults.ts';
import type { ConnectionFault, FaultCase, PublishedMessage } from './faultCase.ts';

/** The faults that the lab offers. */
export const labFaults = ['drop', 'repeat', 'delay', 'reorder', 'lateCorrection', 'gap'] as const;
export type LabFault = (typeof labFaults)[number];

/** The connection faults behind each of them. */
const connectionFaultsOf: Readonly<Record<LabFault, readonly ConnectionFault[]>> = {
  drop: ['drop'],
  repeat: ['redelivery', 'lateRedelivery'],
  delay: ['delay'],
  reorder: ['reorder'],
  lateCorrection: ['earlyCorrection', 'lateCorrection'],
  gap: ['reset', 'gap'],
};

/** The chosen faults; the seed decides where they strike. */
export interface FaultPlan {
  readonly seed: number;
  readonly faults: readonly LabFault[];
}

/** A recording over a faulty connection, its messages numbered from 1. */
export interface LabCase extends FaultCase {
  readonly sport: SportKind;
  readonly matchId: MatchId;
  /** The serials of corrections added to the recording. */
  readonly invented: ReadonlySet<number>;
}

/** Milliseconds from the client's start to the first message, so that it reads an empty history. */
const lead = 1000;

/** A message without its number. */
interface Draft extends Omit<PublishedMessage, 'serial' | 'at'> {
  readonly isInvented: boolean;
}

const isEvent = ({ data }: Draft): boolean =>
  isRecord(data) &&
  typeof data.ClientId === 'string' &&
  data.MatchEventType !== 'MatchData' &&
  data.MatchEventType !== 'Delete';

/** Another version of an event, with a different player, side or time. */
const corrected = (random: Random, data: unknown, other: unknown, stamp: number): unknown => {
  if (!isRecord(data) || !isRecord(other)) return data;
  const { Player, Team, Period, Time, PeriodTime } = other;
  const change = random.pick<Readonly<Record<string, unknown>>>([
    { Player },
    { Team },
    { Period, Time, PeriodTime },
  ]);
  // Fields that the other event lacks are left out.
  const fields = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return { ...data, ...fields, ServerTimeStamp: String(stamp) };
};

/** The most messages between an event and its correction. */
const latest = 50;

/** Adds later corrections of events. */
const withCorrections = (random: Random, drafts: readonly Draft[]): readonly Draft[] => {
  const events = drafts.flatMap((draft, index) => (isEvent(draft) ? [{ draft, index }] : []));
  const [first, ...rest] = events;
  if (first === undefined) return drafts;
  const after = new Map<number, Draft[]>();
  for (let count = 1 + random.below(Math.max(3, events.length / 30)); count > 0; count -= 1) {
    const { draft, index } = random.pick([first, ...rest]);
    const other = random.pick([first, ...rest]).draft;
    const target = Math.min(drafts.length - 1, index + 1 + random.below(latest));
    const { timestamp } = drafts[target] ?? draft;
    const data = corrected(random, draft.data, other.data, timestamp);
    after.set(target, [...(after.get(target) ?? []), { data, timestamp, isInvented: true }]);
  }
  return drafts.flatMap((draft, index) => [draft, ...(after.get(index) ?? [])]);
};

/** Messages at their times, at least a millisecond apart to keep their order. */
const published = (drafts: readonly Draft[]): readonly PublishedMessage[] => {
  const first = drafts[0]?.timestamp ?? 0;
  let before = lead - 1;
  return drafts.map(({ timestamp, data, error }, index) => {
    before = Math.max(before + 1, lead + timestamp - first);
    return { serial: index + 1, at: before, timestamp, data, error };
  });
};

/** A recording with planned faults; the same plan always makes the same case. */
export const labCaseOf = (
  { header, messages: recorded }: Pick<Recording, 'header' | 'messages'>,
  { seed, faults }: FaultPlan,
): LabCase => {
  const random = randomOf('lab', seed);
  const own = recorded.map(
    ({ timestamp, data, error }): Draft => ({ timestamp, data, error, isInvented: false }),
  );
  const drafts = faults.includes('lateCorrection') ? withCorrections(random, own) : own;
  const messages = published(drafts);
  return {
    sport: header.sport,
    matchId: header.match.matchId,
    messages,
    faults: drawFaults(
      random,
      messages,
      labFaults.filter((fault) => faults.includes(fault)).flatMap((fault) => connectionFaultsOf[fault]),
    ),
    invented: new Set(drafts.flatMap(({ isInvented }, index) => (isInvented ? [index + 1] : []))),
  };
};
