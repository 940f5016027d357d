/** Who comes first: a page that was asked for before, then one that is begun, then one that nobody has asked for. */
export type Rank = 'known' | 'begun' | 'new';

const ranks: readonly Rank[] = ['known', 'begun', 'new'];

/** Turns at work that keeps the processor busy: a thread does one at a time. */
export interface Turns {
  /** Whether one's turn came before patience ended; who got it ends it with `done`. */
  readonly take: (rank: Rank) => Promise<boolean>;
  readonly done: () => void;
}

/** What turns depend on; effects are handed in. */
export interface TurnsConfig {
  /** Ends when those who wait for the network have been served. */
  readonly pause: () => Promise<unknown>;
  /** Ends when whoever waits for a turn gives up. */
  readonly patience: () => Promise<unknown>;
}

/** One turn at a time, with a pause before each: health checks and live sockets wait for the end of one at most. */
export const createTurns = ({ pause, patience }: TurnsConfig): Turns => {
  const waiting = ranks.map((rank) => ({ rank, resumes: new Set<(isMine: boolean) => void>() }));
  const state = { isTaken: false };

  const next = async (): Promise<void> => {
    await pause();
    const resumes = waiting.find((line) => line.resumes.size > 0)?.resumes;
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
      const resumes = waiting.find((line) => line.rank === rank)?.resumes;
      resumes?.add(resolve);
      const giveUp = async (): Promise<void> => {
        await patience();
        if (resumes?.delete(resolve) === true) resolve(false);
      };
      void giveUp();
    });

  return {
    take: async (rank) => {
      if (state.isTaken) return wait(rank);
      state.isTaken = true;
      await pause();
      return true;
    },
    done: () => void next(),
  };
};
