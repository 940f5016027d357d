/** The five slots of a line, in the order of the federation's position ids (specification §9). */
export type LineSlot = 'RD' | 'LD' | 'RW' | 'CE' | 'LW';

/** All slots, in that order. */
export const lineSlots: readonly LineSlot[] = ['RD', 'LD', 'RW', 'CE', 'LW'];

/** A line of five skaters, 1 to 4. */
export type LineNumber = 1 | 2 | 3 | 4;

/** All lines. */
export const lineNumbers: readonly LineNumber[] = [1, 2, 3, 4];

/** A line's players by slot; null for an empty slot. */
export interface Line<Player> {
  readonly number: LineNumber;
  readonly slots: Readonly<Record<LineSlot, Player | null>>;
}

/** A side's players by line. */
export interface PlayersByLine<Player> {
  /** All four lines. */
  readonly lines: readonly Line<Player>[];
  readonly goalies: readonly Player[];
  /** Skaters without a slot. */
  readonly others: readonly Player[];
}

/** All four lines, given the player in each slot. */
export const linesOf = <Player>(
  playerIn: (line: LineNumber, slot: LineSlot) => Player | null,
): readonly Line<Player>[] =>
  lineNumbers.map((number) => ({
    number,
    slots: {
      RD: playerIn(number, 'RD'),
      LD: playerIn(number, 'LD'),
      RW: playerIn(number, 'RW'),
      CE: playerIn(number, 'CE'),
      LW: playerIn(number, 'LW'),
    },
  }));

/** The position id of a line's slot: 0–4 line 1, 5–9 line 2, 10–14 line 3, 15–19 line 4; 20 is the goalie. */
export const positionIdOf = (line: LineNumber, slot: LineSlot): number =>
  (line - 1) * lineSlots.length + lineSlots.indexOf(slot);

/** Whether a position id is a goalie's or a slot's. */
export const isPositionId = (id: number | null): boolean => id !== null && id >= 0 && id <= 20;
