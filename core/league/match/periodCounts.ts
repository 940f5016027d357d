import { type BySide, bySide, type Side } from '../../side.ts';
import { byPlace, type PeriodPlace, placeKey } from './periodPlace.ts';

interface Counted {
  readonly side: Side | null;
  readonly place: PeriodPlace | null;
  readonly amount: number;
}

/** Amounts by side and period; null where unknown. */
export interface PeriodCounts {
  readonly places: readonly PeriodPlace[];
  readonly counts: BySide<readonly (number | null)[]>;
  readonly totals: BySide<number | null>;
}

/** Counts by the given periods, in their order. An amount without a period counts only in the total. */
export const countByPeriod = (places: readonly PeriodPlace[], counted: readonly Counted[]): PeriodCounts => {
  const sum = (side: Side, place: PeriodPlace | null): number =>
    counted
      .filter(
        (amount) =>
          amount.side === side &&
          (place === null || (amount.place !== null && placeKey(amount.place) === placeKey(place))),
      )
      .reduce((total, { amount }) => total + amount, 0);
  return {
    places,
    counts: bySide((side) => places.map((place) => sum(side, place))),
    totals: bySide((side) => sum(side, null)),
  };
};

/** The periods of a table: those always played by the rules and those reported, each once, in playing order. */
export const placesOf = (
  always: readonly PeriodPlace[],
  reported: readonly (PeriodPlace | null)[],
): readonly PeriodPlace[] => [
  ...new Map(
    [...always, ...reported.filter((place) => place !== null)]
      .toSorted(byPlace)
      .map((place) => [placeKey(place), place]),
  ).values(),
];
