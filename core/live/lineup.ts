import type { PersonId } from '../ids.ts';
import { type BySide, bySide, sides } from '../side.ts';
import {
  type LineNumber,
  type LineSlot,
  lineNumbers,
  lineSlots,
  positionOf,
} from '../sport/icehockey/position.ts';
import { detailsOf } from './details.ts';
import { eventsOf, type LiveMatch, readingOf } from './match.ts';
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
  readonly skaters: Set<PersonId>;
  goalie: PersonId | null;
  pulled: boolean;
}

const starter = (goalies: readonly Member[]): PersonId | null =>
  goalies.find(({ isStarter }) => isStarter)?.id ?? (goalies.length === 1 ? (goalies[0]?.id ?? null) : null);

/** Follows who is on the ice: PlayerTime one by one, events that list the players on the ice all at once. */
const onIceOf = (match: LiveMatch): BySide<OnIce> => {
  const { goalies, persons } = detailsOf(match);
  const ice: BySide<OnIce> = bySide((side) => ({
    skaters: new Set(),
    goalie: starter(goalies[side]),
    pulled: false,
  }));
  for (const { event } of eventsOf(match).all) {
    if (event.onIce !== null) {
      for (const side of sides) {
        const listed = event.onIce[side];
        if (listed === null) continue;
        ice[side].skaters.clear();
        for (const id of listed) if (persons.get(id)?.isGoalie !== true) ice[side].skaters.add(id);
      }
    }
    if (event.type === 'playerTime' && event.player !== null) {
      const person = persons.get(event.player);
      const side = event.side ?? person?.side ?? null;
      if (side === null || event.direction === null) continue;
      const own = ice[side];
      if (event.isGoalie || person?.isGoalie === true) {
        if (event.direction === 'on') {
          own.goalie = event.player;
          own.pulled = false;
        } else if (own.goalie === event.player || own.goalie === null) {
          own.goalie = null;
          own.pulled = true;
        }
      } else if (event.direction === 'on') own.skaters.add(event.player);
      else own.skaters.delete(event.player);
    }
    // The goalie who saved or was scored on was in net, even if nobody said that he went there.
    if ((event.type === 'shot' || event.type === 'goal') && event.goalie !== null && event.side !== null) {
      const against = ice[event.side === 'home' ? 'away' : 'home'];
      if (!against.pulled) against.goalie = event.goalie;
    }
  }
  return ice;
};

const lineOf = (number: LineNumber, roster: readonly Member[]): Line => {
  const inSlot = (slot: LineSlot): Member | null =>
    roster.find(({ positionId }) => {
      const position = positionOf(positionId);
      return position?.type === 'skater' && position.line === number && position.slot === slot;
    }) ?? null;
  const slots = Object.fromEntries(lineSlots.map((slot) => [slot, inSlot(slot)]));
  return { number, slots: slots as Record<LineSlot, Member | null> };
};

/** Both sides' line-ups: lines 1 to 4 and goalies by position id (specification §9), and who is on the ice. */
export const lineupOf = readingOf((match: LiveMatch): Lineup => {
  const { roster, goalies } = detailsOf(match);
  const ice = onIceOf(match);
  return bySide((side) => {
    const keepers = new Set(goalies[side].map(({ id }) => id));
    return {
      lines: lineNumbers.map((number) => lineOf(number, roster[side])),
      goalies: goalies[side],
      others: roster[side].filter(
        ({ id, positionId }) => !keepers.has(id) && positionOf(positionId) === null,
      ),
      onIce: ice[side].skaters,
      goalieInNet: ice[side].goalie,
      netIsEmpty: ice[side].pulled,
    };
  });
});
