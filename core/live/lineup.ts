import type { PersonId } from '../ids.ts';
import { type BySide, bySide, opponentOf, type Side, withSide } from '../side.ts';
import {
  type LineNumber,
  type LineSlot,
  lineNumbers,
  lineSlots,
  positionOf,
} from '../sport/icehockey/position.ts';
import { detailsOf, type MatchDetails } from './details.ts';
import type { PlayerTime } from './event.ts';
import { foldOf } from './fold.ts';
import { readingOfTypes } from './kept.ts';
import { type LiveMatch, readingOf } from './match.ts';
import type { Member } from './matchData.ts';

/** A line of five, by slot; null where nobody is set up. */
export interface Line {
  readonly number: LineNumber;
  readonly slots: Readonly<Record<LineSlot, Member | null>>;
}

/** One side's line-up. */
export interface SideLineup {
  readonly lines: readonly Line[];
  readonly goalies: readonly Member[];
  /** On the roster without a slot in a line. */
  readonly others: readonly Member[];
  /** Skaters on the ice, as reported; empty when nobody reports them. */
  readonly onIce: ReadonlySet<PersonId>;
  /** The goalie in net: null when pulled or not known. */
  readonly goalieInNet: PersonId | null;
  /** Reported to have left the net without another taking it. */
  readonly netIsEmpty: boolean;
}

export type Lineup = BySide<SideLineup>;

interface OnIce {
  readonly skaters: ReadonlySet<PersonId>;
  readonly goalie: PersonId | null;
  readonly pulled: boolean;
}

const starter = (goalies: readonly Member[]): PersonId | null =>
  goalies.find(({ isStarter }) => isStarter)?.id ?? (goalies.length === 1 ? (goalies[0]?.id ?? null) : null);

type Ice = BySide<OnIce>;

const listed = (ice: Ice, lists: BySide<readonly PersonId[] | null>, { persons }: MatchDetails): Ice =>
  bySide((side) => {
    const list = lists[side];
    if (list === null) return ice[side];
    return { ...ice[side], skaters: new Set(list.filter((id) => persons.get(id)?.isGoalie !== true)) };
  });

const changedSkater = ({ skaters }: OnIce, { player, direction }: PlayerTime): ReadonlySet<PersonId> => {
  const next = new Set(skaters);
  if (player !== null && direction === 'on') next.add(player);
  if (player !== null && direction === 'off') next.delete(player);
  return next;
};

const changedGoalie = (own: OnIce, { player, direction }: PlayerTime): OnIce => {
  if (direction === 'on') return { ...own, goalie: player, pulled: false };
  return own.goalie === player || own.goalie === null ? { ...own, goalie: null, pulled: true } : own;
};

const timed = (ice: Ice, event: PlayerTime, { persons }: MatchDetails): Ice => {
  const person = event.player === null ? undefined : persons.get(event.player);
  const side = event.side ?? person?.side ?? null;
  if (event.player === null || side === null || event.direction === null) return ice;
  const own = ice[side];
  return withSide(
    ice,
    side,
    event.isGoalie || person?.isGoalie === true
      ? changedGoalie(own, event)
      : { ...own, skaters: changedSkater(own, event) },
  );
};

/** The goalie who saved or was scored on was in net, even if nobody said that he went there. */
const inNet = (ice: Ice, side: Side, goalie: PersonId): Ice => {
  const own = ice[side];
  return own.pulled || own.goalie === goalie ? ice : withSide(ice, side, { ...own, goalie });
};

/** Follows who is on the ice: PlayerTime one by one, events that list the players on the ice all at once. */
const onIceOf = foldOf<Ice>({
  basis: (match) => [detailsOf(match)],
  begin: (match) =>
    bySide((side) => ({
      skaters: new Set(),
      goalie: starter(detailsOf(match).goalies[side]),
      pulled: false,
    })),
  concerns: (event) =>
    event.onIce !== null || event.type === 'playerTime' || event.type === 'shot' || event.type === 'goal',
  step: (ice, { event }, match) => {
    const details = detailsOf(match);
    const now = event.onIce === null ? ice : listed(ice, event.onIce, details);
    if (event.type === 'playerTime') return timed(now, event, details);
    return (event.type === 'shot' || event.type === 'goal') && event.goalie !== null && event.side !== null
      ? inNet(now, opponentOf(event.side), event.goalie)
      : now;
  },
});

const lineOf = (number: LineNumber, roster: readonly Member[]): Line => {
  const inSlot = (slot: LineSlot): Member | null =>
    roster.find(({ positionId }) => {
      const position = positionOf(positionId);
      return position?.type === 'skater' && position.line === number && position.slot === slot;
    }) ?? null;
  const slots = Object.fromEntries(lineSlots.map((slot) => [slot, inSlot(slot)]));
  return { number, slots: slots as Record<LineSlot, Member | null> };
};

type Fixed = Pick<SideLineup, 'lines' | 'goalies' | 'others'>;

/** What of the line-ups the rosters alone decide. */
const fixedOf = readingOfTypes(
  [],
  (match) => [detailsOf(match)],
  (match): BySide<Fixed> => {
    const { roster, goalies } = detailsOf(match);
    return bySide((side) => {
      const keepers = new Set(goalies[side].map(({ id }) => id));
      return {
        lines: lineNumbers.map((number) => lineOf(number, roster[side])),
        goalies: goalies[side],
        others: roster[side].filter(
          ({ id, positionId }) => !keepers.has(id) && positionOf(positionId) === null,
        ),
      };
    });
  },
);

/** Both sides' line-ups: lines 1 to 4 and goalies by position id (specification §9), and who is on the ice. */
export const lineupOf = readingOf((match: LiveMatch): Lineup => {
  const fixed = fixedOf(match);
  const ice = onIceOf(match);
  return bySide((side) => ({
    ...fixed[side],
    onIce: ice[side].skaters,
    goalieInNet: ice[side].goalie,
    netIsEmpty: ice[side].pulled,
  }));
});
