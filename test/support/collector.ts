/** A list that a test awaits without sleeping: every arrival is checked at once. */
export interface Collector<A> {
  readonly items: readonly A[];
  readonly push: (item: A) => void;
  /** Resolves when the items satisfy the condition; otherwise the test's timeout applies. */
  readonly until: (condition: (items: readonly A[]) => boolean) => Promise<readonly A[]>;
  readonly clear: () => void;
}

export const createCollector = <A>(): Collector<A> => {
  const items: A[] = [];
  const waiting = new Set<() => void>();
  return {
    items,
    push: (item) => {
      items.push(item);
      for (const look of Array.from(waiting)) look();
    },
    until: (condition) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!condition(items)) return;
          waiting.delete(look);
          resolve(items.slice());
        };
        waiting.add(look);
        look();
      }),
    clear: () => {
      items.length = 0;
    },
  };
};
