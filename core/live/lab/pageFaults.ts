import type { LineCase, PageFault } from './lineCase.ts';

/** What befalls the pages of a line's histories, each by how many were asked for before it. */
export const pageFaultsOf = (faults: LineCase['faults']) => {
  const failing = faults.filter((fault): fault is PageFault =>
    ['historyFails', 'historyFailsAgain', 'historyThrows'].includes(fault.kind),
  );
  return {
    /** The fault by which a page fails; null where it does not. */
    of: (request: number): PageFault | null =>
      failing.find(({ page, times }) => page <= request && request < page + times) ?? null,
    /** Milliseconds that a page takes longer. */
    slowness: (request: number): number =>
      faults.reduce(
        (longest, fault) =>
          fault.kind === 'slowHistory' && fault.page === request ? Math.max(longest, fault.for) : longest,
        0,
      ),
  };
};
