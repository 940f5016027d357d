import type { LiveEvent } from '../event.ts';
import type { EventKey } from '../eventBase.ts';
import type { CurrentEvent } from '../log/currentEvent.ts';

/** An event's change between two snapshots; `before` and `after` are null where it did not exist. */
export interface ChangedEvent {
  readonly key: EventKey;
  readonly before: LiveEvent | null;
  readonly after: LiveEvent | null;
}

/** The changed events: first those deleted or corrected, then those added, each in the order of the log. */
export const changesBetween = (
  before: readonly CurrentEvent[],
  after: readonly CurrentEvent[],
): readonly ChangedEvent[] => {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const were = new Map(before.slice(same).map((current) => [current.key, current]));
  const are = new Map(after.slice(same).map((current) => [current.key, current]));
  return [...new Set([...were.keys(), ...are.keys()])].flatMap((key) => {
    const [was, is] = [were.get(key), are.get(key)];
    return was === is ? [] : [{ key, before: was?.event ?? null, after: is?.event ?? null }];
  });
};
