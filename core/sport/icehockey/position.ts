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

/** The position of a position id: 0–4 line 1, 5–9 line 2, 10–14 line 3, 15–19 line 4, 20 goalie. */
export type Position =
  | { readonly type: 'skater'; readonly line: LineNumber; readonly slot: LineSlot }
  | { readonly type: 'goalie' };

/** The position of an id; null for an unknown one. */
export const positionOf = (positionId: number | null): Position | null => {
  if (positionId === null) return null;
  if (positionId === 20) return { type: 'goalie' };
  const line = lineNumbers[Math.floor(positionId / 5)];
  const slot = lineSlots[positionId % 5];
  return line === undefined || slot === undefined ? null : { type: 'skater', line, slot };
};
