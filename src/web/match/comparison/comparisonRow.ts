import type { Counted } from '@kampdag/core/live/figures/source';
import { type BySide, mapSides } from '@kampdag/core/side';
import type { Figure } from '@kampdag/core/sport/figures';

/** One figure of both teams. */
export interface ComparisonRow {
  readonly label: string;
  /** The bar's lengths. */
  readonly values: BySide<number>;
  /** The displayed figures. */
  readonly texts: BySide<string>;
  /** The figure it counts; left out where it has no events of its own. */
  readonly counts?: Counted | undefined;
  /** For `4/9`: the figures that make up the nine. */
  readonly among?: readonly Figure[] | undefined;
}

/** A row with a figure of both teams, a dash where one is unknown; none where both are. */
export const comparisonRow = (
  label: string,
  values: BySide<number | null>,
  text: (value: number) => string = String,
  counts?: Counted,
): readonly ComparisonRow[] =>
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

/** The rows that are not zero on both sides. */
export const withoutZeros = (rows: readonly ComparisonRow[]): readonly ComparisonRow[] =>
  rows.filter(({ values }) => values.home + values.away > 0);
