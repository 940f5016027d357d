import type { PersonId } from '@kampdag/core/ids';
import { byShirtNumber, fullName, type Named } from '@kampdag/core/league/player/person';
import type { Member } from '@kampdag/core/live/wire/matchData';

/** A player as a sheet names one, wherever the facts come from. */
export interface SheetPlayer {
  readonly id: PersonId;
  /** As it stands on the shirt; null where none is known. */
  readonly shirtNumber: string | null;
  /** Empty for a player whom nobody named. */
  readonly name: string;
  readonly rank: 'captain' | 'alternate' | null;
  readonly isStarter: boolean;
  /** On the court right now. */
  readonly isIn: boolean;
}

/** A player's row of a sheet. */
export interface PlayerRow<Figures> {
  readonly player: SheetPlayer;
  readonly figures: Figures;
}

/** A team's players and their figures: the same of a match that is played and of one that was. */
export interface Sheet<Figures> {
  /** In the order in which they stand. */
  readonly rows: readonly PlayerRow<Figures>[];
  /** The team's own figures; null where its sheet has no such line. */
  readonly total: Figures | null;
  /** The names of its coaches, as far as they are told. */
  readonly coaches: readonly string[];
}

const nobody: ReadonlySet<PersonId> = new Set();

/** What a team's sheet has beside its players' figures. */
interface SheetParts<Figures> {
  readonly total?: Figures | null;
  readonly starters?: ReadonlySet<PersonId>;
}

/** A player's line of a federation's sheet. */
interface ListedLine extends Named {
  readonly personId: PersonId;
  readonly shirtNumber?: string | null;
}

/** A player as the federation's sheets name one. */
export const listedPlayer = (
  line: ListedLine,
  captains: ReadonlySet<PersonId> = nobody,
  starters: ReadonlySet<PersonId> = nobody,
): SheetPlayer => ({
  id: line.personId,
  shirtNumber: line.shirtNumber ?? null,
  name: fullName(line),
  rank: captains.has(line.personId) ? 'captain' : null,
  isStarter: starters.has(line.personId),
  isIn: false,
});

/** A player as the log of a match names one. */
export const reportedPlayer = (
  member: Member,
  inPlay: ReadonlySet<PersonId> = nobody,
  starters: ReadonlySet<PersonId> = nobody,
): SheetPlayer => ({
  id: member.id,
  shirtNumber: member.shirtNo === null ? null : String(member.shirtNo),
  name: fullName(member),
  rank: member.isCaptain ? 'captain' : member.isAlternateCaptain ? 'alternate' : null,
  isStarter: starters.has(member.id),
  isIn: inPlay.has(member.id),
});

/** By shirt number, who began the match first where the sport marks them. */
const inSheetOrder = ({ player: a }: PlayerRow<unknown>, { player: b }: PlayerRow<unknown>): number =>
  Number(b.isStarter) - Number(a.isStarter) || byShirtNumber(a, b) || a.name.localeCompare(b.name, 'nb');

/** A team's sheet as the federation has it, by shirt number. */
export const listedSheet = <Line extends ListedLine, Figures>(
  lines: readonly Line[],
  figuresOf: (line: Line) => Figures,
  {
    total = null,
    captains = nobody,
    starters = nobody,
    isOrdered = false,
  }: SheetParts<Figures> & {
    readonly captains?: ReadonlySet<PersonId>;
    /** Whether the lines come in the order in which they stand. Default: false. */
    readonly isOrdered?: boolean;
  } = {},
): Sheet<Figures> => {
  const rows = lines.map((line) => ({
    player: listedPlayer(line, captains, starters),
    figures: figuresOf(line),
  }));
  return { rows: isOrdered ? rows : rows.toSorted(inSheetOrder), total, coaches: [] };
};

/** A team's sheet as the log of its match tells it so far. */
export const reportedSheet = <Figures>(
  members: readonly Member[],
  figuresOf: (id: PersonId) => Figures,
  {
    total = null,
    coaches = [],
    starters = nobody,
    inPlay = nobody,
  }: SheetParts<Figures> & {
    readonly coaches?: readonly Member[];
    readonly inPlay?: ReadonlySet<PersonId>;
  } = {},
): Sheet<Figures> => ({
  rows: members
    .map((member) => ({
      player: reportedPlayer(member, inPlay, starters),
      figures: figuresOf(member.id),
    }))
    .toSorted(inSheetOrder),
  total,
  coaches: coaches.map(fullName).filter((name) => name !== ''),
});
