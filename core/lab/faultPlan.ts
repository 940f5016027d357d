import type { DroppedMessage, Fault, FaultCase, HeldMessage, Outage, PageFault } from './faultCase.ts';

const isOutage = (fault: Fault): fault is Outage =>
  ['resume', 'reset', 'gap', 'loss', 'refusal'].includes(fault.kind);

const isPageFault = (fault: Fault): fault is PageFault =>
  ['historyFails', 'historyFailsAgain', 'historyThrows'].includes(fault.kind);

const isRepeat = ({ kind }: HeldMessage | DroppedMessage): boolean =>
  kind === 'redelivery' || kind === 'lateRedelivery';

const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);

/** A case's faults by where they strike. */
export const faultPlanOf = (faults: FaultCase['faults']) => {
  const ofMessages = new Map<number, (HeldMessage | DroppedMessage)[]>();
  for (const fault of faults) {
    if ('serial' in fault) ofMessages.set(fault.serial, [...(ofMessages.get(fault.serial) ?? []), fault]);
  }
  const failing = faults.filter(isPageFault);
  return {
    outages: faults.filter(isOutage),
    /** The number of messages past the attachment that the history reaches. */
    overlap: most(faults.flatMap((fault) => (fault.kind === 'overlap' ? [fault.by] : []))),
    /** How the message with a serial is delivered. */
    deliveryOf: (serial: number) => {
      const own = ofMessages.get(serial) ?? [];
      const held = own.filter((fault) => fault.kind !== 'drop');
      const late = held.filter((fault) => !isRepeat(fault));
      return {
        isDropped: own.length > held.length,
        /** Its extra milliseconds, and the faults that cause them. */
        delay: most(late.map((fault) => fault.for)),
        causes: late.map(({ kind }) => kind),
        /** Its repeated deliveries. */
        repeats: held.filter(isRepeat),
      };
    },
    /** The fault of a history page, by the number of its request from 0; null where it does not fail. */
    pageFaultOf: (request: number): PageFault | null =>
      failing.find(({ page, times }) => page <= request && request < page + times) ?? null,
    /** Extra milliseconds of a history page. */
    slownessOf: (request: number): number =>
      most(
        faults.flatMap((fault) =>
          fault.kind === 'slowHistory' && fault.page === request ? [fault.for] : [],
        ),
      ),
  };
};
export type PlannedFaults = ReturnType<typeof faultPlanOf>;
