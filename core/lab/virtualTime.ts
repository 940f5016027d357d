import { type SchedulerAction, type SchedulerLike, Subscription } from 'rxjs';

type Schedule = (milliseconds: number, act: () => void) => void;

/** An RxJS action in virtual time, which may reschedule itself. */
class VirtualAction<T> extends Subscription implements SchedulerAction<T> {
  readonly #after: Schedule;
  readonly #work: (state?: T) => void;

  constructor(after: Schedule, work: (this: SchedulerAction<T>, state?: T) => void) {
    super();
    this.#after = after;
    this.#work = work.bind(this);
  }

  schedule(state?: T, delay?: number): Subscription {
    this.#after(delay ?? 0, () => {
      if (!this.closed) this.#work(state);
    });
    return this;
  }
}

/** A clock that only advances on demand. Tasks due at the same millisecond run in the order scheduled. */
export const createVirtualTime = () => {
  /** The last one is due next, so that taking it is cheap. */
  const tasks: { readonly at: number; readonly act: () => void }[] = [];
  let now = 0;
  const at = (time: number, act: () => void): void => {
    const due = Math.max(now, time);
    tasks.splice(tasks.findLastIndex((task) => task.at > due) + 1, 0, { at: due, act });
  };
  const after: Schedule = (milliseconds, act) => at(now + milliseconds, act);
  const step = (): boolean => {
    const next = tasks.pop();
    if (next === undefined) return false;
    now = next.at;
    next.act();
    return true;
  };
  const scheduler: SchedulerLike = {
    now: () => now,
    schedule: <T>(
      work: (this: SchedulerAction<T>, state?: T) => void,
      delay?: number,
      state?: T,
    ): Subscription => new VirtualAction<T>(after, work).schedule(state, delay),
  };
  return {
    /** Milliseconds since the run began. */
    now: (): number => now,
    at,
    after,
    /** Advances to the next task and runs it; false when there is none. */
    step,
    /** Runs the next task due by a time; false, at that time, when there is none. */
    stepUntil: (time: number): boolean => {
      const next = tasks.at(-1);
      if (next !== undefined && next.at <= time) return step();
      now = Math.max(now, time);
      return false;
    },
    /** The same time as an RxJS scheduler. */
    scheduler,
  };
};
export type VirtualTime = ReturnType<typeof createVirtualTime>;
