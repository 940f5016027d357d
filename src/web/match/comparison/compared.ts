import type { Counted } from '@kampdag/core/live/figures/source';
import { type BySide, mapSides } from '@kampdag/core/side';
import type { Figure } from '@kampdag/core/sport/figures';

/** One figure that both teams are compared by. */
export interface Compared {
  readonly label: string;
  /** What the bar shows. */
  readonly values: BySide<number>;
  /** What is written. */
  readonly texts: BySide<string>;
  /** What it counts; left out where it has no events of its own. */
  readonly counts?: Counted | undefined;
  /** For `4/9`: what the nine are. */
  readonly among?: readonly Figure[] | undefined;
}

/** A figure of both teams; a dash where one is not known, nothing where neither is. */
export const compared = (
  label: string,
  values: BySide<number | null>,
  text: (value: number) => string = String,
  counts?: Counted,
): readonly Compared[] =>
  values.home === null && values.away === null
    ? []
    : [
        {
          label,
          values: mapSides(values, (value) => value ?? 0),
          texts: mapSides(values, (value) => (value === null ? '–' : text(value))),
          counts,
        },
      ];

/** The figures that are not zero on both sides. */
export const withoutZeros = (rows: readonly Compared[]): readonly Compared[] =>
  rows.filter(({ values }) => values.home + values.away > 0);
