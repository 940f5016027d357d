import type { Fault, FaultKind, HeldMessage, SimulatedMessage } from './case.ts';

/** How late each message comes and how often again. */
export interface Lateness {
  readonly of: (index: number) => { readonly for: number; readonly why: readonly FaultKind[] };
  readonly again: (index: number) => readonly HeldMessage[];
}

const onTime = { for: 0, why: [] };
const never: readonly HeldMessage[] = [];

/** The held messages of a case, by their place in the channel. */
export const lateness = (messages: readonly SimulatedMessage[], faults: readonly Fault[]): Lateness => {
  const places = new Map(messages.map(({ serial }, index) => [serial, index]));
  const held = new Map<number, { for: number; why: FaultKind[] }>();
  const again = new Map<number, HeldMessage[]>();
  for (const fault of faults) {
    if (!('serial' in fault)) continue;
    const index = places.get(fault.serial);
    if (index === undefined) continue;
    if (fault.kind === 'redelivery' || fault.kind === 'lateRedelivery') {
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
  };
};
