import type { MatchId } from '../../ids.ts';
import { type Random, randomOf } from '../../random.ts';
import type { SportKind } from '../../sport/sportKind.ts';
import type { Recording } from '../wire/recording.ts';
import { isRecord } from '../wire/wireCodecs.ts';
import { drawFaults } from './drawFaults.ts';
import type { LineCase, LineFault, PublishedMessage } from './lineCase.ts';

/** What can be made to go wrong with a recording. */
export const labFaults = ['drop', 'repeat', 'delay', 'reorder', 'lateCorrection', 'gap'] as const;
export type LabFault = (typeof labFaults)[number];

/** The faults of the line that each of them is. */
const lineFaultsOf: Readonly<Record<LabFault, readonly LineFault[]>> = {
  drop: ['drop'],
  repeat: ['redelivery', 'lateRedelivery'],
  delay: ['delay'],
  reorder: ['reorder'],
  lateCorrection: ['earlyCorrection', 'lateCorrection'],
  gap: ['reset', 'gap'],
};

/** What shall go wrong; the seed decides where. */
export interface FaultPlan {
  readonly seed: number;
  readonly faults: readonly LabFault[];
}

/** A recording on a line, its messages numbered from 1. */
export interface LabCase extends LineCase {
  readonly sport: SportKind;
  readonly matchId: MatchId;
  /** The serials of corrections that are not the recording's own. */
  readonly invented: ReadonlySet<number>;
}

/** Milliseconds for which the client is there before the first message: it has read an empty history. */
const lead = 1000;

/** A message that is not numbered yet. */
interface Draft extends Omit<PublishedMessage, 'serial' | 'at'> {
  readonly isInvented: boolean;
}

const isEvent = ({ data }: Draft): boolean =>
  isRecord(data) &&
  typeof data.ClientId === 'string' &&
  data.MatchEventType !== 'MatchData' &&
  data.MatchEventType !== 'Delete';

/** Another version of an event, as a reporter who was wrong about who, which side or when tells it. */
const corrected = (random: Random, data: unknown, like: unknown, stamp: number): unknown => {
  if (!isRecord(data) || !isRecord(like)) return data;
  const { Player, Team, Period, Time, PeriodTime } = like;
  const change = random.pick<Readonly<Record<string, unknown>>>([
    { Player },
    { Team },
    { Period, Time, PeriodTime },
  ]);
  // What another event does not say is not sent at all.
  const told = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return { ...data, ...told, ServerTimeStamp: String(stamp) };
};

/** How many messages later an event is corrected at most. */
const latest = 50;

/** The log with events that are told anew later on, another way. */
const withCorrections = (random: Random, drafts: readonly Draft[]): readonly Draft[] => {
  const events = drafts.flatMap((draft, place) => (isEvent(draft) ? [{ draft, place }] : []));
  const [first, ...rest] = events;
  if (first === undefined) return drafts;
  const after = new Map<number, Draft[]>();
  for (let count = 1 + random.below(Math.max(3, events.length / 30)); count > 0; count -= 1) {
    const { draft, place } = random.pick([first, ...rest]);
    const like = random.pick([first, ...rest]).draft;
    const where = Math.min(drafts.length - 1, place + 1 + random.below(latest));
    const { timestamp } = drafts[where] ?? draft;
    const data = corrected(random, draft.data, like.data, timestamp);
    after.set(where, [...(after.get(where) ?? []), { data, timestamp, isInvented: true }]);
  }
  return drafts.flatMap((draft, place) => [draft, ...(after.get(place) ?? [])]);
};

/** Messages at their times, each at least a millisecond after the one before: a channel has an order. */
const published = (drafts: readonly Draft[]): readonly PublishedMessage[] => {
  const first = drafts[0]?.timestamp ?? 0;
  let before = lead - 1;
  return drafts.map(({ timestamp, data, error }, index) => {
    before = Math.max(before + 1, lead + timestamp - first);
    const message = { serial: index + 1, at: before, timestamp, data };
    return error === undefined ? message : { ...message, error };
  });
};

/** A recording with what shall go wrong with it: the same plan always makes the same case. */
export const labCaseOf = (
  { header, messages: recorded }: Pick<Recording, 'header' | 'messages'>,
  { seed, faults }: FaultPlan,
): LabCase => {
  const random = randomOf('lab', seed);
  const own = recorded.map(
    ({ timestamp, data, error }): Draft => ({
      timestamp,
      data,
      ...(error === undefined ? {} : { error }),
      isInvented: false,
    }),
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
      labFaults.filter((fault) => faults.includes(fault)).flatMap((fault) => lineFaultsOf[fault]),
    ),
    invented: new Set(drafts.flatMap(({ isInvented }, index) => (isInvented ? [index + 1] : []))),
  };
};
