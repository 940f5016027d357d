import type { LiveEvent } from '../event.ts';
import type { EventKey } from '../eventBase.ts';
import type { StandingEvent } from '../log/standingEvent.ts';

/** What became of an event between two snapshots; null where it was not there. */
export interface ChangedEvent {
  readonly key: EventKey;
  readonly before: LiveEvent | null;
  readonly after: LiveEvent | null;
}

/** What is otherwise than it was: what went or was corrected, then what came, each in the order of the log. */
export const changesBetween = (
  before: readonly StandingEvent[],
  after: readonly StandingEvent[],
): readonly ChangedEvent[] => {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const were = new Map(before.slice(same).map((standing) => [standing.key, standing]));
  const are = new Map(after.slice(same).map((standing) => [standing.key, standing]));
  return [...new Set([...were.keys(), ...are.keys()])].flatMap((key) => {
    const [was, is] = [were.get(key), are.get(key)];
    return was === is ? [] : [{ key, before: was?.event ?? null, after: is?.event ?? null }];
  });
};
