import type { FaultCase, PageFault } from './faultCase.ts';

/** The faults of history pages, by the number of the request, from 0. */
export const pageFaultsOf = (faults: FaultCase['faults']) => {
  const failing = faults.filter((fault): fault is PageFault =>
    ['historyFails', 'historyFailsAgain', 'historyThrows'].includes(fault.kind),
  );
  return {
    /** The fault of a page; null where it does not fail. */
    faultOf: (request: number): PageFault | null =>
      failing.find(({ page, times }) => page <= request && request < page + times) ?? null,
    /** Extra milliseconds of a page. */
    slowness: (request: number): number =>
      faults.reduce(
        (longest, fault) =>
          fault.kind === 'slowHistory' && fault.page === request ? Math.max(longest, fault.for) : longest,
        0,
      ),
  };
};
