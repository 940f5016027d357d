import type { Member } from '@kampdag/core/live/wire/matchData';
import type { SheetPlayer } from './Sheet.tsx';

/** A member's name; the number of one that nobody named. */
export const nameOf = ({ firstName, lastName, id }: Member): string => {
  const name = [firstName, lastName].filter((part) => part !== null).join(' ');
  return name === '' ? String(id) : name;
};

/** A member as a sheet names him. */
export const playerOf = (member: Member, isIn: boolean): SheetPlayer => ({
  id: member.id,
  number: member.shirtNo,
  name: nameOf(member),
  rank: member.isCaptain ? 'captain' : member.isAlternateCaptain ? 'alternate' : null,
  isIn,
});

/** By shirt number, those without one last. */
export const byNumber = (a: SheetPlayer, b: SheetPlayer): number =>
  (a.number ?? 1000) - (b.number ?? 1000) || a.name.localeCompare(b.name, 'nb');
