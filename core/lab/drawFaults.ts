import { isRecord } from '../live/wire/wireCodecs.ts';
import type { Random } from '../random.ts';
import type { ConnectionFault, Fault, Outage, PublishedMessage } from './faultCase.ts';

/** The inputs of drawing a fault. */
interface Drawing {
  readonly random: Random;
  readonly messages: readonly PublishedMessage[];
  readonly end: number;
}

const anyOf = ({ random, messages }: Drawing): PublishedMessage | undefined =>
  messages[random.below(messages.length)];

/** Milliseconds from a message until just after the one `by` places later. */
const timeUntilAfter = ({ messages }: Drawing, index: number, by: number): number => {
  const from = messages[index]?.at ?? 0;
  return (messages[Math.min(messages.length - 1, index + by)]?.at ?? from) - from + 5;
};

/** Draws for up to a tenth of the messages. */
const some = <A>({ random, messages }: Drawing, draw: (index: number) => A): readonly A[] =>
  Array.from({ length: 1 + random.below(Math.max(4, messages.length / 10)) }, () =>
    draw(random.below(messages.length)),
  );

const serialAt = ({ messages }: Drawing, index: number): number => messages[index]?.serial ?? 1;

const held = (
  drawing: Drawing,
  kind: 'reorder' | 'delay' | 'redelivery' | 'lateRedelivery',
  most: number,
): readonly Fault[] =>
  some(drawing, (index) => {
    const by = 1 + drawing.random.below(most);
    return { kind, serial: serialAt(drawing, index), for: timeUntilAfter(drawing, index, by) };
  });

const textOf = (data: unknown, field: string): string | null => {
  const value = isRecord(data) ? data[field] : null;
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The indices of messages and of later ones that correct or delete them. */
const pairsOf = (
  messages: readonly PublishedMessage[],
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

/** Delays a correction or Delete ("late"), or the message it refers to ("early"). */
const displaced = (
  drawing: Drawing,
  kind: `${'early' | 'late'}${'Delete' | 'Correction'}`,
): readonly Fault[] => {
  const { random, messages } = drawing;
  const pairs = pairsOf(messages, kind === 'earlyDelete' || kind === 'lateDelete' ? 'delete' : 'correction');
  const pair = pairs[random.below(pairs.length)];
  if (pair === undefined) return [];
  const [from, to] = pair;
  const isEarly = kind === 'earlyDelete' || kind === 'earlyCorrection';
  const index = isEarly ? from : to;
  const by = isEarly ? to - from : 1 + random.below(50);
  return [{ kind, serial: serialAt(drawing, index), for: timeUntilAfter(drawing, index, by) }];
};

const outage = (drawing: Drawing, kind: Outage['kind']): readonly Fault[] => {
  const { random, end } = drawing;
  const least = kind === 'gap' ? 120_001 : 50;
  const most = kind === 'gap' ? 300_000 : random.pick([500, 8000, 60_000, 119_000]);
  return Array.from({ length: 1 + random.below(3) }, () => ({
    kind,
    at: random.chance(0.7) ? (anyOf(drawing)?.at ?? 0) + random.below(200) : random.below(end + 1),
    for: Math.floor(random.between(least, most)),
  }));
};

/** A time to join: any, or one at which history pages are exactly full. */
const joining = ({ random, messages }: Drawing): number => {
  const full = messages.length >= 100 && random.chance(0.5);
  const index = full
    ? 100 * (1 + random.below(Math.floor(messages.length / 100))) - 1
    : random.below(messages.length);
  return messages[index]?.at ?? 0;
};

const lineFault = (drawing: Drawing, kind: ConnectionFault): readonly Fault[] => {
  const { random, messages } = drawing;
  switch (kind) {
    case 'reorder':
      // By a few places, or by any number.
      return held(drawing, kind, random.chance(0.5) ? 10 : messages.length);
    case 'delay':
    case 'redelivery':
      return held(drawing, kind, 3);
    case 'lateRedelivery':
      return held(drawing, kind, 50);
    case 'drop':
      return some(drawing, (index) => ({ kind, serial: serialAt(drawing, index) }));
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
      // History overlaps live messages only if something is published before its answer.
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
    case 'slowHistory':
      return Array.from({ length: 1 + random.below(2) }, () => ({
        kind,
        page: random.below(3),
        for: 1000 + random.below(60_000),
      }));
    default:
      return kind satisfies never;
  }
};

/** Draws faults of each kind for a channel, deterministically by `random`. */
export const drawFaults = (
  random: Random,
  messages: readonly PublishedMessage[],
  kinds: readonly ConnectionFault[],
): readonly Fault[] => {
  const drawing: Drawing = { random, messages, end: messages.at(-1)?.at ?? 0 };
  return messages.length === 0 ? [] : kinds.flatMap((kind) => lineFault(drawing, kind));
};
