import { type SchedulerAction, type SchedulerLike, Subscription } from 'rxjs';

interface Task {
  readonly at: number;
  readonly order: number;
  readonly act: () => void;
}

/** A clock that only advances on demand. Tasks due at the same millisecond run in the order scheduled. */
export interface VirtualTime {
  /** Milliseconds since the run began. */
  readonly now: () => number;
  readonly at: (time: number, act: () => void) => void;
  readonly after: (milliseconds: number, act: () => void) => void;
  /** Advances to the next task and runs it; false when there is none. */
  readonly step: () => boolean;
  /** Runs the next task due by a time; false, at that time, when there is none. */
  readonly stepUntil: (time: number) => boolean;
  /** The same time as an RxJS scheduler. */
  readonly scheduler: SchedulerLike;
}

const isBefore = (a: Task, b: Task): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

/** Adds to a binary heap, whose first item is due next. */
const push = (heap: Task[], item: Task): void => {
  let index = heap.length;
  heap.push(item);
  while (index > 0) {
    const above = (index - 1) >> 1;
    const parent = heap[above];
    if (parent === undefined || isBefore(parent, item)) break;
    heap[index] = parent;
    index = above;
  }
  heap[index] = item;
};

const pop = (heap: Task[]): Task | undefined => {
  const first = heap[0];
  const last = heap.pop();
  if (last === undefined || first === last) return first;
  let index = 0;
  for (;;) {
    const left = heap[2 * index + 1];
    const right = heap[2 * index + 2];
    const isRight = left !== undefined && right !== undefined && isBefore(right, left);
    const child = isRight ? right : left;
    if (child === undefined || isBefore(last, child)) break;
    heap[index] = child;
    index = 2 * index + (isRight ? 2 : 1);
  }
  heap[index] = last;
  return first;
};

/** An RxJS action in virtual time, which may reschedule itself. */
class VirtualAction<T> extends Subscription implements SchedulerAction<T> {
  readonly #after: VirtualTime['after'];
  readonly #work: (state?: T) => void;

  constructor(after: VirtualTime['after'], work: (this: SchedulerAction<T>, state?: T) => void) {
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

export const createVirtualTime = (): VirtualTime => {
  const heap: Task[] = [];
  let now = 0;
  let scheduled = 0;
  const at = (time: number, act: () => void): void => {
    scheduled += 1;
    push(heap, { at: Math.max(now, time), order: scheduled, act });
  };
  const after = (milliseconds: number, act: () => void): void => at(now + milliseconds, act);
  const step = (): boolean => {
    const next = pop(heap);
    if (next === undefined) return false;
    now = next.at;
    next.act();
    return true;
  };
  return {
    now: () => now,
    at,
    after,
    step,
    stepUntil: (time) => {
      const [next] = heap;
      if (next !== undefined && next.at <= time) return step();
      now = Math.max(now, time);
      return false;
    },
    scheduler: {
      now: () => now,
      schedule: <T>(
        work: (this: SchedulerAction<T>, state?: T) => void,
        delay?: number,
        state?: T,
      ): Subscription => new VirtualAction<T>(after, work).schedule(state, delay),
    },
  };
};
