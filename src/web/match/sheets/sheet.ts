import type { PersonId } from '@kampdag/core/ids';
import { byShirtNumber, fullName, type Named } from '@kampdag/core/league/player/person';
import type { Out } from '@kampdag/core/live/lineup/eligibility';
import type { OutReason } from '@kampdag/core/live/rules/eligibilityRule';
import type { Member } from '@kampdag/core/live/wire/matchData';
import { compareNames } from '@kampdag/core/nameOrder';

/** A player on a sheet, from any source. */
export interface SheetPlayer {
  readonly id: PersonId;
  /** As on the shirt; null where unknown. */
  readonly shirtNumber: string | null;
  /** Empty for a player without a name. */
  readonly name: string;
  readonly rank: 'captain' | 'alternate' | null;
  readonly isStarter: boolean;
  /** Whether the player is on court now. */
  readonly isIn: boolean;
  /** Why the player's match is over; null where it is not. */
  readonly out: OutReason | null;
}

/** A player's row on a sheet. */
export interface PlayerRow<Figures> {
  readonly player: SheetPlayer;
  readonly figures: Figures;
}

/** A team's players and their figures, for live and played matches alike. */
export interface Sheet<Figures> {
  /** In display order. */
  readonly rows: readonly PlayerRow<Figures>[];
  /** The team's own figures; null where its sheet has none. */
  readonly total: Figures | null;
  /** The names of its coaches, where reported. */
  readonly coaches: readonly string[];
}

type People = ReadonlySet<PersonId>;
const nobody: People = new Set();

/** Those whose match is over. */
type Outs = ReadonlyMap<PersonId, Pick<Out, 'reason'>>;
const noOuts: Outs = new Map();

/** A player's row on a federation's sheet. */
interface ListedLine extends Named {
  readonly personId: PersonId;
  readonly shirtNumber?: string | null;
}

/** A player from a federation's sheet. */
export const listedPlayer = (
  line: ListedLine,
  captains: People = nobody,
  starters: People = nobody,
  out: OutReason | null = null,
): SheetPlayer => ({
  id: line.personId,
  shirtNumber: line.shirtNumber ?? null,
  name: fullName(line),
  rank: captains.has(line.personId) ? 'captain' : null,
  isStarter: starters.has(line.personId),
  isIn: false,
  out,
});

/** A player from a match's log. */
export const reportedPlayer = (
  member: Member,
  inPlay: People = nobody,
  starters: People = nobody,
  outs: Outs = noOuts,
): SheetPlayer => ({
  id: member.id,
  shirtNumber: member.shirtNo === null ? null : String(member.shirtNo),
  name: fullName(member),
  rank: member.isCaptain ? 'captain' : member.isAlternateCaptain ? 'alternate' : null,
  isStarter: starters.has(member.id),
  isIn: inPlay.has(member.id),
  out: outs.get(member.id)?.reason ?? null,
});

/** By shirt number, starters first where the sport marks them. */
const inSheetOrder = ({ player: a }: PlayerRow<unknown>, { player: b }: PlayerRow<unknown>): number =>
  Number(b.isStarter) - Number(a.isStarter) || byShirtNumber(a, b) || compareNames(a.name, b.name);

interface ListedParts<Line, Figures> {
  readonly total?: Figures | null;
  /** Why a line's match was over before its end; null where it was not. */
  readonly outBy?: (line: Line) => OutReason | null;
  readonly captains?: People;
  readonly starters?: People;
  /** Whether the lines are in display order already. Default: false. */
  readonly isOrdered?: boolean;
}

/** A team's sheet from the federation, by shirt number. */
export const listedSheet = <Line extends ListedLine, Figures>(
  lines: readonly Line[],
  figuresOf: (line: Line) => Figures,
  { total = null, captains, starters, outBy, isOrdered = false }: ListedParts<Line, Figures> = {},
): Sheet<Figures> => {
  const rows = lines.map((line) => ({
    player: listedPlayer(line, captains, starters, outBy?.(line) ?? null),
    figures: figuresOf(line),
  }));
  return { rows: isOrdered ? rows : rows.toSorted(inSheetOrder), total, coaches: [] };
};

interface ReportedParts<Figures> {
  readonly total?: Figures | null;
  readonly coaches?: readonly Member[];
  readonly starters?: People;
  readonly inPlay?: People;
  readonly outs?: Outs;
}

/** A team's sheet from the match's log so far. */
export const reportedSheet = <Figures>(
  members: readonly Member[],
  figuresOf: (id: PersonId) => Figures,
  { total = null, coaches = [], starters, inPlay, outs }: ReportedParts<Figures> = {},
): Sheet<Figures> => ({
  rows: members
    .map((member) => ({
      player: reportedPlayer(member, inPlay, starters, outs),
      figures: figuresOf(member.id),
    }))
    .toSorted(inSheetOrder),
  total,
  coaches: coaches.map(fullName).filter((name) => name !== ''),
});
