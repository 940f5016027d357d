import type { PersonId } from '@kampdag/core/ids';
import type { SideLineup } from '@kampdag/core/live/lineup/lineup';
import type { Member } from '@kampdag/core/live/wire/matchData';
import type { LineNumber } from '@kampdag/core/sport/icehockey/position';

/** The six places of a line on the ice, as they are read: goalkeeper, defence, forwards. */
const rinkSlots = ['GK', 'LD', 'RD', 'LW', 'CE', 'RW'] as const;

export type RinkSlot = (typeof rinkSlots)[number];

/** A place on the rink and who holds it. */
export interface SlotView {
  readonly slot: RinkSlot;
  readonly id: PersonId | null;
  readonly number: number | null;
  /** Last name; null when nobody is named for the place. */
  readonly name: string | null;
  readonly isOnIce: boolean;
}

/** The goalkeeper of every line: the one in net, else the first who starts, else the first named. */
const goalieOf = ({ goalies, goalieInNet, netIsEmpty }: SideLineup): Member | null =>
  goalies.find(({ id }) => id === goalieInNet) ??
  (netIsEmpty ? null : (goalies.find(({ isStarter }) => isStarter) ?? goalies[0] ?? null));

/** One side's line as the rink draws it. */
export const slotsOf = (lineup: SideLineup, number: LineNumber): readonly SlotView[] => {
  const line = lineup.lines.find((one) => one.number === number);
  return rinkSlots.map((slot) => {
    const member = slot === 'GK' ? goalieOf(lineup) : (line?.slots[slot] ?? null);
    return {
      slot,
      id: member?.id ?? null,
      number: member?.shirtNo ?? null,
      name: member?.lastName ?? member?.firstName ?? null,
      isOnIce:
        member !== null && (slot === 'GK' ? lineup.goalieInNet === member.id : lineup.onIce.has(member.id)),
    };
  });
};

/** Whether any place of any line has a name. */
export const isNamed = ({ lines }: SideLineup): boolean =>
  lines.some(({ slots }) => Object.values(slots).some((member) => member !== null));
