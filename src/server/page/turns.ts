import type { Effects } from '../effects.ts';

/** The priority of a page: one requested before, then one that is begun, then a new one. */
export type Rank = 'known' | 'begun' | 'new';

const ranks: readonly Rank[] = ['known', 'begun', 'new'];

/** The effects of turns, injected. */
export interface TurnsConfig extends Pick<Effects, 'pause'> {
  /** Resolves when a waiting page gives up. */
  readonly timeout: () => Promise<unknown>;
}

/**
 * Schedules rendering, which blocks the thread: one turn at a time, with a pause before each, so that health checks and live
 * sockets wait for at most one.
 */
export const createTurns = ({ pause, timeout }: TurnsConfig) => {
  const queues = ranks.map((rank) => ({ rank, resumes: new Set<(isMine: boolean) => void>() }));
  const state = { isTaken: false };

  const next = async (): Promise<void> => {
    await pause();
    const resumes = queues.find((queue) => queue.resumes.size > 0)?.resumes;
    const [resume] = resumes ?? [];
    if (resume === undefined) {
      state.isTaken = false;
      return;
    }
    resumes?.delete(resume);
    resume(true);
  };

  const wait = (rank: Rank): Promise<boolean> =>
    new Promise((resolve) => {
      const resumes = queues.find((queue) => queue.rank === rank)?.resumes;
      resumes?.add(resolve);
      const giveUp = async (): Promise<void> => {
        await timeout();
        if (resumes?.delete(resolve) === true) resolve(false);
      };
      void giveUp();
    });

  return {
    /** Whether the turn came in time; `done` must end it. */
    take: async (rank: Rank): Promise<boolean> => {
      if (state.isTaken) return wait(rank);
      state.isTaken = true;
      await pause();
      return true;
    },
    done: (): void => void next(),
  };
};

export type Turns = ReturnType<typeof createTurns>;
