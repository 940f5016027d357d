import type { PersonId } from '@kampdag/core/ids';
import { detailsOf } from '@kampdag/core/live/details';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { Member } from '@kampdag/core/live/matchData';
import { type HockeyPlayerLine, playersOf } from '@kampdag/core/live/players';
import { type BySide, bySide } from '@kampdag/core/side';

/** A player's row: who, and the figures so far; null where there are none yet. */
export interface SheetRow {
  readonly id: PersonId;
  readonly number: number | null;
  readonly name: string;
  readonly rank: 'captain' | 'alternate' | null;
  readonly line: HockeyPlayerLine | null;
}

/** One team's sheet, by shirt number. */
export interface TeamSheet {
  readonly skaters: readonly SheetRow[];
  readonly goalies: readonly SheetRow[];
  readonly coaches: readonly string[];
}

const nameOf = ({ firstName, lastName, id }: Member): string => {
  const name = [firstName, lastName].filter((part) => part !== null).join(' ');
  return name === '' ? String(id) : name;
};

const byNumber = (a: SheetRow, b: SheetRow): number =>
  (a.number ?? 1000) - (b.number ?? 1000) || a.name.localeCompare(b.name, 'nb');

/** Both teams' sheets. */
export const sheetsOf = (match: LiveMatch): BySide<TeamSheet> => {
  const { roster, goalies, coaches } = detailsOf(match);
  const lines = playersOf(match);
  const row = (member: Member): SheetRow => ({
    id: member.id,
    number: member.shirtNo,
    name: nameOf(member),
    rank: member.isCaptain ? 'captain' : member.isAlternateCaptain ? 'alternate' : null,
    line: lines.get(member.id) ?? null,
  });
  return bySide((side) => {
    const keepers = new Set(goalies[side].map(({ id }) => id));
    return {
      skaters: roster[side]
        .filter(({ id }) => !keepers.has(id))
        .map(row)
        .toSorted(byNumber),
      goalies: goalies[side].map(row).toSorted(byNumber),
      coaches: coaches[side].map(nameOf),
    };
  });
};

/** Saves of shots on goal in per cent, one decimal (specification §9); null before the first shot. */
export const savePercentage = ({ saves, shotsAgainst }: HockeyPlayerLine): string | null =>
  shotsAgainst === 0 ? null : ((100 * saves) / shotsAgainst).toFixed(1);
