import type { Effects } from '../effects.ts';

/** The limits of a queue. */
export interface FairQueueConfig extends Pick<Effects, 'wait'> {
  /** Turns at a time, of all lanes and of one. */
  readonly open: number;
  readonly openOfLane: number;
  /** Waiting turns of all lanes, which bound the memory; beyond them nobody may wait. */
  readonly waiting: number;
  /** Milliseconds that a turn is waited for. */
  readonly patience: number;
}

interface Lane {
  open: number;
  /** In order of arrival. */
  readonly waiting: Set<() => void>;
}

/** Gives turns to lanes one after the other, and within a lane in order of arrival, so that a long lane delays no other. */
export interface FairQueue<Key> {
  /** Takes a turn, which the returned function must end; null if none came in time. */
  readonly enter: (key: Key) => Promise<(() => void) | null>;
}

/** Creates a queue that is empty; its lanes exist while they are used. */
export const createFairQueue = <Key>(config: FairQueueConfig): FairQueue<Key> => {
  const { open, openOfLane, waiting, patience, wait } = config;
  /** The lane that was served longest ago first. */
  const lanes = new Map<Key, Lane>();
  const all = { open: 0, waiting: 0 };

  const leave = (key: Key, lane: Lane) => (): void => {
    lane.open -= 1;
    all.open -= 1;
    if (lane.open === 0 && lane.waiting.size === 0) lanes.delete(key);
    serve();
  };
  const begin = (key: Key, lane: Lane): (() => void) => {
    lane.open += 1;
    all.open += 1;
    lanes.delete(key);
    lanes.set(key, lane);
    return leave(key, lane);
  };
  const serve = (): void => {
    if (all.waiting === 0 || all.open >= open) return;
    for (const lane of lanes.values()) {
      const [resume] = lane.open < openOfLane ? lane.waiting : [];
      if (resume === undefined) continue;
      resume();
      return;
    }
  };

  return {
    enter: async (key) => {
      const lane = lanes.get(key) ?? { open: 0, waiting: new Set() };
      if (all.open < open && lane.open < openOfLane) return begin(key, lane);
      if (all.waiting >= waiting) return null;
      lanes.set(key, lane);
      return new Promise((resolve) => {
        const stopWaiting = (): boolean => {
          const isWaiting = lane.waiting.delete(resume);
          if (isWaiting) all.waiting -= 1;
          return isWaiting;
        };
        const resume = (): void => {
          stopWaiting();
          resolve(begin(key, lane));
        };
        lane.waiting.add(resume);
        all.waiting += 1;
        const giveUp = async (): Promise<void> => {
          await wait(patience);
          if (!stopWaiting()) return;
          if (lane.open === 0 && lane.waiting.size === 0) lanes.delete(key);
          resolve(null);
        };
        void giveUp();
      });
    },
  };
};
