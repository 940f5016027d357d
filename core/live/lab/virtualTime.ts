import { type SchedulerAction, type SchedulerLike, Subscription } from 'rxjs';

interface Waiting {
  readonly at: number;
  readonly order: number;
  readonly act: () => void;
}

/** Time that passes only when it is told to: what is due at the same millisecond happens in the order of its booking. */
export interface VirtualTime {
  /** Milliseconds since the run began. */
  readonly now: () => number;
  readonly at: (time: number, act: () => void) => void;
  readonly after: (milliseconds: number, act: () => void) => void;
  /** Goes on to the next thing due and does it; false when nothing is. */
  readonly step: () => boolean;
  /** Goes on to the next thing due by then and does it; where nothing is, it is then, and false. */
  readonly stepUntil: (time: number) => boolean;
  /** The same time as rxjs wants it. */
  readonly scheduler: SchedulerLike;
}

const isBefore = (a: Waiting, b: Waiting): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

/** A binary heap: the next thing due is its first. */
const push = (heap: Waiting[], item: Waiting): void => {
  let place = heap.length;
  heap.push(item);
  while (place > 0) {
    const above = (place - 1) >> 1;
    const parent = heap[above];
    if (parent === undefined || isBefore(parent, item)) break;
    heap[place] = parent;
    place = above;
  }
  heap[place] = item;
};

const pop = (heap: Waiting[]): Waiting | undefined => {
  const first = heap[0];
  const last = heap.pop();
  if (last === undefined || first === last) return first;
  let place = 0;
  for (;;) {
    const left = heap[2 * place + 1];
    const right = heap[2 * place + 2];
    const isRight = left !== undefined && right !== undefined && isBefore(right, left);
    const child = isRight ? right : left;
    if (child === undefined || isBefore(last, child)) break;
    heap[place] = child;
    place = 2 * place + (isRight ? 2 : 1);
  }
  heap[place] = last;
  return first;
};

/** An action as rxjs wants it: it may book itself again. */
class VirtualAction<T> extends Subscription implements SchedulerAction<T> {
  readonly #book: VirtualTime['after'];
  readonly #work: (state?: T) => void;

  constructor(book: VirtualTime['after'], work: (this: SchedulerAction<T>, state?: T) => void) {
    super();
    this.#book = book;
    this.#work = work.bind(this);
  }

  schedule(state?: T, delay?: number): Subscription {
    this.#book(delay ?? 0, () => {
      if (!this.closed) this.#work(state);
    });
    return this;
  }
}

export const createVirtualTime = (): VirtualTime => {
  const heap: Waiting[] = [];
  let now = 0;
  let booked = 0;
  const at = (time: number, act: () => void): void => {
    booked += 1;
    push(heap, { at: Math.max(now, time), order: booked, act });
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
