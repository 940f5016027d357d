import type { ConnectionFault, Fault, HeldMessage, PublishedMessage } from './faultCase.ts';

/** How each message, by its index, is delivered. */
export interface DeliveryPlan {
  /** Its extra delay in milliseconds, and the faults that cause it. */
  readonly delayOf: (index: number) => { readonly for: number; readonly causes: readonly ConnectionFault[] };
  /** Its repeated deliveries. */
  readonly repeatsOf: (index: number) => readonly HeldMessage[];
  readonly isDropped: (index: number) => boolean;
}

const onTime = { for: 0, causes: [] };
const noRepeats: readonly HeldMessage[] = [];

/** The delivery plan of a case. */
export const deliveryPlanOf = (
  messages: readonly PublishedMessage[],
  faults: readonly Fault[],
): DeliveryPlan => {
  const indices = new Map(messages.map(({ serial }, index) => [serial, index]));
  const delays = new Map<number, { for: number; causes: ConnectionFault[] }>();
  const repeats = new Map<number, HeldMessage[]>();
  const dropped = new Set<number>();
  for (const fault of faults) {
    if (!('serial' in fault)) continue;
    const index = indices.get(fault.serial);
    if (index === undefined) continue;
    if (fault.kind === 'drop') dropped.add(index);
    else if (fault.kind === 'redelivery' || fault.kind === 'lateRedelivery') {
      repeats.set(index, [...(repeats.get(index) ?? []), fault]);
    } else {
      const delay = delays.get(index) ?? { for: 0, causes: [] };
      delay.for = Math.max(delay.for, fault.for);
      delay.causes.push(fault.kind);
      delays.set(index, delay);
    }
  }
  return {
    delayOf: (index) => delays.get(index) ?? onTime,
    repeatsOf: (index) => repeats.get(index) ?? noRepeats,
    isDropped: (index) => dropped.has(index),
  };
};
