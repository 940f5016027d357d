import type { Fault, HeldMessage, LineFault, PublishedMessage } from './lineCase.ts';

/** How late each message comes, how often again, and whether it comes at all. */
export interface Lateness {
  readonly of: (index: number) => { readonly for: number; readonly why: readonly LineFault[] };
  readonly again: (index: number) => readonly HeldMessage[];
  /** Whether it is lost on the way. */
  readonly isDropped: (index: number) => boolean;
}

const onTime = { for: 0, why: [] };
const never: readonly HeldMessage[] = [];

/** The messages of a case that are held or lost, by their place in the channel. */
export const lateness = (messages: readonly PublishedMessage[], faults: readonly Fault[]): Lateness => {
  const places = new Map(messages.map(({ serial }, index) => [serial, index]));
  const held = new Map<number, { for: number; why: LineFault[] }>();
  const again = new Map<number, HeldMessage[]>();
  const dropped = new Set<number>();
  for (const fault of faults) {
    if (!('serial' in fault)) continue;
    const index = places.get(fault.serial);
    if (index === undefined) continue;
    if (fault.kind === 'drop') dropped.add(index);
    else if (fault.kind === 'redelivery' || fault.kind === 'lateRedelivery') {
      again.set(index, [...(again.get(index) ?? []), fault]);
    } else {
      const one = held.get(index) ?? { for: 0, why: [] };
      one.for = Math.max(one.for, fault.for);
      one.why.push(fault.kind);
      held.set(index, one);
    }
  }
  return {
    of: (index) => held.get(index) ?? onTime,
    again: (index) => again.get(index) ?? never,
    isDropped: (index) => dropped.has(index),
  };
};
