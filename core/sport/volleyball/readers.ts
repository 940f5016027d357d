import type { PointKind } from '../../live/event.ts';
import { type EventReaders, reading } from '../../live/wire/eventReader.ts';
import { sharedReaders } from '../../live/wire/sharedReaders.ts';
import { WireCard, WirePoint } from '../../live/wire/wire.ts';
import { courtReaders } from '../basketball/readers.ts';

const kinds: readonly PointKind[] = ['ace', 'attack', 'block', 'error'];

const kindOf = (type: string | null): PointKind | null =>
  kinds.find((kind) => kind === type?.toLowerCase()) ?? null;

/** What the point sport's messages mean (specification §3, recordings.md). */
export const volleyballReaders: EventReaders = new Map([
  ...sharedReaders,
  ...courtReaders,
  [
    'Point',
    reading(WirePoint, (base, sent) => ({
      type: 'point',
      player: sent.Player,
      kind: kindOf(sent.Type),
      opponent: sent.Opponent,
      ...base,
    })),
  ],
  [
    'Penalty',
    reading(WireCard, (base, sent) => ({
      type: 'penalty',
      player: sent.Player,
      minutes: null,
      infraction: sent.InfractionName ?? sent.TypeName,
      ...base,
    })),
  ],
]);
